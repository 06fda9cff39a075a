import { expect, test } from 'vitest';
import { chooseChecks, listChecks } from './checks.mjs';

const chosen = (...names: string[]) => chooseChecks(listChecks(), names).map(({ id }) => id);

test('without arguments all checks run', () => {
  expect(chosen()).toEqual(listChecks().map(({ id }) => id));
});

test('the name of an app selects its checks, and the build for its browser tests', () => {
  expect(chosen('share')).toEqual(['build', 'unit-share', 'browser-share']);
  expect(chosen('api')).toEqual(['api-pglite', 'api-postgres']);
});

test('the name of a check selects it', () => {
  expect(chosen('format', 'unit-domain')).toEqual(['format', 'unit-domain']);
});

test('an unknown name is refused', () => {
  expect(() => chosen('shore')).toThrow("There is no check 'shore'.");
});
