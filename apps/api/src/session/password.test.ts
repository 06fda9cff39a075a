import { argon2Sync } from 'node:crypto';
import { expect, test } from 'vitest';
import { hashPassword, isPassword } from './password.ts';

test('a password matches only its own hash, and every hash has its own salt', async () => {
  const [one, two] = [await hashPassword('dive-safe'), await hashPassword('dive-safe')];
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
  expect(one).not.toBe(two);
  expect(await isPassword('dive-safe', one)).toBe(true);
  expect(await isPassword('dive-safe ', one)).toBe(false);
});

test.each([
  ['café-de-la-mer', 'NFC', 'NFD'],
  ['أعماق-البحر-الأحمر', 'NFC', 'NFD'],
  ['plongée-à-Moorea', 'NFD', 'NFC'],
  ['한국-다이빙', 'NFD', 'NFC'],
  ['Đà-Nẵng-biển', 'NFC', 'NFD'],
] as const)('%s is the same password in %s and %s', async (password, set, typed) => {
  const stored = await hashPassword(password.normalize(set));
  expect(await isPassword(password.normalize(typed), stored)).toBe(true);
  expect(await isPassword(`${password}!`, stored)).toBe(false);
});

test('a no-break space of a phone is the space of a keyboard', async () => {
  expect(await isPassword('dive safe', await hashPassword('dive\u00A0safe'))).toBe(true);
});

test.each(['NFC', 'NFD'] as const)(
  'a hash of before, made of the letters as typed in %s, matches',
  async (form) => {
    const salt = Buffer.alloc(16, 7);
    const cost = { memory: 8_192, passes: 1, parallelism: 1, tagLength: 32 };
    const message = 'café-de-la-mer'.normalize(form);
    const tag = argon2Sync('argon2id', { ...cost, message, nonce: salt });
    const text = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '');
    const stored = `$argon2id$v=19$m=8192,t=1,p=1$${text(salt)}$${text(tag)}`;
    for (const typed of ['NFC', 'NFD'] as const) {
      expect(await isPassword('café-de-la-mer'.normalize(typed), stored)).toBe(true);
    }
  },
);

test('no password matches a missing or malformed hash', async () => {
  expect(await isPassword('anything', undefined)).toBe(false);
  expect(await isPassword('anything', 'plain')).toBe(false);
});
