import cookie from '@fastify/cookie';
import fastify from 'fastify';
import { expect, test } from 'vitest';
import { createSessionCookies } from './session-cookies.ts';

const grant = {
  sessionId: 'session',
  userId: 'user',
  role: 'ADMIN',
  accessToken: 'access',
  refreshToken: 'refresh',
  fileToken: 'files',
  expiresAt: null,
} as const;

async function cookiesOver(settings: { secure: boolean }) {
  const api = fastify();
  await api.register(cookie);
  api.get('/', (_request, reply) => {
    createSessionCookies(settings).set(reply, grant);
    return 'signed in';
  });
  const { cookies } = await api.inject('/');
  return cookies;
}

test('on https the cookies are Secure and have the prefixes that browsers enforce', async () => {
  expect(await cookiesOver({ secure: true })).toMatchObject([
    { name: '__Host-refresh', secure: true, path: '/', httpOnly: true, sameSite: 'Strict' },
    { name: '__Secure-files', secure: true, path: '/api/files', httpOnly: true },
  ]);
});

test('on http the cookies have no prefixes, because browsers would reject them', async () => {
  const cookies = await cookiesOver({ secure: false });
  expect(cookies.map(({ name }) => name)).toEqual(['refresh', 'files']);
  for (const one of cookies) expect(one).not.toHaveProperty('secure');
});
