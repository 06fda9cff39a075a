import { createWorkQueue } from '../http/limits/work-queue.ts';
import { overloaded } from '../http/failure.ts';
import type { Api } from '../http/api.ts';

/** More would keep the database from answering requests. */
const concurrency = 2;
const maxWaiting = 100;
/** Nobody waits for it, but after so long people have asked again. */
const maxWaitMs = 60_000;

export interface AfterAnswer {
  /**
   * Runs the task without waiting for it. Senders take turns.
   * @throws Failure 503 when too many tasks wait
   */
  run(task: () => Promise<void>, from: string): void;
}

/**
 * Work whose duration would tell whether an address has an account. The answer is sent before anything is
 * looked up, so it takes the same time for every address. A process that dies in between loses the task,
 * as a mail can get lost: the person asks again.
 */
export function createAfterAnswer(api: Api, name: string): AfterAnswer {
  const enqueue = createWorkQueue(concurrency, maxWaiting, {
    maxWaitMs,
    maxPerSender: maxWaiting,
  });
  const running = new Set<Promise<void>>();
  api.addHook('onClose', async () => {
    await Promise.all(running);
  });
  return {
    run: (task, from) => {
      if (running.size >= concurrency + maxWaiting) throw overloaded();
      const done = enqueue(task, { from, isFirst: false })
        .catch((error: unknown) => {
          api.log.warn({ err: error }, `${name} failed`);
        })
        .finally(() => running.delete(done));
      running.add(done);
    },
  };
}
