import { expect, test } from 'vitest';
import { freePort } from './free-port.ts';

test('nobody is given the same port, nor one that an outgoing connection may take', async () => {
  const ports = await Promise.all(Array.from({ length: 500 }, freePort));
  expect(new Set(ports).size).toBe(500);
  expect(Math.max(...ports)).toBeLessThan(32_768);
});
