/**
 * Numbers from 0 to 1 in an order fixed by `seed` (mulberry32): what is drawn with them grows by
 * chance and yet is the same in every build.
 */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** A coordinate as an SVG path writes it: a tenth of a unit is finer than a screen shows. */
export function short(value: number): string {
  return String(Math.round(value * 10) / 10);
}

/** The same for a drawing whose units are finer than a screen already. */
export function whole(value: number): string {
  return String(Math.round(value));
}
