import { once } from 'node:events';
import { hangs } from '@buddyline/tests/time-limits';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { anyone } from '../../http/access.ts';
import { clientLeft } from '../../http/connections/client-left.ts';
import { type TestApi, startTestApi } from '../../testing/test-api.ts';

const password = 'right-password';
const signInsPerAccount = 3;

let api: TestApi;
const waits = Promise.withResolvers<void>();
const left = Promise.withResolvers<void>();

beforeAll(async () => {
  api = await startTestApi({ signInsPerAccount }, (routes) => {
    const config = { access: anyone, audit: { none: 'changes nothing' } } as const;
    routes.post('/api/wait', { config }, async (request) => {
      const signal = clientLeft(request);
      expect(signal.aborted).toBe(false);
      waits.resolve();
      await once(signal, 'abort');
      left.resolve();
      return {};
    });
  });
});
afterAll(() => api.close());

function signIn(
  payload: { email: string; password: string },
  headers: Record<string, string> = {},
  remoteAddress = '10.1.1.1',
) {
  return api.call({ method: 'POST', url: '/api/auth/login', payload, headers, remoteAddress });
}

test('429: after too many right sign-ins of an account, wherever they come from', async () => {
  const { email } = await api.addPerson({ password });
  const first = await signIn({ email, password });
  const known = first.cookies.find(({ name }) => name === 'known')?.value ?? '';
  // Wrong ones are counted elsewhere.
  expect(await signIn({ email, password: 'wrong-password' })).toMatchObject({ status: 401 });
  const more = [signIn({ email, password }), signIn({ email, password }, {}, '10.1.2.1')];
  expect((await Promise.all(more)).map(({ status }) => status)).toEqual([200, 200]);
  for (const right of [password, 'wrong-password']) {
    const refused = await signIn({ email, password: right }, { cookie: `known=${known}` });
    expect(refused.status).toBe(429);
    expect(refused.body?.message).toBe(
      'Too many sign-ins to this account, please wait a few minutes and try again.',
    );
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(800);
  }
  const other = await api.addPerson({ password });
  expect(await signIn({ email: other.email, password })).toMatchObject({ status: 200 });
});

test('right sign-ins at the same time cannot pass the limit', async () => {
  const { email } = await api.addPerson({ password });
  const sent = Array.from({ length: 2 * signInsPerAccount }, (_, index) =>
    signIn({ email, password }, {}, `10.2.${index}.1`),
  );
  const statuses = (await Promise.all(sent)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(signInsPerAccount);
  expect(new Set(statuses)).toEqual(new Set([200, 429]));
});

describe('the queue for hashing', () => {
  test(
    'answers new people while browsers that have signed in before sign in all the time',
    { timeout: hangs.testMs },
    async () => {
      const unlimited = await startTestApi({ signInsPerAccount: 99_999 });
      const call = (email: string, headers: Record<string, string>, remoteAddress: string) =>
        unlimited.call({
          method: 'POST',
          url: '/api/auth/login',
          payload: { email, password },
          headers,
          remoteAddress,
        });
      const [own, other] = [
        await unlimited.addPerson({ password }),
        await unlimited.addPerson({ password }),
      ];
      const { cookies } = await call(own.email, {}, '10.3.0.1');
      const cookie = `known=${cookies.find(({ name }) => name === 'known')?.value}`;
      const answered = new AbortController();
      const begun = Promise.withResolvers<void>();
      const flood = Array.from({ length: 6 }, async () => {
        while (!answered.signal.aborted) {
          await call(own.email, { cookie }, '10.3.0.1');
          begun.resolve();
        }
      });
      await begun.promise;
      const { status } = await call(other.email, {}, '10.4.0.1');
      answered.abort();
      expect(status).toBe(200);
      await Promise.all(flood);
      await unlimited.close();
    },
  );

  test('hashes nothing for a client that has left: its signal is aborted, though its body was read', async () => {
    const origin = await api.api.listen({ port: 0, host: '127.0.0.1' });
    const client = new AbortController();
    const answer = fetch(`${origin}/api/wait`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
      signal: client.signal,
    });
    await waits.promise;
    client.abort();
    await expect(answer).rejects.toThrow('aborted');
    await left.promise;
  });
});
