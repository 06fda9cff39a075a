import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from './free-port.ts';
import { startServer } from './server-process.ts';

export interface TestS3 {
  /** As the API's configuration has it. */
  settings: {
    endpoint: string;
    region: string;
    bucket: string;
    accessKeyId: string;
    secretAccessKey: string;
    isPathStyle: boolean;
  };
  kill(): Promise<void>;
  /** On the same port, with what was stored. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

const program = fileURLToPath(import.meta.resolve('@20minutes/s3rver/lib/cli.js'));
const run = `require(${JSON.stringify(program)}).parseAsync(['', '', ...process.argv.slice(1)])`;
const bucket = 'buddyline-files';

/** An S3-compatible server of a test's own, with one bucket, on a free port of this machine alone. */
export async function startTestS3(): Promise<TestS3> {
  const folder = mkdtempSync(join(tmpdir(), 'buddyline-s3-'));
  const port = await freePort();
  const place = ['--directory', folder, '--address', '127.0.0.1', '--port', String(port)];
  // It signs the path of a bucket without the slash that Amazon's client ends it with.
  const settings = [...place, '--allow-mismatched-signatures', '--configure-bucket', bucket];
  const start = () =>
    startServer(process.execPath, ['-e', run, '--', ...settings], { words: 'listening' });
  let running = await start();
  return {
    settings: {
      endpoint: `http://127.0.0.1:${port}`,
      region: 'us-east-1',
      bucket,
      // The only account that it knows.
      accessKeyId: 'S3RVER',
      secretAccessKey: 'S3RVER',
      isPathStyle: true,
    },
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
