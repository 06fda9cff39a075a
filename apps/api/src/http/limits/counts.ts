import type { Limit } from './limits.ts';

/** Where points are counted. All stores have the same algorithm: what is refused is not counted. */
export interface Counts {
  /** @returns null when the point is allowed, else the seconds to wait */
  count(key: string, limit: Limit): Promise<number | null>;
  /** Gives one point back. */
  uncount(key: string): Promise<void>;
  forget(key: string): Promise<void>;
}
