import { expect, test } from 'vitest';
import { createFileTokens, createRefreshTokens } from './refresh-token.ts';
import { openServerKey } from './server-key.ts';

const key = await openServerKey({
  sessionSecret: 'one of at least 32 characters here',
  dataDir: '',
});
const otherKey = await openServerKey({
  sessionSecret: 'another of at least 32 characters',
  dataDir: '',
});
const sessionId = '0198c0de-7a11-7000-8000-5eadeadbeef0';

const refreshTokens = createRefreshTokens(key);
const fileTokens = createFileTokens(key);
const refreshToken = refreshTokens.issue({ sessionId, generation: 3 });
const fileToken = fileTokens.issue(sessionId);
const macOf = (token: string) => token.split('.').at(-1) ?? '';

test('what was issued is read', () => {
  expect(refreshTokens.read(refreshToken)).toEqual({ sessionId, generation: 3 });
  expect(fileTokens.read(fileToken)).toBe(sessionId);
});

const otherId = sessionId.replace(/0$/, '1');

test.each([
  ['no signature', `${sessionId}.3`],
  ['an empty signature', `${sessionId}.3.`],
  ['one more part', `${refreshToken}.3`],
  ['the signature of another session', `${otherId}.3.${macOf(refreshToken)}`],
  ['the signature of another generation', `${sessionId}.4.${macOf(refreshToken)}`],
  ['the signature for files', `${sessionId}.3.${macOf(fileToken)}`],
  ['another key', createRefreshTokens(otherKey).issue({ sessionId, generation: 3 })],
])('a refresh token with %s is none', (_what, token) => {
  expect(refreshTokens.read(token)).toBeNull();
});

test.each([
  ['no signature', sessionId],
  ['an empty signature', `${sessionId}.`],
  ['one more part', `${fileToken}.3`],
  ['the signature of another session', `${otherId}.${macOf(fileToken)}`],
  ['the signature for refreshing', `${sessionId}.${macOf(refreshToken)}`],
  ['another key', createFileTokens(otherKey).issue(sessionId)],
])('a file token with %s is none', (_what, token) => {
  expect(fileTokens.read(token)).toBeNull();
});
