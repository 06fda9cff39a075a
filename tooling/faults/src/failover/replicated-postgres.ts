import { execFile } from 'node:child_process';
import {
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '@buddyline/tests/free-port';
import { findPostgresBinaries } from '@buddyline/tests/postgres-binaries';
import { type ServerProcess, startServer } from '@buddyline/tests/server-process';
import { runOn, serverOwner } from '@buddyline/tests/test-postgres';

const run = promisify(execFile);
const owner = serverOwner();

/** One server as Debian lays it out: its configuration is apart from its data, so that a copy of the data leaves it. */
export interface Server {
  port: number;
  data: string;
  config: string;
}

export interface ReplicatedPostgres {
  /** The parent folder of both, which belongs to their user. */
  folder: string;
  primary: Server;
  standby: Server;
  /** A role's URL on one of them. */
  urlOn: (server: Server) => string;
  /** As a power cut of the primary. */
  killPrimary: () => Promise<void>;
  killStandby: () => Promise<void>;
  startStandby: () => Promise<void>;
  /** Runs a script of `apps/api/deploy` as their user, with PostgreSQL's programs on the PATH. */
  runScript: (script: string, args: string[], env: Record<string, string>) => Promise<string>;
  stop: () => Promise<void>;
}

/** Puts a disk at a folder. @returns a function that takes it away */
type Mount = (folder: string) => () => void;
const noMount: Mount = () => () => {};

/** The folder of a whole installation; null if it lacks a program that only Debian's package and the like have. */
export function findReplicationPrograms(): string | null {
  // A link may lead to one program only.
  const folder = dirname(realpathSync(join(findPostgresBinaries(), 'initdb')));
  const needed = ['pg_basebackup', 'pg_ctl', 'pg_rewind', 'psql'];
  return needed.every((name) => existsSync(join(folder, name))) ? folder : null;
}

/**
 * A primary and its synchronous standby, set up as FAILOVER.md says, with the database `buddyline`.
 * @param binaries `findReplicationPrograms()`
 * @param mountPrimary may put a disk at the primary's folder of data
 */
export async function startReplicatedPostgres(
  binaries: string,
  mountPrimary: Mount = noMount,
): Promise<ReplicatedPostgres> {
  const folder = mkdtempSync(join(tmpdir(), 'buddyline-failover-'));
  if (owner) chownSync(folder, owner.uid, owner.gid);
  const program = (name: string, ...args: string[]) =>
    run(join(binaries, name), args, { ...owner, cwd: folder });
  const primary = await addServer(folder, 'one');
  mkdirSync(primary.data);
  const unmount = mountPrimary(primary.data);
  if (owner) chownSync(primary.data, owner.uid, owner.gid);
  await program('initdb', '-D', primary.data, '-U', 'postgres', '-A', 'trust', '--locale=C.UTF-8');
  const first = await startOn(binaries, primary);
  const admin = adminUrl(primary);
  await runOn(admin, 'create role buddyline login');
  await runOn(admin, 'create database buddyline owner buddyline');
  const standby = await addServer(folder, 'two');
  const from = `host=127.0.0.1 port=${primary.port} user=postgres`;
  await program('pg_basebackup', '-d', from, '-D', standby.data, '-R', '-c', 'fast');
  let second = await startOn(binaries, standby);
  await runOn(admin, `alter system set synchronous_standby_names = '*'`);
  await runOn(admin, 'select pg_reload_conf()');
  return {
    folder,
    primary,
    standby,
    urlOn: ({ port }) => `postgres://buddyline@127.0.0.1:${port}/buddyline`,
    killPrimary: () => first.end('SIGKILL'),
    killStandby: () => second.end('SIGKILL'),
    startStandby: async () => {
      second = await startOn(binaries, standby);
    },
    runScript: async (script, args, env) => {
      const PATH = `${binaries}:${process.env['PATH']}`;
      const options = { ...owner, cwd: folder, env: { PATH, ...env } };
      return (await run(script, args, options)).stdout;
    },
    stop: async () => {
      await second.end('SIGINT');
      await first.end('SIGINT');
      // Started again by `rejoin.sh`; it is stopped already if that has not run.
      await program('pg_ctl', '-D', primary.config, '-m', 'immediate', 'stop').catch(() => null);
      unmount();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export function adminUrl({ port }: Server): string {
  return `postgres://postgres@127.0.0.1:${port}/postgres`;
}

async function addServer(folder: string, name: string): Promise<Server> {
  const server = {
    port: await freePort(),
    data: join(folder, name, 'data'),
    config: join(folder, name, 'config'),
  };
  for (const path of [join(folder, name), server.config]) {
    mkdirSync(path);
    if (owner) chownSync(path, owner.uid, owner.gid);
  }
  const settings = {
    data_directory: server.data,
    hba_file: join(server.config, 'pg_hba.conf'),
    ident_file: join(server.config, 'pg_ident.conf'),
    unix_socket_directories: join(folder, name),
    listen_addresses: '127.0.0.1',
    port: String(server.port),
    // Those of FAILOVER.md.
    wal_log_hints: 'on',
    wal_keep_size: '1GB',
  };
  const lines = Object.entries(settings).map(([setting, value]) => `${setting} = '${value}'\n`);
  const trust = ['all', 'replication'].map((what) => `host ${what} all 127.0.0.1/32 trust\n`);
  const files = {
    'postgresql.conf': lines.join(''),
    'pg_hba.conf': trust.join(''),
    'pg_ident.conf': '',
  };
  for (const [file, text] of Object.entries(files)) writeFileSync(join(server.config, file), text);
  return server;
}

function startOn(binaries: string, { config, data }: Server): Promise<ServerProcess> {
  return startServer(join(binaries, 'postgres'), ['-D', config], {
    ...owner,
    cwd: join(data, '..'),
    logText: 'ready to accept',
  });
}
