import type { Counts } from './counts.ts';
import type { Limit } from './limits.ts';

/** Keys are hashes of the same length, so this bounds the memory. */
const maxKeys = 10_000;

interface Count {
  points: number;
  /** When the first and the last point were counted, in milliseconds of `Date.now()`. */
  first: number;
  last: number;
}

/** Counts of this process. When there are too many keys, the oldest one is forgotten. */
export class CountsInMemory implements Counts {
  readonly #counts = new Map<string, Count>();

  async count(key: string, { points, durationS, wait }: Limit): Promise<number | null> {
    const now = Date.now();
    const known = this.#counts.get(key);
    if (known === undefined || known.first + durationS * 1_000 <= now) {
      this.#begin(key, now);
      return null;
    }
    const { points: counted, first, last } = known;
    if (counted >= points) {
      const doubled = last + Math.min(60, 2 ** Math.min(counted - points, 6)) * 1_000;
      const nextAt = wait === 'doubling' ? doubled : first + durationS * 1_000;
      if (nextAt > now) return Math.ceil((nextAt - now) / 1_000);
    }
    known.points += 1;
    known.last = now;
    return null;
  }

  async uncount(key: string): Promise<void> {
    const known = this.#counts.get(key);
    if (known !== undefined && known.points > 0) known.points -= 1;
  }

  async forget(key: string): Promise<void> {
    this.#counts.delete(key);
  }

  #begin(key: string, now: number): void {
    // A Map keeps insertion order, so the first key is the oldest.
    this.#counts.delete(key);
    const [oldest] = this.#counts.keys();
    if (this.#counts.size >= maxKeys && oldest !== undefined) this.#counts.delete(oldest);
    this.#counts.set(key, { points: 1, first: now, last: now });
  }
}
