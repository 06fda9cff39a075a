import { setImmediate } from 'node:timers/promises';

const itemsPerTurn = 200;

/** `map`, but other requests have their turn after every few items. */
export async function mapInTurns<T, Result>(
  items: readonly T[],
  map: (item: T, index: number) => Result,
): Promise<Result[]> {
  const results: Result[] = [];
  for (const [index, item] of items.entries()) {
    results.push(map(item, index));
    if (results.length % itemsPerTurn === 0) await setImmediate();
  }
  return results;
}
