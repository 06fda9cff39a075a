/** Random choices that are the same for the same seed. */
export interface Random {
  /** From 0 up to, but not including, 1. */
  next(): number;
  /** A whole number from `from` to `to`. */
  whole(from: number, to: number): number;
  /** One of them; throws if there are none. */
  oneOf<T>(items: readonly T[]): T;
  /** True in that share of the cases. */
  chance(share: number): boolean;
}

/** Mulberry32, which passes the usual tests of randomness and needs one number of state. */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;

  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  return {
    next,
    whole: (from, to) => from + Math.floor(next() * (to - from + 1)),
    oneOf(items) {
      const item = items[Math.floor(next() * items.length)];
      if (item === undefined) throw new Error('There is nothing to choose from.');
      return item;
    },
    chance: (share) => next() < share,
  };
}
