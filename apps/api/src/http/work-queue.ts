import { overloaded } from './failure.ts';

/** Runs a task when its turn comes. */
export type WorkQueue = <Result>(task: () => Promise<Result>) => Promise<Result>;

/**
 * Lets `atOnce` costly tasks run, `longest` more wait, and answers 503 to the rest, so that hashing
 * and pictures never take the whole machine.
 */
export function createWorkQueue(atOnce: number, longest: number): WorkQueue {
  let running = 0;
  const waiting: (() => void)[] = [];

  async function takePlace(): Promise<void> {
    if (running < atOnce) {
      running += 1;
      return;
    }
    if (waiting.length >= longest) throw overloaded();
    await new Promise<void>((resolve) => waiting.push(resolve));
  }

  // The place is handed on rather than given back, so nobody can slip in between.
  function leavePlace(): void {
    const next = waiting.shift();
    if (next === undefined) running -= 1;
    else next();
  }

  return async (task) => {
    await takePlace();
    try {
      return await task();
    } finally {
      leavePlace();
    }
  };
}
