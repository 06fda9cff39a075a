import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CountsInMemory } from './counts-in-memory.ts';
import type { Limit } from './limits.ts';

const limit: Limit = {
  points: 1,
  durationS: 60,
  by: 'test',
  wait: 'rest',
  withoutRedis: 'memory',
};

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

test('calls while one waits neither count nor make the wait longer', async () => {
  const counts = new CountsInMemory();
  expect(await counts.count('a', limit)).toBe(null);
  vi.advanceTimersByTime(20_000);
  expect([await counts.count('a', limit), await counts.count('a', limit)]).toEqual([40, 40]);
  vi.advanceTimersByTime(40_000);
  expect(await counts.count('a', limit)).toBe(null);
});

test('of more than 10,000 keys the oldest is forgotten', async () => {
  const counts = new CountsInMemory();
  for (let key = 0; key <= 10_000; key += 1) await counts.count(`key ${key}`, limit);
  expect(await counts.count('key 1', limit)).toBe(60);
  expect(await counts.count('key 0', limit)).toBe(null);
  expect(await counts.count('key 1', limit)).toBe(null);
});
