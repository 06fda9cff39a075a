import { expect, test } from 'vitest';
import {
  addressOf,
  brandOf,
  countOf,
  listOf,
  originOf,
  publicOriginOf,
  settingOf,
} from './settings.ts';

test('empty and blank mean not set', () => {
  for (const BRAND of [undefined, '', '  ']) expect(settingOf({ BRAND }, 'BRAND')).toBeUndefined();
  expect(originOf({ ORIGIN: ' ' }, 'ORIGIN')).toBeUndefined();
  expect(listOf({}, 'IDS', { pattern: /x/, example: 'x' })).toEqual([]);
});

test('an origin is kept without its slash', () => {
  expect(originOf({ ORIGIN: ' https://www.example/ ' }, 'ORIGIN')).toBe('https://www.example');
});

test.each(['https://www.example/x', 'https://www.example/?a', 'https://*.example', 'www'])(
  '%j is not an origin, and the error says what is',
  (text) => {
    expect(() => originOf({ ORIGIN: text }, 'ORIGIN')).toThrow(
      `ORIGIN must be an origin such as https://www.example.com, without a path, not '${text}'.`,
    );
  },
);

test('the origin that visitors see is on this machine only where nobody else can reach it', () => {
  const local = 'http://127.0.0.1:4002';
  const read = (env: Record<string, string>) => publicOriginOf(env, 'ORIGIN', local);
  for (const HOST of ['', '127.0.0.1', 'localhost', '::1']) expect(read({ HOST })).toBe(local);
  for (const HOST of ['0.0.0.0', '::', '192.168.1.20']) {
    expect(() => read({ HOST, ORIGIN: ' ' })).toThrow(
      `HOST=${HOST} lets others reach these pages, but ORIGIN is not set`,
    );
    expect(read({ HOST, ORIGIN: 'https://www.example' })).toBe('https://www.example');
  }
});

test.each(['www.example.com', 'www.example.com:8443', 'javascript:alert(1)', 'the page'])(
  '%j is not a URL, and the error names the variable and the value',
  (text) => {
    expect(() => addressOf({ EVENTS_URL: text }, 'EVENTS_URL')).toThrow(
      `EVENTS_URL must be an address such as https://www.example.com, not '${text}'.`,
    );
  },
);

test('a brand has at most 60 characters', () => {
  expect(brandOf({ BRAND: ' ' })).toBe('Buddyline');
  expect(brandOf({ BRAND: ` ${'a'.repeat(60)} ` })).toBe('a'.repeat(60));
  expect(() => brandOf({ BRAND: 'a'.repeat(61) })).toThrow(
    /^BRAND cannot be used: it is longer than 60 characters\.$/,
  );
});

test('a count is a whole number above 0', () => {
  expect(countOf({ LIMIT: ' 150 ' }, 'LIMIT')).toBe(150);
  expect(countOf({ LIMIT: '' }, 'LIMIT')).toBeUndefined();
  for (const LIMIT of ['0', '-1', '1.5', '1e3', 'many']) {
    expect(() => countOf({ LIMIT }, 'LIMIT')).toThrow('LIMIT must be a whole number from 1 on');
  }
});

test('a count may be 0 where that has a meaning', () => {
  expect(countOf({ LIMIT: '0' }, 'LIMIT', 0)).toBe(0);
  expect(() => countOf({ LIMIT: '-1' }, 'LIMIT', 0)).toThrow(
    "LIMIT must be a whole number from 0 on, not '-1'.",
  );
});

test('each item of a list must match the pattern', () => {
  const rule = { pattern: /^\d+$/, example: '12' };
  expect(listOf({ IDS: '1, 2\n3' }, 'IDS', rule)).toEqual(['1', '2', '3']);
  expect(() => listOf({ IDS: '1, b' }, 'IDS', rule)).toThrow(
    "IDS must hold items such as 12, not 'b'.",
  );
});
