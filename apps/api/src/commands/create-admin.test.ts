import { expect, test } from 'vitest';
import { readLevel } from './create-admin.ts';

test('an administrator is full unless another level is given', () => {
  expect(readLevel([])).toBe('full');
  expect(readLevel(['--level', 'support'])).toBe('support');
  expect(readLevel(['--level=viewer'])).toBe('viewer');
});

test.each([[['--level', 'root']], [['--level']], [['--levels', 'full']], [['full']]])(
  '%j is refused with the levels that there are',
  (options) => {
    expect(() => readLevel(options)).toThrow(/full, moderator, support, viewer/);
  },
);
