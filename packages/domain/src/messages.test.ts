import { expect, test } from 'vitest';
import { bounds, maxPageLimit } from './constants.ts';
import { isMessageKey, messages } from './messages.ts';
import { maxPage } from './paging.ts';

test('every message is found under its own id', () => {
  for (const [key, { id }] of Object.entries(messages)) expect(id).toBe(key);
});

test('keys have a form that no sentence has', () => {
  for (const [key, { message }] of Object.entries(messages)) {
    expect(isMessageKey(key)).toBe(true);
    expect(isMessageKey(message)).toBe(false);
  }
  expect(isMessageKey('Invalid type: Expected string but received undefined')).toBe(false);
  expect(isMessageKey('constructor')).toBe(false);
  expect(isMessageKey('__proto__')).toBe(false);
});

test('texts state the bounds that the rules enforce', () => {
  const stated = [
    ['password.current-too-short', bounds.passwordMin],
    ['password.new-too-short', bounds.passwordMin],
    ['password.too-long', bounds.passwordMaxBytes],
    ['full-name.too-short', bounds.fullNameMin],
    ['full-name.one-name', bounds.fullNameMinWords],
    ['country.too-short', bounds.countryMin],
    ['age.out-of-range', bounds.ageMin],
    ['age.out-of-range', bounds.ageMax],
    ['age.unusual', bounds.ageHintMin],
    ['age.unusual', bounds.ageHintMax],
    ['username.invalid', bounds.usernameMin],
    ['username.invalid', bounds.usernameMax],
    ['dive-number.too-small', bounds.diveNumberMin],
    ['latitude.out-of-range', bounds.latitudeMax],
    ['latitude.swapped', bounds.latitudeMax],
    ['longitude.out-of-range', bounds.longitudeMax],
    ['search.too-long', bounds.searchMax],
    ['page.out-of-range', maxPage],
    ['limit.out-of-range', maxPageLimit],
  ] as const;
  for (const [key, bound] of stated) expect(messages[key].message).toContain(String(bound));
});
