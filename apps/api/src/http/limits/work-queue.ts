import { overloaded } from '../failure.ts';

/** The position of a task in the queue. */
export interface Turn {
  /** The sender, such as a network. Senders take turns, whatever the number of their tasks. */
  from: string;
  /** Runs before all tasks without priority and has waiting slots of its own. */
  isFirst: boolean;
}

/** Queues a task and returns its result. */
export type WorkQueue = <Result>(task: () => Promise<Result>, turn?: Turn) => Promise<Result>;

const defaultTurn: Turn = { from: '', isFirst: false };

/**
 * Runs up to `concurrency` expensive tasks at once, keeps up to `maxWaiting` more per priority, and
 * refuses the rest with 503, so that hashing and pictures cannot use the whole machine. Senders with many
 * tasks wait behind those with few.
 *
 * `p-limit`, which the share app uses, has an unbounded queue in order of arrival: it has no limit with a
 * refusal, no turns by sender and no priority.
 */
export function createWorkQueue(concurrency: number, maxWaiting: number): WorkQueue {
  let running = 0;
  const first = new FairQueue(maxWaiting);
  const others = new FairQueue(maxWaiting);

  async function acquire({ from, isFirst }: Turn): Promise<void> {
    if (running < concurrency) {
      running += 1;
      return;
    }
    await (isFirst ? first : others).wait(from);
  }

  // Hands the slot directly to the next task, so that a new one cannot overtake it.
  function release(): void {
    const next = first.next() ?? others.next();
    if (next === undefined) running -= 1;
    else next.begin();
  }

  return async (task, turn = defaultTurn) => {
    await acquire(turn);
    try {
      return await task();
    } finally {
      release();
    }
  };
}

interface Waiting {
  begin: () => void;
  refuse: (reason: Error) => void;
}

/** Takes one task from each sender in turn. When full, the sender with the most tasks loses its last one. */
class FairQueue {
  readonly #maxLength: number;
  /** Waiting tasks by sender; the next sender is first. */
  readonly #senders = new Map<string, Waiting[]>();
  #length = 0;

  constructor(maxLength: number) {
    this.#maxLength = maxLength;
  }

  async wait(from: string): Promise<void> {
    const own = this.#senders.get(from) ?? [];
    if (this.#length >= this.#maxLength) this.#makeRoom(own.length);
    const { promise, resolve: begin, reject: refuse } = Promise.withResolvers<void>();
    this.#senders.set(from, own);
    own.push({ begin, refuse });
    this.#length += 1;
    return promise;
  }

  next(): Waiting | undefined {
    const [turn] = this.#senders;
    if (turn === undefined) return undefined;
    const [from, waiting] = turn;
    this.#senders.delete(from);
    const next = waiting.shift();
    if (waiting.length > 0) this.#senders.set(from, waiting);
    this.#length -= 1;
    return next;
  }

  /** @throws Failure 503 when no sender has clearly more waiting tasks than the new one */
  #makeRoom(own: number): void {
    const most = [...this.#senders.values()].reduce(
      (a, b) => (b.length > a.length ? b : a),
      [] as Waiting[],
    );
    if (most.length <= own + 1) throw overloaded();
    most.pop()?.refuse(overloaded());
    this.#length -= 1;
  }
}
