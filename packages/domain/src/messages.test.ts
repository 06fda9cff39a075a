import * as v from 'valibot';
import { expect, test } from 'vitest';
import { loginSchema } from './auth.ts';
import {
  bounds,
  copiedMs,
  maxPageLimit,
  openInAppFallbackMs,
  pageSizes,
  staleTimeMs,
  toastMs,
} from './constants.ts';
import { fieldErrors } from './issues.ts';
import { isMessageKey, messages } from './messages.ts';
import { maxPage } from './paging.ts';

test('every message has its key as id', () => {
  for (const [key, { id }] of Object.entries(messages)) expect(id).toBe(key);
});

test('keys differ in form from any sentence', () => {
  for (const [key, { message }] of Object.entries(messages)) {
    expect(isMessageKey(key)).toBe(true);
    expect(isMessageKey(message)).toBe(false);
  }
  expect(isMessageKey('Invalid type: Expected string but received undefined')).toBe(false);
  expect(isMessageKey('constructor')).toBe(false);
  expect(isMessageKey('__proto__')).toBe(false);
});

test('texts contain the limits that the rules enforce', () => {
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

test("a rule without a message shows valibot's text", () => {
  const { issues = [] } = v.safeParse(loginSchema, { email: 'ada@buddyline.example', password: 7 });
  expect(fieldErrors(issues, (key) => messages[key].message)).toEqual([
    { path: 'password', message: 'Invalid type: Expected string but received 7' },
  ]);
});

test("the message for a missing role has the specification's wording", () => {
  expect(messages['role.required'].message).toBe('User Role is Required');
});

test('sizes and times match section 9 of the specification', () => {
  const perPage = { users: 9, posts: 6, comments: 5, certificates: 10, diveLogs: 6, tickets: 9 };
  expect(pageSizes).toEqual(perPage);
  expect({ toastMs, copiedMs, openInAppFallbackMs }).toEqual({
    toastMs: 3000,
    copiedMs: 2000,
    openInAppFallbackMs: 2000,
  });
  expect(staleTimeMs / 60_000).toBe(10);
});
