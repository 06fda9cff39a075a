import { freePort } from './free-port.ts';
import { startServer } from './server-process.ts';

export interface TestRedis {
  url: string;
  /** It answers nothing, and closes no connection, until it is resumed. */
  hang(): void;
  resume(): void;
  kill(): Promise<void>;
  /** On the same port, empty. */
  restart(): Promise<void>;
}

/** A Redis server of a test's own, on a free port of this machine alone, that keeps nothing. */
export async function startTestRedis(program: string): Promise<TestRedis> {
  const port = await freePort();
  const settings = ['--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
  const start = () =>
    startServer(program, ['--port', String(port), ...settings], {
      words: 'Ready to accept connections',
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
