import { expect, test } from 'vitest';
import { hashPassword, isPassword } from './password.ts';

test('a password matches only its own hash, and every hash has its own salt', async () => {
  const [one, two] = [await hashPassword('dive-safe'), await hashPassword('dive-safe')];
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
  expect(one).not.toBe(two);
  expect(await isPassword('dive-safe', one)).toBe(true);
  expect(await isPassword('dive-safe ', one)).toBe(false);
});

test('no password matches a missing or malformed hash', async () => {
  expect(await isPassword('anything', undefined)).toBe(false);
  expect(await isPassword('anything', 'plain')).toBe(false);
});
