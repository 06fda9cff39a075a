import { once } from 'node:events';
import { Worker, isMainThread, parentPort, workerData } from 'node:worker_threads';
import { setTimeout as wait } from 'node:timers/promises';
import { type CallResult, callerTo } from './running-api.ts';

interface Watched {
  origin: string;
  path?: string;
  /** Each call opens a connection of its own, as a visitor does who comes now. */
  isNewEachTime?: boolean;
}

/**
 * Calls a health check every 20 ms until `work` is done. In a worker thread, because the thread that
 * generates the load would add its own delays.
 */
export async function healthDuring(
  watched: Watched,
  work: () => Promise<unknown>,
): Promise<CallResult[]> {
  const watcher = new Worker(new URL(import.meta.url), { workerData: watched });
  await once(watcher, 'message');
  await work();
  const seen = once(watcher, 'message');
  watcher.postMessage('stop');
  const [answers] = await seen;
  return answers;
}

async function watch({ origin, path = '/api/health', isNewEachTime }: Watched): Promise<void> {
  const call = callerTo(origin, { keepAlive: isNewEachTime !== true });
  const answers: CallResult[] = [];
  const stopped = new AbortController();
  parentPort?.once('message', () => stopped.abort());
  // The first call opens the connection and warms up this thread.
  await call({ path });
  parentPort?.postMessage('watching');
  while (!stopped.signal.aborted) {
    answers.push(await call({ path }));
    await wait(20);
  }
  parentPort?.postMessage(answers);
  process.exit();
}

if (!isMainThread) await watch(workerData);
