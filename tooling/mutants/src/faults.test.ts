import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { faults } from './faults.ts';

const root = new URL('../../../', import.meta.url);

test.each(faults)('$name: what it changes is once in its file', ({ file, from, to }) => {
  expect(readFileSync(new URL(file, root), 'utf8').split(from)).toHaveLength(2);
  expect(to).not.toBe(from);
});
