import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '../free-port.ts';
import { startServer } from '../server-process.ts';

export interface TestS3 {
  /** In the format of the API's configuration. */
  settings: {
    endpoint: string;
    region: string;
    bucket: string;
    accessKeyId: string;
    secretAccessKey: string;
    isPathStyle: boolean;
  };
  /** Where its objects are. */
  folder: string;
  kill(): Promise<void>;
  /** Starts it again on the same port, with its stored objects. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

const program = fileURLToPath(import.meta.resolve('@20minutes/s3rver/lib/cli.js'));
const run = `require(${JSON.stringify(program)}).parseAsync(['', '', ...process.argv.slice(1)])`;
const bucket = 'buddyline-files';

/** An S3-compatible server with one bucket, on a free loopback port. */
export async function startTestS3(): Promise<TestS3> {
  const folder = mkdtempSync(join(tmpdir(), 'buddyline-s3-'));
  const port = await freePort();
  const place = ['--directory', folder, '--address', '127.0.0.1', '--port', String(port)];
  // It signs the path of a bucket without the trailing slash that Amazon's client adds.
  const settings = [...place, '--allow-mismatched-signatures', '--configure-bucket', bucket];
  const start = () =>
    startServer(process.execPath, ['-e', run, '--', ...settings], { logText: 'listening' });
  let running = await start();
  return {
    settings: {
      endpoint: `http://127.0.0.1:${port}`,
      region: 'us-east-1',
      bucket,
      // Its only account.
      accessKeyId: 'S3RVER',
      secretAccessKey: 'S3RVER',
      isPathStyle: true,
    },
    folder,
    kill: () => running.end('SIGKILL'),
    restart: async () => {
      running = await start();
    },
    stop: async () => {
      await running.end('SIGKILL');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
