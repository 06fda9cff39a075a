import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { changePasswordSchema, loginSchema, refreshResponseSchema } from './auth.ts';
import {
  adminUserForm,
  adminUserFormSchema,
  adminUserPayload,
  ownProfileForm,
  ownProfileFormSchema,
  ownProfilePayload,
} from './user-forms.ts';
import { adminUserSchema, displayName, ownProfileSchema, userSchema } from './user.ts';
import { usersQuerySchema } from './user-list.ts';

function refusal(schema: v.GenericSchema, input: unknown): string | undefined {
  return v.safeParse(schema, input).issues?.[0].message;
}

const profile = { fullName: 'Mira Haddad', country: 'Jordan', age: 31, bio: '' };
const user = v.parse(userSchema, {
  id: 7,
  username: 'mira h',
  ...profile,
  role: 'moderator',
  isVerified: false,
  profilePicture: '',
});

describe('a user of any backend', () => {
  test('keeps unknown roles, reads ids as text and missing values as null', () => {
    expect(user).toMatchObject({ id: '7', role: 'moderator', profilePicture: null, email: null });
    expect(user).not.toHaveProperty('lastActiveAt');
  });

  test('drops __proto__ and unknown keys', () => {
    const input: unknown = JSON.parse(
      '{"id":"1","role":"USER","__proto__":{"isAdmin":true},"x":1}',
    );
    const parsed = v.parse(userSchema, input);
    expect(parsed).not.toHaveProperty('isAdmin');
    expect(parsed).not.toHaveProperty('x');
  });

  test('has a name, or the text for a missing one', () => {
    expect(displayName(user, 'no-name')).toBe('Mira Haddad');
    expect(displayName({ fullName: ' ' }, 'no-name')).toBe('no-name');
    expect(displayName(null, 'No-Name')).toBe('No-Name');
  });
});

describe('own profile', () => {
  test('trims and collapses names before it validates them', () => {
    expect(v.parse(ownProfileSchema, { ...profile, fullName: '  Mira   Haddad ' })).toEqual(
      profile,
    );
    expect(refusal(ownProfileSchema, { ...profile, fullName: 'Mira   ' })).toBe(
      'full-name.one-name',
    );
  });

  test.each([
    ['fullName', 'Al', 'full-name.too-short'],
    ['fullName', 'Mira', 'full-name.one-name'],
    ['fullName', 'Mira \u200B', 'full-name.one-name'],
    ['fullName', '\u3164 \u3164', 'full-name.too-short'],
    ['country', '\u200B\u200B\u200B', 'country.too-short'],
    ['country', 'UK', 'country.too-short'],
    ['age', '31', 'number.invalid'],
    ['age', 1000, 'age.out-of-range'],
    ['bio', 'a\0', 'text.unsafe'],
  ])('%s %j is refused', (field, value, message) => {
    expect(refusal(ownProfileSchema, { ...profile, [field]: value })).toBe(message);
  });

  test('a bio may be empty and have up to 5,000 characters', () => {
    expect(v.is(ownProfileSchema, { ...profile, bio: '' })).toBe(true);
    expect(v.is(ownProfileSchema, { ...profile, bio: 'x'.repeat(5000) })).toBe(true);
    expect(v.is(ownProfileSchema, { ...profile, bio: 'x'.repeat(5001) })).toBe(false);
  });

  test.each(['', 'abc', '1e3', '12.'])('the age %j is not a number', (age) => {
    const form = { ...ownProfileForm(user), age };
    expect(refusal(ownProfileFormSchema, form)).toBe('age.not-a-number');
  });

  test('a form is converted to the payload', () => {
    const form = v.parse(ownProfileFormSchema, { ...ownProfileForm(user), age: ' -٣ ' });
    expect(ownProfilePayload(form)).toEqual({ ...profile, age: -3 });
    expect(refusal(ownProfileFormSchema, { ...form, age: '-1000' })).toBe('age.out-of-range');
  });
});

describe("an administrator's edit", () => {
  const initial = adminUserForm(user);
  const schema = adminUserFormSchema(initial);

  test('accepts unchanged invalid values and does not send them', () => {
    const form = v.parse(schema, { ...initial, bio: 'Wrecks.' });
    expect(adminUserPayload(initial, form)).toEqual({ bio: 'Wrecks.' });
  });

  test('converts changed fields', () => {
    const form = v.parse(schema, { ...initial, role: 'ADMIN', isVerified: 'true', age: '0' });
    expect(adminUserPayload(initial, form)).toEqual({ role: 'ADMIN', isVerified: true, age: 0 });
  });

  test.each([
    ['role', '', 'role.required'],
    ['role', 'ROOT', 'role.required'],
    ['age', '', 'age.not-a-number'],
    ['username', 'no spaces', 'username.invalid'],
  ])('%s %j is refused', (field, value, message) => {
    expect(refusal(schema, { ...initial, [field]: value })).toBe(message);
  });

  test.each([
    { role: 'ROOT' },
    { isVerified: 'false' },
    { age: 'abc' },
    { username: 'ab' },
    { username: 'mira\u3164' },
    { username: '"><script>' },
  ])('the payload %j is refused', (payload) => {
    expect(v.is(adminUserSchema, payload)).toBe(false);
  });

  test('drops columns that are not editable', () => {
    expect(v.parse(adminUserSchema, { email: 'x@y.example', id: '1', followersCount: 9 })).toEqual(
      {},
    );
  });
});

