import { freePort } from '../free-port.ts';
import { startServer } from '../server-process.ts';

export interface TestRedis {
  url: string;
  /** Stops it from answering, with its connections open, until `resume`. */
  hang(): void;
  resume(): void;
  kill(): Promise<void>;
  /** Starts it again on the same port, empty. */
  restart(): Promise<void>;
}

/** A Redis server without persistence, on a free loopback port. */
export async function startTestRedis(program: string): Promise<TestRedis> {
  const port = await freePort();
  const settings = ['--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
  const start = () =>
    startServer(program, ['--port', String(port), ...settings], {
      logText: 'Ready to accept connections',
    });
  let running = await start();
  return {
    url: `redis://127.0.0.1:${port}`,
    hang: () => void running.child.kill('SIGSTOP'),
    resume: () => void running.child.kill('SIGCONT'),
    kill: () => running.end('SIGKILL'),
    restart: async () => {
      running = await start();
    },
  };
}
