/** Below this a total is counted each time: that is quick, and a changed total of a short list would be seen. */
const commonFrom = 1_000;
const lifeMs = 10_000;
const mostTerms = 200;

/** The totals of very common search terms, each for a few seconds. */
export class KnownTotals {
  readonly #totals = new Map<string, { total: number; until: number }>();

  get(term: string, now = Date.now()): number | undefined {
    const known = this.#totals.get(term);
    return known && known.until > now ? known.total : undefined;
  }

  set(term: string, total: number, now = Date.now()): void {
    if (total < commonFrom) return;
    // A Map keeps the order of insertion: the first one is the oldest.
    const [oldest] = this.#totals.keys();
    if (this.#totals.size >= mostTerms && oldest !== undefined) this.#totals.delete(oldest);
    this.#totals.delete(term);
    this.#totals.set(term, { total, until: now + lifeMs });
  }
}
