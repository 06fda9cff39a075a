import { hangs } from '@buddyline/tests/time-limits';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openServerKey, sign } from '../../session/server-key.ts';
import { beginAttempt } from '../../session/throttle.ts';
import { type Person, type TestApi, panelOrigin, startTestApi } from '../../testing/test-api.ts';

const password = 'right-password';

let api: TestApi;
let admin: Person;
let user: Person;

beforeAll(async () => {
  api = await startTestApi();
  admin = await api.addPerson({ role: 'ADMIN', password });
  user = await api.addPerson({ password });
});
afterAll(() => api.close());

function signIn(payload: object, headers: Record<string, string> = {}, remoteAddress = '10.1.1.1') {
  return api.call({ method: 'POST', url: '/api/auth/login', payload, headers, remoteAddress });
}

describe('POST /api/auth/login', () => {
  test('200: answers the user and an access token, and sets both cookies', async () => {
    const answer = await signIn({ email: admin.email, password }, { origin: panelOrigin });
    expect(answer.status).toBe(200);
    expect(answer.body?.message).toBe('Logged in Successfully');
    expect(answer.body?.data).toMatchObject({
      user: { id: admin.id, role: 'ADMIN' },
      accessToken: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
    });
    const [refresh, files] = answer.cookies;
    expect(refresh).toMatchObject({
      name: 'refresh',
      httpOnly: true,
      sameSite: 'Strict',
      path: '/',
    });
    expect(files).toMatchObject({ name: 'files', httpOnly: true, path: '/api/files' });
  });

  test('200: the address is compared regardless of case', async () => {
    expect(await signIn({ email: admin.email.toUpperCase(), password })).toMatchObject({
      status: 200,
    });
  });

  test('200: remembered for 14 days, otherwise until the browser closes', async () => {
    const remembered = await signIn({ email: user.email, password, remember: true });
    const expires = remembered.cookies[0]?.expires?.getTime() ?? 0;
    expect(expires / 86_400_000).toBeCloseTo(Date.now() / 86_400_000 + 14, 1);
    const unremembered = await signIn({ email: user.email, password, remember: false });
    expect(unremembered.cookies[0]).not.toHaveProperty('expires');
    expect(unremembered.cookies[0]).not.toHaveProperty('maxAge');
  });

  test('401: a wrong password and an unknown address get the same response', async () => {
    const wrong = await signIn({ email: user.email, password: 'wrong-password' });
    const unknown = await signIn({ email: 'nobody@buddyline.example', password });
    expect(wrong).toMatchObject({ status: 401, cookies: [] });
    expect(unknown).toMatchObject({ status: 401, body: wrong.body });
  });

  test('403: the panel admits administrators only, without cookie or session', async () => {
    const answer = await signIn({ email: user.email, password }, { origin: panelOrigin });
    expect(answer).toMatchObject({ status: 403, cookies: [] });
    expect(answer.body?.message).toBe('Admins only');
  });

  test('200: the app, which sends neither header, may sign in both roles', async () => {
    expect(await signIn({ email: user.email, password })).toMatchObject({ status: 200 });
  });

  test.each([
    [{ origin: 'https://evil.example' }],
    [{ origin: 'null' }],
    [{ 'sec-fetch-site': 'cross-site' }],
    [{ 'sec-fetch-site': 'same-site', origin: 'https://other.buddyline.example' }],
  ])('403: a foreign site %o', async (headers) => {
    const answer = await signIn({ email: admin.email, password }, headers);
    expect(answer).toMatchObject({ status: 403, cookies: [] });
  });

  test('messages are Arabic when Accept-Language prefers Arabic', async () => {
    const payload = { email: user.email, password: 'wrong-password' };
    const answer = await signIn(payload, { 'accept-language': 'ar-EG,ar;q=0.9,en;q=0.8' });
    expect(answer.body?.message).toMatch(/البريد الإلكتروني/);
    expect(answer.headers).toMatchObject({ 'content-language': 'ar', vary: 'Accept-Language' });
  });
});

