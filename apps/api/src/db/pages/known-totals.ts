/** Smaller totals are not cached: counting them is fast, and users would notice a stale total of a short list. */
const minTotal = 1_000;
const lifeMs = 10_000;
const maxTerms = 200;

/** A cache for the totals of common search terms. */
export class KnownTotals {
  readonly #totals = new Map<string, { total: number; until: number }>();

  get(term: string, now = Date.now()): number | undefined {
    const known = this.#totals.get(term);
    return known && known.until > now ? known.total : undefined;
  }

  set(term: string, total: number, now = Date.now()): void {
    if (total < minTotal) return;
    // A Map keeps insertion order, so the first key is the oldest.
    const [oldest] = this.#totals.keys();
    if (this.#totals.size >= maxTerms && oldest !== undefined) this.#totals.delete(oldest);
    this.#totals.delete(term);
    this.#totals.set(term, { total, until: now + lifeMs });
  }
}
