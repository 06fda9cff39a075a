import { overloaded } from '../failure.ts';

/** Whose task it is. */
export interface Turn {
  /** Tasks from the same place (a network) wait for each other before others wait for them. */
  from: string;
  /** Goes before all that are not, and has waiting places of its own. */
  isFirst: boolean;
}

/** Runs a task when its turn comes. */
export type WorkQueue = <Result>(task: () => Promise<Result>, turn?: Turn) => Promise<Result>;

const anybody: Turn = { from: '', isFirst: false };

/**
 * Lets `atOnce` costly tasks run, `longest` more wait of each rank, and answers 503 to the rest, so that
 * hashing and pictures never take the whole machine. Whoever sends many waits behind who sends few.
 *
 * Not `p-limit`, which the share app uses: its line is one for everybody, in the order of arrival, and without end.
 * Every test of this file needs what it lacks: a bound with a refusal, turns by sender, a rank.
 */
export function createWorkQueue(atOnce: number, longest: number): WorkQueue {
  let running = 0;
  const first = new FairLine(longest);
  const others = new FairLine(longest);

  async function takePlace({ from, isFirst }: Turn): Promise<void> {
    if (running < atOnce) {
      running += 1;
      return;
    }
    await (isFirst ? first : others).wait(from);
  }

  // The place is handed on rather than given back, so nobody can slip in between.
  function leavePlace(): void {
    const next = first.next() ?? others.next();
    if (next === undefined) running -= 1;
    else next.begin();
  }

  return async (task, turn = anybody) => {
    await takePlace(turn);
    try {
      return await task();
    } finally {
      leavePlace();
    }
  };
}

interface Waiting {
  begin: () => void;
  refuse: (reason: Error) => void;
}

/** Takes one from each place in turn. When it is full the place with most waiting loses its last. */
class FairLine {
  readonly #longest: number;
  /** By where they come from, the one whose turn is next first. */
  readonly #places = new Map<string, Waiting[]>();
  #length = 0;

  constructor(longest: number) {
    this.#longest = longest;
  }

  async wait(from: string): Promise<void> {
    const own = this.#places.get(from) ?? [];
    if (this.#length >= this.#longest) this.#makeRoom(own.length);
    const { promise, resolve: begin, reject: refuse } = Promise.withResolvers<void>();
    this.#places.set(from, own);
    own.push({ begin, refuse });
    this.#length += 1;
    return promise;
  }

  next(): Waiting | undefined {
    const [turn] = this.#places;
    if (turn === undefined) return undefined;
    const [from, waiting] = turn;
    this.#places.delete(from);
    const next = waiting.shift();
    if (waiting.length > 0) this.#places.set(from, waiting);
    this.#length -= 1;
    return next;
  }

  /** @throws Failure 503 when nobody has clearly more waiting than the newcomer */
  #makeRoom(own: number): void {
    const most = [...this.#places.values()].reduce(
      (a, b) => (b.length > a.length ? b : a),
      [] as Waiting[],
    );
    if (most.length <= own + 1) throw overloaded();
    most.pop()?.refuse(overloaded());
    this.#length -= 1;
  }
}
