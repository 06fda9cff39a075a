import { FairQueue, type Refusal, nobody } from './fair-queue.ts';

/** The position of a task in the queue. */
export interface Turn {
  /** The sender, such as a network. Senders take turns, whatever the number of their tasks. */
  from: string;
  /** Runs before tasks without priority, which get every third turn, and has waiting slots of its own. */
  isFirst: boolean;
  /** Aborted when nobody waits for the result any more: the task then leaves the queue. */
  signal?: AbortSignal;
}

/**
 * Begins a turn, now or when others have ended theirs. Without waiting it is no promise, so that a queue with room
 * costs next to nothing.
 * @returns what ends the turn, to be called once
 * @throws (or rejects with) the refusal
 */
export type BeginTurn = (turn?: Turn) => (() => void) | Promise<() => void>;

/** Queues a task and returns its result. */
export type WorkQueue = <Result>(task: () => Promise<Result>, turn?: Turn) => Promise<Result>;

export interface WaitLimits {
  /** After so long a waiting task is refused. */
  maxWaitMs?: number;
  /** Waiting tasks of one sender, per priority. */
  maxPerSender?: number;
}

const defaultTurn: Turn = { from: nobody, isFirst: false };
/** A person waits for an upload, and a proxy for an answer, at least this long. */
const usualWaitMs = 15_000;
/** Tasks with priority in a row while others wait. */
const maxFirstInARow = 2;

/**
 * Runs up to `concurrency` expensive tasks at once, so that hashing, pictures and pages cannot use the whole machine.
 * Up to `maxWaiting` more per priority wait for a limited time, and the rest is refused.
 * Senders with many tasks wait behind those with few, and none has more than half of the waiting slots.
 *
 * `p-limit`, which draws the demo files, and `p-queue` have unbounded queues: they have no limit with a refusal, and no
 * turns by sender. So this is the only queue.
 */
export function createWorkQueue(...limits: Parameters<typeof createTurns>): WorkQueue {
  const begin = createTurns(...limits);
  return async (task, turn) => {
    const end = await begin(turn);
    try {
      return await task();
    } finally {
      end();
    }
  };
}

/** The same for work that is not one task. */
export function createTurns(
  concurrency: number,
  maxWaiting: number,
  refusal: Refusal,
  { maxWaitMs = usualWaitMs, maxPerSender = Math.ceil(maxWaiting / 2) }: WaitLimits = {},
): BeginTurn {
  let running = 0;
  let firstInARow = 0;
  const first = new FairQueue(maxWaiting, maxPerSender, refusal);
  const others = new FairQueue(maxWaiting, maxPerSender, refusal);

  async function wait({ from, isFirst, signal }: Turn): Promise<() => void> {
    const queue = isFirst ? first : others;
    const { promise, resolve: begin, reject: refuse } = Promise.withResolvers<void>();
    const task = { begin, refuse };
    queue.add(from, task);
    const leave = () => {
      if (queue.remove(from, task)) refuse(refusal(Math.ceil(maxWaitMs / 1_000)));
    };
    const timer = setTimeout(leave, maxWaitMs);
    signal?.addEventListener('abort', leave);
    await promise.finally(() => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', leave);
    });
    return end;
  }

  // Hands the slot directly to the next task, so that a new one cannot overtake it.
  function end(): void {
    const other = firstInARow >= maxFirstInARow ? others.next() : undefined;
    const preferred = other === undefined ? first.next() : undefined;
    firstInARow = preferred === undefined ? 0 : firstInARow + 1;
    const next = other ?? preferred ?? others.next();
    if (next === undefined) running -= 1;
    else next.begin();
  }

  return (turn = defaultTurn) => {
    if (turn.signal?.aborted === true) throw refusal();
    if (running >= concurrency) return wait(turn);
    running += 1;
    return end;
  };
}
