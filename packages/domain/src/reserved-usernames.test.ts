import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { isReservedUsername, usernameSkeleton } from './reserved-usernames.ts';
import { newUsernameSchema } from './user.ts';

const brand = 'Blue Line';

describe('a reserved username', () => {
  test.each([
    'moderators',
    'admins',
    'buddylineteam',
    'buddylinesupport',
    'BlueLineSupport',
    'bluelineofficial',
    'supportteam',
    'SupportTeam24',
    'customersupport',
    'admin_team',
    'teamadmin',
    'supp0rtdesk',
    'thesupportteam',
    'officialblueline',
    'adminsupport',
    'helpdeskteam',
    'فريقالدعم',
  ])('is a plural or a compound: %s', (username) => {
    expect(isReservedUsername(username, brand)).toBe(true);
  });

  test.each([
    'supportive',
    'badminton',
    'staffordshire',
    'adminka',
    'dive.team',
    'blueliner',
    'teammate',
    'theo',
    'user.name',
    'onlinediver',
  ])('is not a word with such letters: %s', (username) => {
    expect(isReservedUsername(username, brand)).toBe(false);
  });

  test.each([
    'admin',
    'Administrator',
    'support',
    'HELP',
    'staff',
    'moderator',
    'root',
    'system',
    'buddyline',
    'www',
    'api',
    'mail',
    'postmaster',
    'abuse',
    'security',
    'noreply',
    'no-reply',
  ])('is one of the list: %s', (username) => {
    expect(isReservedUsername(username, brand)).toBe(true);
  });

  test.each([
    ['аdmin', 'a Cyrillic letter'],
    ['ａｄｍｉｎ', 'fullwidth letters'],
    ['ádmin', 'an accent'],
    ['adm1n', 'a digit'],
    ['admln', 'an l'],
    ['supp0rt', 'a zero'],
    ['buddyIine', 'a capital I'],
    ['ad.min', 'a dot'],
    ['_admin_', 'underscores'],
    ['admin24', 'digits at the end'],
    ['support.team', 'a word more'],
    ['buddyline-support', 'another word'],
    ['مشـرف', 'a stretched word'],
    ['الادارة', 'without hamza'],
  ])('looks like one: %s has %s', (username) => {
    expect(isReservedUsername(username, brand)).toBe(true);
  });

  test.each(['blueline', 'Blue.Line', 'blue_line24', 'bIueline'])(
    'is that of the installation: %s',
    (username) => {
      expect(isReservedUsername(username, brand)).toBe(true);
      expect(isReservedUsername(username, 'Other Name')).toBe(false);
    },
  );

  test.each([
    'omar.k',
    'anna.maria',
    'a.com',
    'evil.example',
    'ada.marsh',
    'reef.system',
    'adminah',
    'supportive',
    'rooted',
    'help.diver',
    'khadmin',
    'مديرة.الغوص',
    'blue.fins',
    '2024',
    '___',
  ])('is none of these: %s', (username) => {
    expect(isReservedUsername(username, brand)).toBe(false);
  });
});

test('names look alike as in the database', () => {
  expect(usernameSkeleton('PaypaI')).toBe('paypal');
  expect(usernameSkeleton('ＮＯＡＨ0')).toBe('noaho');
});

test.each(['www.evil.example', 'WWW.reef', 'www.'])(
  'a new username is no web address: %s',
  (name) => {
    expect(v.safeParse(newUsernameSchema, name).issues?.[0].message).toBe('username.web-address');
  },
);

test.each(['omar.k', 'anna.maria', 'wwwave', 'a.com'])(
  'a new username may have dots: %s',
  (name) => {
    expect(v.is(newUsernameSchema, name)).toBe(true);
  },
);
