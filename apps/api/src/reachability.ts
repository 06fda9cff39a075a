/** Called when the service is lost, with the reason, and when it is available again. */
type Listener = (isReachable: boolean, reason?: unknown) => void;

/**
 * Tracks whether an optional service is reachable. Its users report successes and failures; listeners are
 * called once per change.
 */
export class Reachability {
  readonly name: string;
  /** The consequence while it is unreachable, as the end of a log message. */
  readonly meanwhile: string;
  readonly #listeners: Listener[] = [];
  #isReachable = true;
  #reason: unknown;

  constructor(name: string, meanwhile: string) {
    this.name = name;
    this.meanwhile = meanwhile;
  }

  get isReachable(): boolean {
    return this.#isReachable;
  }

  lost(reason: unknown): void {
    if (!this.#isReachable) return;
    this.#isReachable = false;
    this.#reason = reason;
    for (const listener of this.#listeners) listener(false, reason);
  }

  found(): void {
    if (this.#isReachable) return;
    this.#isReachable = true;
    for (const listener of this.#listeners) listener(true);
  }

  /** Adds a listener, and calls it at once if the service is unreachable already. */
  watch(listener: Listener): void {
    this.#listeners.push(listener);
    if (!this.#isReachable) listener(false, this.#reason);
  }
}
