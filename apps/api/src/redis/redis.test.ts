import { hangs } from '@buddyline/tests/time-limits';
import { type TestRedis, startTestRedis } from '@buddyline/tests/servers/test-redis';
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  inject,
  test,
  vi,
} from 'vitest';
import { CountsInMemory } from '../http/limits/counts-in-memory.ts';
import { countsInRedis } from '../http/limits/counts-in-redis.ts';
import { countsInDatabase } from '../http/limits/counts-sql.ts';
import { createLimiter } from '../http/limits/limiter.ts';
import type { Limit } from '../http/limits/limits.ts';
import { beginAttempt } from '../session/throttle.ts';
import { writePost } from '../testing/posts.ts';
import { type Person, type TestApi, as, startBeside, startTestApi } from '../testing/test-api.ts';
import { openRedis } from './open-redis.ts';

const { redisServer } = inject('programs');
const password = 'right-password';

let redis: TestRedis;
let one: TestApi;
let other: TestApi;
let admin: Person;

describe.skipIf(redisServer === null)('two processes and a redis-server', () => {
  beforeAll(async () => {
    redis = await startTestRedis(redisServer ?? '');
    one = await startTestApi({
      redisUrl: redis.url,
      redisAnswerMs: hangs.expectationMs,
      writesPerMinute: 40,
    });
    other = await startBeside(one);
    admin = await one.addPerson({ role: 'ADMIN', password });
  });
  afterAll(async () => {
    await one.close();
    await other.close();
    await redis.kill();
  });

  const me = (api: TestApi, person: Person) =>
    api.call({ method: 'GET', url: `/api/users/${person.id}/profile`, headers: as(person) });

  async function statusOf(answer: Promise<{ status: number }>): Promise<number> {
    return (await answer).status;
  }

  describe('a session that one process ends', () => {
    // With a frozen clock cached sessions never expire, so only the message of the other process can end them.
    beforeEach(() => void vi.spyOn(performance, 'now').mockReturnValue(performance.now()));
    afterEach(() => vi.mocked(performance.now).mockRestore());

    const signOut = (person: Person) =>
      one.call({ method: 'POST', url: '/api/auth/logout', headers: as(person) });
    const remove = ({ id }: Person) =>
      one.call({ method: 'DELETE', url: `/api/users/${id}`, headers: as(admin) });

    test.each([
      ['signed out', signOut],
      ['deleted', remove],
    ])('answers 401 in the other process at once when the user is %s', async (_name, end) => {
      const person = await one.addPerson();
      expect(await statusOf(me(other, person))).toBe(200);
      expect(await end(person)).toMatchObject({ status: 200 });
      await expect.poll(() => statusOf(me(other, person))).toBe(401);
    });

    test('answers 403 in the other process at once after a demotion', async () => {
      const person = await one.addPerson({ role: 'ADMIN' });
      const list = () => other.call({ method: 'GET', url: '/api/users', headers: as(person) });
      expect(await statusOf(list())).toBe(200);
      const url = `/api/users/admin/${person.id}`;
      const payload = { role: 'USER' };
      await one.call({ method: 'PUT', url, headers: as(admin), payload });
      await expect.poll(() => statusOf(list())).toBe(403);
    });

    test('answers 401 in the other process at once when the password was changed elsewhere', async () => {
      const person = await one.addPerson({ password });
      const login = { method: 'POST', url: '/api/auth/login' };
      const elsewhere = await one.call({ ...login, payload: { email: person.email, password } });
      const { accessToken } = elsewhere.body?.data as { accessToken: string };
      const second = { ...person, accessToken };
      expect(await statusOf(me(other, second))).toBe(200);
      const url = `/api/auth/change-password/${person.id}`;
      const payload = { oldPassword: password, newPassword: 'another-password' };
      expect(await one.call({ method: 'POST', url, headers: as(person), payload })).toMatchObject({
        status: 200,
      });
      await expect.poll(() => statusOf(me(other, second))).toBe(401);
    });
  });

  test('writes of one user are counted by both processes together and get 429', async () => {
    const person = await one.addPerson({ role: 'ADMIN' });
    const url = `/api/users/admin/${person.id}`;
    const write = (api: TestApi) =>
      api.call({ method: 'PUT', url, headers: as(person), payload: { bio: 'Reef.' } });
    for (let count = 0; count < 20; count += 1) {
      expect(await statusOf(write(one))).toBe(200);
      expect(await statusOf(write(other))).toBe(200);
    }
    const answers = [await write(one), await write(other)];
    expect(answers.map(({ status }) => status)).toEqual([429, 429]);
    expect(Number(answers[0]?.headers['retry-after'])).toBeGreaterThan(50);
  });

  test('shares from one address are counted by both processes together and get 429', async () => {
    const { id } = await writePost(one, admin);
    const share = (api: TestApi) =>
      api.call({
        method: 'POST',
        url: `/api/posts/${id}/share`,
        payload: { platform: 'web', shareType: 'post' },
        remoteAddress: '10.7.0.1',
      });
    for (let count = 0; count < 15; count += 1) await Promise.all([share(one), share(other)]);
    expect(await statusOf(share(one))).toBe(429);
    expect(await statusOf(share(other))).toBe(429);
  });

  test('failed sign-ins are counted by both processes in Redis, not in the database, and get 429', async () => {
    const { email } = await one.addPerson({ password });
    for (let count = 0; count < 5; count += 1) {
      await beginAttempt(one.services.limiter, email, { address: '10.8.0.1', isKnown: false });
    }
    const answer = await other.call({
      method: 'POST',
      url: '/api/auth/login',
      payload: { email, password },
      remoteAddress: '10.8.0.1',
    });
    expect(answer.status).toBe(429);
    expect(await rowsInDatabase()).toBe(0);
  });

  test('Redis, the database and the memory count alike', async () => {
    const shared = await openRedis(redis.url, hangs.expectationMs);
    const inDatabase = countsInDatabase(one.services.database.db);
    const stores = [countsInRedis(shared), inDatabase, new CountsInMemory()];
    const rule = { by: 'test', withoutRedis: 'database' } as const;
    const doubling: Limit = { ...rule, durationS: 900, points: 5, wait: 'doubling' };
    const whole: Limit = { ...rule, durationS: 300, points: 3, wait: 'rest' };
    for (const counts of stores) {
      const waits: (number | null)[] = [];
      for (let count = 0; count < 6; count += 1) waits.push(await counts.count('a', doubling));
      // A withdrawn attempt allows another one.
      await counts.uncount('a');
      waits.push(await counts.count('a', doubling), await counts.count('a', doubling));
      await counts.forget('a');
      waits.push(await counts.count('a', doubling));
      for (let count = 0; count < 4; count += 1) waits.push(await counts.count('b', whole));
      await counts.uncount('never counted');
      const free = [null, null, null, null, null];
      expect(waits).toEqual([...free, 1, null, 1, null, null, null, null, 300]);
      await inDatabase.forget('a');
      await inDatabase.forget('b');
    }
    await shared.close();
  });

  test('without Redis calls are counted per process, and together again once it is back', async () => {
    const changes: boolean[] = [];
    other.services.redis?.reachability.watch((isReachable) => changes.push(isReachable));
    await redis.kill();
    const person = await one.addPerson({ role: 'ADMIN', password });
    const url = `/api/users/admin/${person.id}`;
    const write = (api: TestApi) =>
      api.call({ method: 'PUT', url, headers: as(person), payload: { bio: 'Wreck.' } });
    for (let count = 0; count < 40; count += 1) {
      expect(await statusOf(write(one))).toBe(200);
      expect(await statusOf(write(other))).toBe(200);
    }
    expect(await statusOf(write(one))).toBe(429);
    await beginAttempt(other.services.limiter, person.email, {
      address: '10.8.1.1',
      isKnown: false,
    });
    // The account on its network, the account everywhere, and the address.
    expect(await rowsInDatabase()).toBe(3);
    expect(changes).toEqual([false]);

    await redis.restart();
    await expect.poll(() => [one, other].every(isRedisThere)).toBe(true);
    expect(changes).toEqual([false, true]);
    expect(await statusOf(write(one))).toBe(200);
    const listener = vi.fn<() => void>();
    other.services.redis?.subscribe('test', listener);
    await expect
      .poll(() => {
        one.services.redis?.publish('test');
        return listener.mock.calls.length;
      })
      .toBeGreaterThan(0);
  });

  test('while Redis hangs only one call waits for it, and afterwards it is used again', async () => {
    const connection = await openRedis(redis.url, 250);
    const { config, database } = one.services;
    const limiter = createLimiter(database.db, connection, Buffer.alloc(32), config);
    redis.hang();
    expect(await limiter.count('failuresOnNetwork', 'hanging')).toBe(null);
    expect(connection.reachability.isReachable).toBe(false);
    await expect(connection.run('return 1', 'a')).rejects.toThrow('Redis is unavailable.');
    redis.resume();
    await expect.poll(() => connection.run('return 1', 'a').catch(() => 0)).toBe(1);
    expect(connection.reachability.isReachable).toBe(true);
    await connection.close();
  });

  const isRedisThere = ({ services }: TestApi) => services.redis?.reachability.isReachable === true;

  async function rowsInDatabase(): Promise<number> {
    const rows = await one.services.database.db.selectFrom('limit_counts').select('key').execute();
    return rows.length;
  }
});
