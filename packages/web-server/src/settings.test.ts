import { expect, test } from 'vitest';
import { addressOf, countOf, listOf, originOf, settingOf } from './settings.ts';

test('empty and blank mean not set', () => {
  for (const BRAND of [undefined, '', '  ']) expect(settingOf({ BRAND }, 'BRAND')).toBeUndefined();
  expect(originOf({ ORIGIN: ' ' }, 'ORIGIN')).toBeUndefined();
  expect(listOf({}, 'IDS', { pattern: /x/, example: 'x' })).toEqual([]);
});

test('an origin is kept without path and slash', () => {
  expect(originOf({ ORIGIN: 'https://www.example/x' }, 'ORIGIN')).toBe('https://www.example');
});

test.each(['www.example.com', 'www.example.com:8443', 'javascript:alert(1)', 'the page'])(
  '%j is not a URL, and the error names the variable and the value',
  (text) => {
    expect(() => addressOf({ EVENTS_URL: text }, 'EVENTS_URL')).toThrow(
      `EVENTS_URL must be an address such as https://www.example.com, not '${text}'.`,
    );
  },
);

test('a count is a whole number above 0', () => {
  expect(countOf({ LIMIT: ' 150 ' }, 'LIMIT')).toBe(150);
  expect(countOf({ LIMIT: '' }, 'LIMIT')).toBeUndefined();
  for (const LIMIT of ['0', '-1', '1.5', '1e3', 'many']) {
    expect(() => countOf({ LIMIT }, 'LIMIT')).toThrow('LIMIT must be a whole number above 0');
  }
});

test('each item of a list must match the pattern', () => {
  const rule = { pattern: /^\d+$/, example: '12' };
  expect(listOf({ IDS: '1, 2\n3' }, 'IDS', rule)).toEqual(['1', '2', '3']);
  expect(() => listOf({ IDS: '1, b' }, 'IDS', rule)).toThrow(
    "IDS must hold items such as 12, not 'b'.",
  );
});
