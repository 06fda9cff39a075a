import { expect, test } from 'vitest';
import { wordsOf } from './servers.mjs';

test('a plain line is shown as it is', () => {
  expect(wordsOf('Loading the demo data 40 %')).toBe('Loading the demo data 40 %');
  expect(wordsOf('{ is no JSON')).toBe('{ is no JSON');
});

test('the request log is not shown', () => {
  expect(wordsOf('{"level":30,"msg":"answered","status":200}')).toBe('');
});

test('a warning is shown, an error with its stack', () => {
  expect(wordsOf('{"level":40,"msg":"Redis is away"}')).toBe('Redis is away');
  const error = { level: 50, msg: 'The request failed', err: { stack: 'Error: x\n    at y' } };
  expect(wordsOf(JSON.stringify(error))).toBe('The request failed\nError: x\n    at y');
});
