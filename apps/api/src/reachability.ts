/** Told when something has gone (with the reason) or is back. */
type Listener = (isThere: boolean, reason?: unknown) => void;

/**
 * Whether a service that the API can do without is there. Whoever uses it says what it saw; whoever
 * watches hears of each change once, however many calls have failed in between.
 */
export class Reachability {
  readonly name: string;
  /** What happens while it is away, as the end of a sentence for the log. */
  readonly meanwhile: string;
  readonly #listeners: Listener[] = [];
  #isThere = true;
  #reason: unknown;

  constructor(name: string, meanwhile: string) {
    this.name = name;
    this.meanwhile = meanwhile;
  }

  get isThere(): boolean {
    return this.#isThere;
  }

  lost(reason: unknown): void {
    if (!this.#isThere) return;
    this.#isThere = false;
    this.#reason = reason;
    for (const tell of this.#listeners) tell(false, reason);
  }

  found(): void {
    if (this.#isThere) return;
    this.#isThere = true;
    for (const tell of this.#listeners) tell(true);
  }

  /** Also tells at once when it is away already. */
  watch(tell: Listener): void {
    this.#listeners.push(tell);
    if (!this.#isThere) tell(false, this.#reason);
  }
}
