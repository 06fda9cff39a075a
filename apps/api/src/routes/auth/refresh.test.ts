import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ageSession } from '../../testing/sessions-sql.ts';
import { type Person, type TestApi, as, startTestApi } from '../../testing/test-api.ts';

const password = 'right-password';

let api: TestApi;
let person: Person;

beforeAll(async () => {
  api = await startTestApi();
});
// Nobody may sign in as often as all tests do.
beforeEach(async () => {
  person = await api.addPerson({ password });
});
afterAll(() => api.close());

async function signIn(): Promise<string> {
  const payload = { email: person.email, password };
  const answer = await api.call({ method: 'POST', url: '/api/auth/login', payload });
  return answer.cookies[0]?.value ?? '';
}

function refresh(cookie: string | undefined, headers: Record<string, string> = {}) {
  const sent = cookie === undefined ? {} : { cookie: `refresh=${cookie}` };
  return api.call({
    method: 'POST',
    url: '/api/auth/refresh-token',
    headers: { ...sent, ...headers },
  });
}

const sessionOf = (cookie: string): string => cookie.split('.')[0] ?? '';
const age = (cookie: string, time: string) =>
  ageSession(api.services.database.db, sessionOf(cookie), time);

/** A refresh: its cookie, and a call with its access token. */
async function renew(cookie: string | undefined, headers?: Record<string, string>) {
  const answer = await refresh(cookie, headers);
  const { accessToken = '' } = (answer.body?.data ?? {}) as { accessToken?: string };
  const signedIn = as({ ...person, accessToken });
  const url = `/api/users/${person.id}/profile`;
  return {
    status: answer.status,
    cookie: answer.cookies[0]?.value ?? '',
    use: async () => (await api.call({ method: 'GET', url, headers: signedIn })).status,
  };
}