describe('throttle', () => {
  /** Records failures as by wrong passwords, without hashing. */
  async function fail(email: string, address: string, times: number): Promise<void> {
    for (let attempt = 0; attempt < times; attempt += 1) {
      await beginAttempt(api.services.limiter, email, { address, isKnown: false });
    }
  }
  const wrong = (email: string, remoteAddress: string) =>
    signIn({ email, password: 'wrong-password' }, {}, remoteAddress);

  test.each(['known', 'unknown'])('429: after five failures of a %s account', async (kind) => {
    const person = await api.addPerson({ password });
    const email = kind === 'known' ? person.email : `no-${person.email}`;
    const address = kind === 'known' ? '10.2.0.1' : '10.3.0.1';
    await fail(email, address, 4);
    expect(await wrong(email, address)).toMatchObject({ status: 401 });
    const sixth = await wrong(email, address);
    expect(sixth.status).toBe(429);
    expect(Number(sixth.headers['retry-after'])).toBe(1);
    // Other networks are not throttled.
    expect(await wrong(email, '10.4.0.1')).toMatchObject({ status: 401 });
  });

  test('concurrent attempts cannot bypass the limit', async () => {
    const { email } = await api.addPerson({ password });
    const answers = await Promise.all(Array.from({ length: 30 }, () => wrong(email, '10.5.0.1')));
    expect(answers.filter(({ status }) => status === 401).length).toBeLessThanOrEqual(5);
  });

  test('429: 25 failures from one address, over all accounts', async () => {
    const address = '10.6.0.1';
    for (let failure = 0; failure < 25; failure += 1) {
      await fail(`nobody-${failure}@buddyline.example`, address, 1);
    }
    const answer = await wrong('somebody-else@buddyline.example', address);
    expect(answer.status).toBe(429);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(250);
  });

  test('429: a /56 of IPv6 counts as one address, a /48 as one network', async () => {
    for (let failure = 0; failure < 25; failure += 1) {
      await fail(`nobody-${failure}@buddyline.example`, `2001:db8:7:ab${failure + 10}::1`, 1);
    }
    const answer = await wrong('somebody-else@buddyline.example', '2001:db8:7:abff::1');
    expect(answer.status).toBe(429);
    const { email } = await api.addPerson({ password });
    for (let failure = 0; failure < 5; failure += 1)
      await fail(email, `2001:db8:8:${failure}::1`, 1);
    expect(await wrong(email, '2001:db8:8:ff00::1')).toMatchObject({ status: 429 });
  });

  test('429: 200 failures from one /48, however many addresses of it', async () => {
    for (let failure = 0; failure < 200; failure += 1) {
      const half = failure.toString(16).padStart(2, '0');
      await fail(`nobody-${failure}@buddyline.example`, `2001:db8:9:${half}00::1`, 1);
    }
    const answer = await wrong('somebody-else@buddyline.example', '2001:db8:9:ff00::1');
    expect(answer.status).toBe(429);
    const { email } = await api.addPerson({ password });
    expect(await signIn({ email, password }, {}, '2001:db8:a::1')).toMatchObject({ status: 200 });
  });

  test('200: a browser that has signed in before, whatever strangers do behind the same address', async () => {
    const { email } = await api.addPerson({ password });
    const address = '10.24.0.1';
    const { cookies } = await signIn({ email, password }, {}, address);
    const known = `known=${cookies.find(({ name }) => name === 'known')?.value}`;
    await fail(email, '10.24.0.2', 5);
    for (let failure = 0; failure < 25; failure += 1) {
      await fail(`nobody-${failure}@buddyline.example`, address, 1);
    }
    expect(await signIn({ email, password }, {}, address)).toMatchObject({ status: 429 });
    expect(await signIn({ email, password }, { cookie: known }, address)).toMatchObject({
      status: 200,
    });
    // Its own wrong passwords are counted.
    const guess = { email, password: 'wrong-password' };
    const statuses: number[] = [];
    for (let failure = 0; failure < 6; failure += 1) {
      const { status } = await signIn(guess, { cookie: known }, `10.25.${failure}.1`);
      statuses.push(status);
    }
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
  });

  test('429: guesses at one account from many networks, except for a browser that has signed in before', async () => {
    const { email } = await api.addPerson({ password });
    const cookiesOf = async (address: string, of: string) => {
      const { cookies } = await signIn({ email: of, password }, {}, address);
      return `known=${cookies.find(({ name }) => name === 'known')?.value}`;
    };
    const own = { cookie: await cookiesOf('10.20.0.1', email) };
    const borrowed = { cookie: await cookiesOf('10.20.0.2', user.email) };
    for (let network = 0; network < 50; network += 1) await fail(email, `10.21.${network}.1`, 1);
    const stranger = await signIn({ email, password }, borrowed, '10.22.0.1');
    expect(stranger.status).toBe(429);
    // The owner is not locked out: another attempt is allowed after at most two seconds.
    expect(Number(stranger.headers['retry-after'])).toBeLessThanOrEqual(2);
    expect(await signIn({ email, password }, own, '10.22.0.1')).toMatchObject({ status: 200 });
  });

  test('colleagues behind one address who sign in at once do not wait for each other', async () => {
    const emails = Array.from({ length: 20 }, (_, index) => `diver-${index}@buddyline.example`);
    await Promise.all(emails.map((email) => fail(email, '10.8.0.1', 1)));
  });

  test('stored failures contain neither account nor address', async () => {
    const { email } = await api.addPerson({ password });
    const { db } = api.services.database;
    await db.deleteFrom('limit_counts').execute();
    await fail(email, '10.9.0.1', 1);
    const rows = await db.selectFrom('limit_counts').select('key').execute();
    const serverKey = await openServerKey(api.services.config);
    const hashOf = (key: string) => sign(serverKey.derive('limits'), key);
    const ofAccount = [`failuresEverywhere:${email}`, `failuresOnNetwork:${email}:10.9.0`];
    const keys = [...ofAccount, 'failuresFromAddress:password:10.9.0.1'];
    const expected = keys.map(hashOf);
    expect(rows.map(({ key }) => key).toSorted()).toEqual(expected.toSorted());
  });

  test('a successful sign-in resets the failures', async () => {
    const { email } = await api.addPerson({ password });
    await fail(email, '10.7.0.1', 4);
    expect(await signIn({ email, password }, {}, '10.7.0.1')).toMatchObject({ status: 200 });
    await fail(email, '10.7.0.1', 4);
    expect(await wrong(email, '10.7.0.1')).toMatchObject({ status: 401 });
  });
});

