import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { Worker, isMainThread, parentPort, workerData } from 'node:worker_threads';

/** What a visitor waited for; status 0 when there was no answer. */
export interface Seen {
  status: number;
  ms: number;
}

const everyMs = 50;

/**
 * Calls each address again and again until `work` is done, as somebody else would: on a new connection
 * each time. In a thread of its own, because the attack would delay it.
 */
export async function watchOthers(
  addresses: Readonly<Record<string, string>>,
  work: () => Promise<unknown>,
): Promise<Record<string, Seen[]>> {
  const watcher = new Worker(new URL(import.meta.url), { workerData: { addresses } });
  await once(watcher, 'message');
  await work();
  const seen = once(watcher, 'message');
  watcher.postMessage('stop');
  const [answers] = await seen;
  return answers;
}

async function watch(addresses: Readonly<Record<string, string>>): Promise<void> {
  const stopped = new AbortController();
  parentPort?.once('message', () => stopped.abort());
  // The first calls warm up this thread and the servers.
  for (const url of Object.values(addresses)) await visit(url);
  parentPort?.postMessage('watching');
  const seen = Object.entries(addresses).map(async ([name, url]) => {
    const answers: Seen[] = [];
    while (!stopped.signal.aborted) {
      answers.push(await visit(url));
      await wait(everyMs);
    }
    return [name, answers] as const;
  });
  parentPort?.postMessage(Object.fromEntries(await Promise.all(seen)));
  process.exit();
}

function visit(url: string): Promise<Seen> {
  const began = performance.now();
  const since = () => performance.now() - began;
  return new Promise((resolve) => {
    const agent = new Agent({ keepAlive: false });
    const asking = get(url, { agent }, (answer) => {
      answer.resume().once('close', () => resolve({ status: answer.statusCode ?? 0, ms: since() }));
    });
    asking.once('error', () => resolve({ status: 0, ms: since() }));
  });
}

if (!isMainThread) await watch(workerData.addresses);