describe('POST /api/auth/refresh-token', () => {
  test.each(['/api/auth/refresh-token', '/api/api/auth/refresh-token'])(
    '200: %s answers a valid access token and the next refresh cookie',
    async (url) => {
      const cookie = await signIn();
      const headers = { cookie: `refresh=${cookie}`, 'content-type': 'application/json' };
      const answer = await api.call({ method: 'POST', url, headers });
      expect(answer.status).toBe(200);
      expect(answer.cookies[0]?.value).toMatch(/^[\w-]+\.2\./);
      const { accessToken } = answer.body?.data as { accessToken: string };
      const profile = `/api/users/${person.id}/profile`;
      const used = await api.call({
        method: 'GET',
        url: profile,
        headers: as({ ...person, accessToken }),
      });
      expect(used.status).toBe(200);
    },
  );

  test('200: ten concurrent refreshes get the same token', async () => {
    const first = await signIn();
    const answers = await Promise.all(Array.from({ length: 10 }, () => refresh(first)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ cookies }) => cookies[0]?.value)).size).toBe(1);
  });

  describe.each([
    ['as any client', {}],
    ['as our own', { prefer: 'keep-recent-token' }],
  ])('when an answer is lost, %s', (_name, headers) => {
    /** The cookie that the client still has, and the one that never arrived. */
    async function lose() {
      const first = await signIn();
      await age(first, '11 seconds');
      const lost = await renew(first, headers);
      expect(lost).toMatchObject({ status: 200, cookie: expect.stringMatching(/^[\w-]+\.2\./) });
      return { first, lost };
    }

    test.each(['1 second', '61 seconds', '2 hours', '3 days', '13 days'])(
      '200: the previous cookie gets the current token after %s',
      async (time) => {
        const { first, lost } = await lose();
        await age(first, time);
        // This answer may be lost as well.
        for (const wait of ['1 hour', '2 hours']) {
          expect(await renew(first, headers)).toMatchObject({ status: 200, cookie: lost.cookie });
          await age(first, wait);
        }
        const found = await renew(first, headers);
        expect(await found.use()).toBe(200);
        const next = await renew(found.cookie, headers);
        expect(next).toMatchObject({ status: 200, cookie: expect.stringMatching(/\.3\./) });
        expect(await next.use()).toBe(200);
      },
    );

    test('200: two tabs that have both lost it go on', async () => {
      const { first, lost } = await lose();
      await age(first, '2 hours');
      const one = await renew(first, headers);
      expect(await one.use()).toBe(200);
      await age(first, '50 seconds');
      const other = await renew(first, headers);
      expect([one.cookie, other.cookie]).toEqual([lost.cookie, lost.cookie]);
      expect([await one.use(), await other.use()]).toEqual([200, 200]);
    });

    test.each(['its access token', 'its cookie'])(
      '401: the previous cookie ends the session a minute after %s has been used',
      async (used) => {
        const { first, lost } = await lose();
        const current =
          used === 'its cookie'
            ? await renew(lost.cookie, { prefer: 'keep-recent-token' })
            : { ...lost, status: await lost.use() };
        expect(current).toMatchObject({ status: 200, cookie: lost.cookie });
        await age(first, '61 seconds');
        expect(await renew(first, headers)).toMatchObject({ status: 401, cookie: '' });
        expect(await renew(lost.cookie, headers)).toMatchObject({ status: 401, cookie: '' });
        expect(await lost.use()).toBe(401);
      },
    );

    test('401: the owner of a cookie ends the session when a thief has used the lost one', async () => {
      const { first } = await lose();
      await age(first, '2 hours');
      const thief = await renew(first, headers);
      expect(await thief.use()).toBe(200);
      await age(first, '61 seconds');
      expect(await renew(first, headers)).toMatchObject({ status: 401 });
      expect(await thief.use()).toBe(401);
    });
  });

  test('401: a refresh token from two rotations ago ends the session, even within a minute', async () => {
    const first = await signIn();
    const second = (await refresh(first)).cookies[0]?.value;
    const third = (await refresh(second)).cookies[0]?.value;
    expect(await refresh(first)).toMatchObject({ status: 401, cookies: [] });
    expect(await refresh(third)).toMatchObject({ status: 401, cookies: [] });
  });

  describe('with `Prefer: keep-recent-token`', () => {
    const keep = (cookie: string | undefined) => refresh(cookie, { prefer: 'keep-recent-token' });

    test('200: a cookie that was rotated less than 10 seconds ago is answered again', async () => {
      const first = await signIn();
      const second = (await refresh(first)).cookies[0]?.value;
      // The tabs that still wait with the previous cookie and those that have the current one.
      for (const cookie of [second, first, second, first]) {
        const answer = await keep(cookie);
        expect(answer).toMatchObject({ status: 200 });
        expect(answer.cookies[0]?.value).toBe(second);
      }
    });

    test('200: the cookie of a new session is answered again too', async () => {
      const first = await signIn();
      expect((await keep(first)).cookies[0]?.value).toBe(first);
    });

    test('200: after 10 seconds the cookie is rotated, once', async () => {
      const first = await signIn();
      await ageSession(api.services.database.db, sessionOf(first), '11 seconds');
      const answers = await Promise.all(Array.from({ length: 10 }, () => keep(first)));
      const values = new Set(answers.map(({ cookies }) => cookies[0]?.value));
      expect([...values]).toEqual([expect.stringMatching(/^[\w-]+\.2\./)]);
      expect((await keep([...values][0])).cookies[0]?.value).toBe([...values][0]);
    });

    test('200: among other preferences', async () => {
      const first = await signIn();
      const answer = await refresh(first, { prefer: 'respond-async, keep-recent-token' });
      expect(answer.cookies[0]?.value).toBe(first);
    });

    test('401: a cookie from two rotations ago ends the session', async () => {
      const first = await signIn();
      const second = (await refresh(first)).cookies[0]?.value;
      const third = (await refresh(second)).cookies[0]?.value;
      expect(await keep(first)).toMatchObject({ status: 401, cookies: [] });
      expect(await keep(third)).toMatchObject({ status: 401, cookies: [] });
    });

    test('401: a stolen cookie ends the session a minute after its owner has rotated it', async () => {
      const stolen = await signIn();
      await keep(stolen);
      await ageSession(api.services.database.db, sessionOf(stolen), '11 seconds');
      const rotated = (await keep(stolen)).cookies[0]?.value;
      await keep(rotated);
      await ageSession(api.services.database.db, sessionOf(stolen), '61 seconds');
      expect(await keep(stolen)).toMatchObject({ status: 401, cookies: [] });
      expect(await keep(rotated)).toMatchObject({ status: 401, cookies: [] });
    });

    test('401: the cookie from before a change of password is invalid at once', async () => {
      const payload = { email: person.email, password };
      const signedIn = await api.call({ method: 'POST', url: '/api/auth/login', payload });
      const { accessToken } = signedIn.body?.data as { accessToken: string };
      const changed = await api.call({
        method: 'POST',
        url: `/api/auth/change-password/${person.id}`,
        headers: as({ ...person, accessToken }),
        payload: { oldPassword: password, newPassword: 'another-password' },
      });
      expect(changed.status).toBe(200);
      expect(await keep(signedIn.cookies[0]?.value)).toMatchObject({ status: 401, cookies: [] });
    });

    test('401: an ended session', async () => {
      const cookie = await signIn();
      await api.call({
        method: 'POST',
        url: '/api/auth/logout',
        headers: { cookie: `refresh=${cookie}` },
      });
      expect(await keep(cookie)).toMatchObject({ status: 401, cookies: [] });
    });
  });

  test.each([
    ['missing', undefined],
    ['random', 'abc'],
    ['well-formed with a wrong signature', `${crypto.randomUUID()}.1.${'A'.repeat(43)}`],
    ['empty', ''],
  ])('401: a cookie that is %s', async (_name, cookie) => {
    expect(await refresh(cookie)).toMatchObject({ status: 401, cookies: [] });
  });

  test.each([
    ['a signature of zeros', (id: string) => `${id}.1.${'A'.repeat(43)}`],
    ['no signature', (id: string) => `${id}.1.`],
    ['the signature of another generation', (id: string, mac: string) => `${id}.2.${mac}`],
    ['half a signature', (id: string, mac: string) => `${id}.1.${mac.slice(0, 20)}`],
    [
      'one letter of the signature changed',
      (id: string, mac: string) => `${id}.1.${mac.startsWith('A') ? 'B' : 'A'}${mac.slice(1)}`,
    ],
  ])('401: the cookie of a session with %s', async (_name, forge) => {
    const cookie = await signIn();
    const [id = '', , mac = ''] = cookie.split('.');
    expect(await refresh(forge(id, mac))).toMatchObject({ status: 401, cookies: [] });
    // The session is unchanged.
    expect(await refresh(cookie)).toMatchObject({ status: 200 });
  });

  test('401: an expired session', async () => {
    const cookie = await signIn();
    await ageSession(api.services.database.db, sessionOf(cookie), '15 days');
    expect(await refresh(cookie)).toMatchObject({ status: 401, cookies: [] });
  });

  test('403: a foreign origin, without a new cookie', async () => {
    const cookie = await signIn();
    const answer = await refresh(cookie, { origin: 'https://evil.example' });
    expect(answer).toMatchObject({ status: 403, cookies: [] });
    // The session is unchanged.
    expect(await refresh(cookie)).toMatchObject({ status: 200 });
  });
});

