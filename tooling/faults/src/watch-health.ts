import { once } from 'node:events';
import { Worker, isMainThread, parentPort, workerData } from 'node:worker_threads';
import { setTimeout as wait } from 'node:timers/promises';
import { type Answered, callerTo } from './running-api.ts';

/**
 * Asks an API for its health every 20 ms until `work` is done. In a thread of its own: whoever besieges
 * the API is busy with that, and would count their own delays as the API's.
 */
export async function healthDuring(
  origin: string,
  work: () => Promise<unknown>,
): Promise<Answered[]> {
  const watcher = new Worker(new URL(import.meta.url), { workerData: { origin } });
  await once(watcher, 'message');
  await work();
  const seen = once(watcher, 'message');
  watcher.postMessage('enough');
  const [answers] = await seen;
  return answers;
}

async function watch(origin: string): Promise<void> {
  const call = callerTo(origin);
  const answers: Answered[] = [];
  const enough = new AbortController();
  parentPort?.once('message', () => enough.abort());
  // The first call opens the connection and warms this thread up.
  await call({ path: '/api/health' });
  parentPort?.postMessage('watching');
  while (!enough.signal.aborted) {
    answers.push(await call({ path: '/api/health' }));
    await wait(20);
  }
  parentPort?.postMessage(answers);
  process.exit();
}

if (!isMainThread) await watch(workerData.origin);
