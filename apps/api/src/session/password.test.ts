import { expect, test } from 'vitest';
import { hashPassword, isPassword } from './password.ts';

test('a password belongs to its own hash only, and no hash is like another', async () => {
  const [one, two] = [await hashPassword('dive-safe'), await hashPassword('dive-safe')];
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
  expect(one).not.toBe(two);
  expect(await isPassword('dive-safe', one)).toBe(true);
  expect(await isPassword('dive-safe ', one)).toBe(false);
});

test('no stored hash, or an unreadable one, is never right', async () => {
  expect(await isPassword('anything', undefined)).toBe(false);
  expect(await isPassword('anything', 'plain')).toBe(false);
});
