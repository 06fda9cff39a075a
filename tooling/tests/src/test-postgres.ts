import { execFileSync } from 'node:child_process';
import { chownSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { freePort } from './free-port.ts';
import { findPostgresBinaries } from './postgres-binaries.ts';
import { startServer } from './server-process.ts';

export interface TestPostgres {
  /** A maintenance database, with a role that may create databases. */
  url: string;
  /** Restarts it with a fast shutdown, which disconnects its clients. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

interface Server {
  binaries: string;
  folder: string;
  /** The unprivileged user it runs as if this process is root, because initdb refuses root. */
  owner: { uid: number; gid: number } | undefined;
}

/** Faster, because test data need not survive a power failure. */
const withoutDurability = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];

/**
 * A PostgreSQL server for tests: the one of TEST_DATABASE_URL, which keeps running, or a new one in a
 * temporary folder, on a free loopback port, which `stop` removes.
 * @param settings further server settings, `name=value`
 * @throws NoPostgresError if PostgreSQL is not installed and cannot be fetched
 */
export async function startTestPostgres(
  settings: string[] = withoutDurability,
): Promise<TestPostgres> {
  const given = process.env['TEST_DATABASE_URL'];
  if (given) {
    const restart = () =>
      Promise.reject(new Error('The server of TEST_DATABASE_URL cannot be restarted by a test.'));
    return { url: given, restart, stop: () => Promise.resolve() };
  }

  const server = makeServer(findPostgresBinaries());
  const port = await freePort();
  const start = () =>
    startServer(join(server.binaries, 'postgres'), serverArguments(server, port, settings), {
      ...server.owner,
      cwd: server.folder,
      logText: 'ready to accept connections',
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

/** Runs one statement on a separate connection, for CREATE and DROP DATABASE. */
export async function runOn(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** The URL of another database on the same server. */
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
  // The locale decides which letters have trigrams: with C, only ASCII letters do.
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

/** The unprivileged user that servers run as if this process is root. */
export function serverOwner(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const users = readFileSync('/etc/passwd', 'utf8').split('\n');
  const fields = ['postgres', 'nobody']
    .map((name) => users.find((line) => line.startsWith(`${name}:`))?.split(':'))
    .find((found) => found !== undefined);
  if (!fields)
    throw new Error(
      'PostgreSQL cannot run as root, and neither user postgres nor user nobody exists.',
    );
  return { uid: Number(fields[2]), gid: Number(fields[3]) };
}
