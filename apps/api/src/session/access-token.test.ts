import { expect, test } from 'vitest';
import { createAccessTokens } from './access-token.ts';
import { openServerKey } from './server-key.ts';

const key = await openServerKey({ sessionSecret: 'x'.repeat(32), dataDir: '' });
const tokens = createAccessTokens(key);
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

test('a token has one spelling', async () => {
  const token = await tokens.issue('mira', { sessionId: 'session', generation: 3 });
  const claims = { userId: 'mira', sessionId: 'session', generation: 3 };
  expect(await tokens.verify(token)).toMatchObject(claims);
  const last = letters.indexOf(token.at(-1) ?? '');
  const withSpareBits = token.slice(0, -1) + letters.charAt(last + 1);
  const others = [`${token}=`, `${token}==`, ` ${token}`, `${token}\n`, withSpareBits];
  others.push(token.replace('.', '=.'), token.replace('.', '..'));
  for (const other of others) expect(await tokens.verify(other), other).toBeNull();
});
