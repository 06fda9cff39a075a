import { setImmediate } from 'node:timers/promises';

/** How long it works in one turn of the event loop, ms. Items differ too much to count them. */
const turnMs = 5;

/** `map`, but other requests have their turn every few milliseconds. */
export async function mapInTurns<T, Result>(
  items: readonly T[],
  map: (item: T, index: number) => Result,
): Promise<Result[]> {
  const results: Result[] = [];
  let began = performance.now();
  for (const [index, item] of items.entries()) {
    results.push(map(item, index));
    if (performance.now() - began < turnMs) continue;
    await setImmediate();
    began = performance.now();
  }
  return results;
}
