import { expect, test } from 'vitest';
import { chooseChecks, listChecks } from './checks.mjs';

const chosen = (...words: string[]) => chooseChecks(listChecks(), words).map(({ id }) => id);

test('nothing asked for is everything', () => {
  expect(chosen()).toEqual(listChecks().map(({ id }) => id));
});

test('an app is asked for by its name, and its browser tests bring the build', () => {
  expect(chosen('share')).toEqual(['build', 'unit-share', 'browser-share']);
  expect(chosen('api')).toEqual(['api-pglite', 'api-postgres']);
});

test('a check is asked for by its own name', () => {
  expect(chosen('format', 'unit-domain')).toEqual(['format', 'unit-domain']);
});

test('a name that no check has is refused with those there are', () => {
  expect(() => chosen('shore')).toThrow("No check is called 'shore'.");
});
