/** The sender of tasks that the process itself or a single person queues: only the length is limited. */
export const nobody = '';

/** What a refused task is rejected with, and how many seconds later a retry makes sense. */
export type Refusal = (retryAfter?: number) => Error;

export interface Waiting {
  begin: () => void;
  refuse: (reason: Error) => void;
}

/** Takes one task from each sender in turn. When full, the sender with the most tasks loses its last one. */
export class FairQueue {
  readonly #maxLength: number;
  readonly #maxPerSender: number;
  /** Waiting tasks by sender; the next sender is first. */
  readonly #senders = new Map<string, Waiting[]>();
  #length = 0;
  readonly #refusal: Refusal;

  constructor(maxLength: number, maxPerSender: number, refusal: Refusal) {
    this.#refusal = refusal;
    this.#maxLength = maxLength;
    this.#maxPerSender = maxPerSender;
  }

  /** @throws the refusal when the sender has too many tasks, or the queue is full of others' */
  add(from: string, task: Waiting): void {
    const own = this.#senders.get(from) ?? [];
    const isTooMany = from !== nobody && own.length >= this.#maxPerSender;
    if (isTooMany) throw this.#refusal();
    if (this.#length >= this.#maxLength) this.#makeRoom(own.length);
    this.#senders.set(from, own);
    own.push(task);
    this.#length += 1;
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

  /** Takes a task out of the queue, if it is still waiting. */
  remove(from: string, task: Waiting): boolean {
    const own = this.#senders.get(from) ?? [];
    const at = own.indexOf(task);
    if (at === -1) return false;
    own.splice(at, 1);
    if (own.length === 0) this.#senders.delete(from);
    this.#length -= 1;
    return true;
  }

  /** @throws the refusal when no sender has clearly more waiting tasks than the new one */
  #makeRoom(own: number): void {
    const most = [...this.#senders.values()].reduce(
      (a, b) => (b.length > a.length ? b : a),
      [] as Waiting[],
    );
    if (most.length <= own + 1) throw this.#refusal();
    most.pop()?.refuse(this.#refusal());
    this.#length -= 1;
  }
}
