import { expect, test } from 'vitest';
import { littleMemory } from './little-memory.ts';

test('only a limit below 512 MiB is warned of', () => {
  expect(littleMemory(256 * 2 ** 20)).toMatch(/^The limit of memory is 256 MiB/);
  for (const enough of [0, 512 * 2 ** 20, 2 ** 53]) expect(littleMemory(enough)).toBeUndefined();
});
