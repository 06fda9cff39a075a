import { expect, test } from 'vitest';
import { textToShow } from './servers.mjs';

test('a plain line is shown unchanged', () => {
  expect(textToShow('Loading the demo data 40 %')).toBe('Loading the demo data 40 %');
  expect(textToShow('{ not JSON')).toBe('{ not JSON');
});

test('the request log is not shown', () => {
  expect(textToShow('{"level":30,"msg":"answered","status":200}')).toBe('');
});

test('warnings are shown, and errors with their stack', () => {
  expect(textToShow('{"level":40,"msg":"Redis is unreachable"}')).toBe('Redis is unreachable');
  const error = { level: 50, msg: 'The request failed', err: { stack: 'Error: x\n    at y' } };
  expect(textToShow(JSON.stringify(error))).toBe('The request failed\nError: x\n    at y');
});