describe('POST /api/auth/logout', () => {
  test('200: the cookie and the access token are invalid at once', async () => {
    const payload = { email: person.email, password };
    const signedIn = await api.call({ method: 'POST', url: '/api/auth/login', payload });
    const cookie = signedIn.cookies[0]?.value ?? '';
    const { accessToken } = signedIn.body?.data as { accessToken: string };
    const headers = as({ ...person, accessToken });
    const url = `/api/users/${person.id}/profile`;
    expect(await api.call({ method: 'GET', url, headers })).toMatchObject({ status: 200 });
    const left = await api.call({
      method: 'POST',
      url: '/api/auth/logout',
      headers: { cookie: `refresh=${cookie}` },
    });
    expect(left.status).toBe(200);
    expect(left.cookies.map(({ value }) => value)).toEqual(['', '']);
    expect(await refresh(cookie)).toMatchObject({ status: 401 });
    expect(await api.call({ method: 'GET', url, headers })).toMatchObject({ status: 401 });
  });

  test('200: without a session', async () => {
    const answer = await api.call({ method: 'POST', url: '/api/auth/logout' });
    expect(answer.status).toBe(200);
  });

  test('403: a foreign origin', async () => {
    const headers = { origin: 'https://evil.example' };
    const answer = await api.call({ method: 'POST', url: '/api/auth/logout', headers });
    expect(answer.status).toBe(403);
  });
});
