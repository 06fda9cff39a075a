import { expect, test } from 'vitest';
import { inTurns } from './in-turns.ts';

test('a piece has few dives, because each takes a while to write', async () => {
  const dive = 'x'.repeat(600);
  async function* dives() {
    for (let n = 0; n < 1_000; n += 1) yield dive;
  }
  const pieces: string[] = [];
  for await (const piece of inTurns(dives())) pieces.push(piece);
  expect(pieces.join('')).toBe(dive.repeat(1_000));
  expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThan(20 * dive.length);
});
