/**
 * Seeded randomness: the same seed gives the same demo data on every machine.
 * The generator is mulberry32 (public domain); its 32 bits of state are enough for this.
 */
export type Random = {
  /** 0 ≤ x < 1. */
  next(): number;
  between(min: number, max: number): number;
  /** Integer from `min` to `max`, inclusive. */
  int(min: number, max: number): number;
  chance(probability: number): boolean;
  pick<T>(list: readonly T[]): T;
  /** Picks by weight; the weights may have any sum. */
  weighted<T>(choices: readonly (readonly [T, number])[]): T;
  shuffled<T>(list: readonly T[]): T[];
  /** Up to `count` different items of the list. */
  sample<T>(list: readonly T[], count: number): T[];
  bytes(length: number): Buffer;
};

export function createRandom(seed: number | string): Random {
  const next = mulberry32(typeof seed === 'number' ? seed : hash(seed));
  const between = (min: number, max: number) => min + next() * (max - min);
  const int = (min: number, max: number) => Math.floor(between(min, max + 1));
  const pick = <T>(list: readonly T[]): T => {
    const item = list[Math.floor(next() * list.length)];
    if (item === undefined) throw new Error('Cannot pick from an empty list');
    return item;
  };
  const shuffled = <T>(list: readonly T[]): T[] => {
    const keyed = list.map((item) => ({ item, key: next() }));
    return keyed.toSorted((a, b) => a.key - b.key).map(({ item }) => item);
  };
  return {
    next,
    between,
    int,
    pick,
    shuffled,
    chance: (probability) => next() < probability,
    weighted: (choices) => pickWeighted(choices, next()),
    sample: (list, count) => shuffled(list).slice(0, count),
    bytes: (length) => Buffer.from(Array.from({ length }, () => int(0, 255))),
  };
}

/** Draws from a shuffled list, and repeats an item only after all others were drawn. */
export function createDeck<T>(list: readonly T[], random: Random): () => T {
  let rest: T[] = [];
  return () => {
    if (rest.length === 0) rest = random.shuffled(list);
    const item = rest.pop();
    if (item === undefined) throw new Error('A deck needs at least one item');
    return item;
  };
}

function pickWeighted<T>(choices: readonly (readonly [T, number])[], position: number): T {
  const total = choices.reduce((sum, [, weight]) => sum + weight, 0);
  let left = position * total;
  for (const [item, weight] of choices) {
    left -= weight;
    if (left < 0) return item;
  }
  throw new Error('The weights of a choice must be positive');
}

function mulberry32(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

function hash(text: string): number {
  let value = 2_166_136_261;
  for (const character of text) {
    value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 16_777_619);
  }
  return value >>> 0;
}