test('the users list has its page size and an empty search by default', () => {
  expect(v.parse(usersQuerySchema, {})).toEqual({ page: 1, limit: 9, search: '' });
});

describe('signing in', () => {
  const login = { email: 'ada@buddyline.example', password: 'dive-safe-always' };

  test('accepts an e-mail address and a password of up to 256 bytes', () => {
    expect(v.parse(loginSchema, { ...login, email: ` ${login.email} ` })).toEqual(login);
    expect(v.is(loginSchema, { ...login, password: 'x' })).toBe(true);
    expect(refusal(loginSchema, { ...login, password: 'ع'.repeat(129) })).toBe('password.too-long');
  });

  test.each([
    {},
    null,
    [],
    { email: login.email },
    { ...login, password: 123456 },
    { ...login, remember: 'true' },
    { ...login, email: 'nobody' },
    { ...login, email: `${'a'.repeat(10_000)}@x.example` },
    { ...login, password: '' },
  ])('row %#: is refused', (input) => {
    expect(v.is(loginSchema, input)).toBe(false);
  });

  test('both forms of a refresh response are accepted', () => {
    expect(v.parse(refreshResponseSchema, 'token')).toEqual({ accessToken: 'token' });
    expect(v.parse(refreshResponseSchema, { accessToken: 'token' })).toEqual({
      accessToken: 'token',
    });
    expect(v.is(refreshResponseSchema, '')).toBe(false);
  });

  test('a new password has six characters at least', () => {
    const passwords = { oldPassword: '123456', newPassword: '123456' };
    expect(v.is(changePasswordSchema, passwords)).toBe(true);
    expect(refusal(changePasswordSchema, { ...passwords, oldPassword: '12345' })).toBe(
      'password.current-too-short',
    );
    expect(refusal(changePasswordSchema, { ...passwords, newPassword: '12345' })).toBe(
      'password.new-too-short',
    );
  });
});

test('a username is normalised to NFC', () => {
  expect(v.parse(adminUserSchema, { username: 'jose\u0301' })).toEqual({ username: 'josé' });
});

test.each([
  ['аda', 'Cyrillic and Latin'],
  ['adα', 'Latin and Greek'],
  ['аdα', 'all three'],
])('the username %s of %s letters is refused', (username) => {
  expect(refusal(adminUserSchema, { username })).toBe('username.invalid');
});

test.each([
  ['Hindi', 'गोताखोर'],
  ['Hindi', 'रवि'],
  ['Thai', 'นักดำน้ำ'],
  ['Bengali', 'ডুবুরি_১'],
  ['Tamil', 'மூழ்காளர்'],
  ['Telugu', 'ఈతగాడు'],
  ['Malayalam', 'മുങ്ങൽ.1'],
  ['Burmese', 'ရေငုပ်'],
  ['Khmer', 'អ្នកមុជទឹក'],
  ['Arabic with vowels', 'غَوَّاص'],
  ['Hebrew with points', 'צַלְלָן'],
])('a username in %s, %s, is accepted', (_script, username) => {
  const normalized = username.normalize('NFC');
  expect(v.parse(adminUserSchema, { username })).toEqual({ username: normalized });
});

test.each([
  ['a mark at the beginning', '\u093Eगोता'],
  ['five marks on a letter', `ग${'\u0941'.repeat(5)}ता`],
  ['a mark on a Latin letter', 'mi\u0335ra'],
  ['an Arabic vowel on a Latin letter', 'mi\u064Era'],
  ['a mark on a digit', 'mira1\u0301'],
  ['a mark on a dot', 'mira.\u0301x'],
  ['an enclosing mark', 'غو\u20DDاص'],
  ['31 signs', 'ग'.repeat(31)],
])('a username with %s is refused', (_name, username) => {
  expect(refusal(adminUserSchema, { username })).toBe('username.invalid');
});

test.each(['мира', 'μάρα', 'علي_99', 'mira.علي', '海mira', 'ΜΙΡΑ-1'])(
  'the username %s is accepted',
  (username) => {
    expect(v.parse(adminUserSchema, { username })).toEqual({ username });
  },
);
