import type { FastifyBaseLogger } from 'fastify';
import type { Background } from '../background.ts';
import { createWorkQueue } from '../http/limits/work-queue.ts';
import { overloaded } from '../http/failure.ts';

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
  run(task: () => Promise<void>, request: { from: string; log: FastifyBaseLogger }): void;
}

/**
 * Work whose duration would tell whether an address has an account. The answer is sent before anything is
 * looked up, so it takes the same time for every address. A process that dies in between loses the task,
 * as a mail can get lost: the person asks again.
 */
export function createAfterAnswer(background: Background, name: string): AfterAnswer {
  const enqueue = createWorkQueue(concurrency, maxWaiting, {
    maxWaitMs,
    maxPerSender: maxWaiting,
  });
  let begun = 0;
  return {
    run: (task, { from, log }) => {
      if (begun >= concurrency + maxWaiting) throw overloaded();
      begun += 1;
      const done = enqueue(task, { from, isFirst: false }).finally(() => void (begun -= 1));
      background.add(done, log, `${name} failed`);
    },
  };
}