describe('a flood of guesses', () => {
  /** The flood fills the queue for hashing, which takes time. */
  const slow = { timeout: hangs.testMs };
  /**
   * Many more sign-ins than the queue accepts, each for another account: on a busy machine some passwords
   * are hashed before the last call has reached the queue.
   */
  const flood = (addressOf: (index: number) => string) =>
    Array.from({ length: 100 }, (_, index) =>
      signIn({ email: `flood-${index}@buddyline.example`, password }, {}, addressOf(index)),
    );

  /** The embedded engine's only connection is waited for for two seconds, which a busy machine exceeds. */
  const waitingForDatabase = (work: () => Promise<void>) =>
    api.services.database.withoutTimeLimits(work);

  test('from one network does not block sign-ins from others', slow, () =>
    waitingForDatabase(async () => {
      const guesses = flood((index) => `10.40.0.${index}`);
      const others = ['10.41.0.1', '10.42.0.1', '10.43.0.1'].map((address) =>
        signIn({ email: user.email, password }, {}, address),
      );
      expect((await Promise.all(others)).map(({ status }) => status)).toEqual([200, 200, 200]);
      expect((await Promise.all(guesses)).map(({ status }) => status)).toContain(503);
    }),
  );

  test('from many networks does not block browsers that have signed in before', slow, () =>
    waitingForDatabase(async () => {
      const { cookies } = await signIn({ email: user.email, password });
      const known = cookies.find(({ name }) => name === 'known')?.value ?? '';
      const guesses = flood((index) => `10.${50 + index}.0.1`);
      const others = ['10.41.0.2', '10.42.0.2', '10.43.0.2'].map((address) =>
        signIn({ email: user.email, password }, { cookie: `known=${known}` }, address),
      );
      expect((await Promise.all(others)).map(({ status }) => status)).toEqual([200, 200, 200]);
      expect((await Promise.all(guesses)).map(({ status }) => status)).toContain(503);
    }),
  );
});
