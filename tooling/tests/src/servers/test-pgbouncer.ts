import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../free-port.ts';
import { startServer } from '../server-process.ts';
import { serverOwner } from '../test-postgres.ts';

export interface TestPgbouncer {
  /** The URL of the same database through pgbouncer. */
  through(databaseUrl: string): string;
  stop(): Promise<void>;
}

/** pgbouncer in transaction mode in front of the server of `databaseUrl`, with two connections per database. */
export async function startTestPgbouncer(
  program: string,
  databaseUrl: string,
): Promise<TestPgbouncer> {
  const { hostname, port: serverPort, username } = new URL(databaseUrl);
  const folder = mkdtempSync(join(tmpdir(), 'buddyline-pgbouncer-'));
  const port = await freePort();
  const settings = join(folder, 'pgbouncer.ini');
  writeFileSync(
    settings,
    `[databases]
* = host=${hostname} port=${serverPort} user=${username}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 2
max_client_conn = 100
`,
  );
  const owner = serverOwner();
  // Like PostgreSQL, it refuses to run as root.
  if (owner) for (const path of [folder, settings]) chownSync(path, owner.uid, owner.gid);
  const running = await startServer(program, [settings], { ...owner, logText: 'process up' });
  return {
    through: (url) => {
      const changed = new URL(url);
      changed.hostname = '127.0.0.1';
      changed.port = String(port);
      return changed.href;
    },
    stop: async () => {
      await running.end('SIGTERM');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
