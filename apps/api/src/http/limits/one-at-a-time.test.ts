import { expect, test } from 'vitest';
import { OneAtATime } from './one-at-a-time.ts';

test('each person has one at a time, and what is ended twice ends nobody’s next', () => {
  const exports = new OneAtATime();
  const end = exports.begin('ada');
  expect(exports.begin('ada')).toBeUndefined();
  const endBobs = exports.begin('bob');
  expect(exports.size).toBe(2);
  end?.();
  expect(exports.begin('ada')).toBeDefined();
  end?.();
  expect(exports.begin('ada')).toBeUndefined();
  endBobs?.();
  expect(exports.size).toBe(1);
});
