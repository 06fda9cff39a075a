import { execFileSync } from 'node:child_process';
import { chownSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { freePort } from './free-port.ts';
import { findPostgresBinaries } from './postgres-binaries.ts';
import { startServer } from './server-process.ts';

export interface TestPostgres {
  /** Of a role that may create databases, on a database that is only used for that. */
  url: string;
  /** Stops it as an operator would (its clients are hung up on) and starts it again. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

interface Server {
  binaries: string;
  folder: string;
  /** The unprivileged user it runs as when this process is root: initdb refuses root. */
  owner: { uid: number; gid: number } | undefined;
}

/** Nothing here has to survive a power cut. */
const hasty = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];

/**
 * A PostgreSQL server for tests: the one of TEST_DATABASE_URL, which is left as it is, or one of its
 * own in a temporary folder, on a free port of this machine alone, which `stop` removes again.
 * @param settings further server settings, `name=value`
 * @throws NoPostgresError when there is none and none can be fetched
 */
export async function startTestPostgres(settings: string[] = hasty): Promise<TestPostgres> {
  const given = process.env['TEST_DATABASE_URL'];
  if (given) {
    const restart = () => Promise.reject(new Error('TEST_DATABASE_URL is not ours to restart.'));
    return { url: given, restart, stop: () => Promise.resolve() };
  }

  const server = makeServer(findPostgresBinaries());
  const port = await freePort();
  const start = () =>
    startServer(join(server.binaries, 'postgres'), serverArguments(server, port, settings), {
      ...server.owner,
      cwd: server.folder,
      words: 'ready to accept connections',
    });
  let running = await start();
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    restart: async () => {
      await running.end('SIGINT');
      running = await start();
    },
    stop: async () => {
      await running.end('SIGINT');
      rmSync(server.folder, { recursive: true, force: true });
    },
  };
}

/** Runs one statement on the server, for CREATE and DROP DATABASE. */
export async function runOn(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** The same server, another database. */
export function urlOfDatabase(url: string, name: string): string {
  const changed = new URL(url);
  changed.pathname = `/${name}`;
  return changed.href;
}

function makeServer(binaries: string): Server {
  const folder = mkdtempSync(join(tmpdir(), 'buddyline-postgres-'));
  const owner = serverOwner();
  if (owner) chownSync(folder, owner.uid, owner.gid);
  const data = join(folder, 'data');
  // The character type decides which letters have trigrams: plain C would leave out all but ASCII.
  const locale = process.platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8';
  const options = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync'];
  execFileSync(join(binaries, 'initdb'), [...options, `--locale=${locale}`], {
    ...owner,
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  return { binaries, folder, owner };
}

function serverArguments(server: Server, port: number, settings: string[]): string[] {
  const all = [
    `port=${port}`,
    'listen_addresses=127.0.0.1',
    `unix_socket_directories=${server.folder}`,
    'max_connections=200',
    ...settings,
  ];
  return ['-D', join(server.folder, 'data'), ...all.flatMap((setting) => ['-c', setting])];
}

/** The unprivileged user that servers run as when this process is root. */
export function serverOwner(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const users = readFileSync('/etc/passwd', 'utf8').split('\n');
  const fields = ['postgres', 'nobody']
    .map((name) => users.find((line) => line.startsWith(`${name}:`))?.split(':'))
    .find((found) => found !== undefined);
  if (!fields) throw new Error('Neither postgres nor nobody is a user here to run PostgreSQL as.');
  return { uid: Number(fields[2]), gid: Number(fields[3]) };
}
