import { cursorPageSchema } from '@buddyline/domain/cursor';
import { type Person as Card, personSchema, personSummarySchema } from '@buddyline/domain/person';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sampleDiveLog, samplePost } from '../../db/testing/sample-rows.ts';
import { findFaults } from '../../testing/all-rows-sql.ts';
import { type Person, type TestApi, as, startTestApi } from '../../testing/test-api.ts';

let api: TestApi;
let diver: Person;
let buddy: Person;
beforeAll(async () => {
  api = await startTestApi({ writesPerMinute: 9_999 });
});
beforeEach(async () => {
  diver = await api.addPerson();
  buddy = await api.addPerson();
});
afterAll(() => api.close());

const call = (method: string, path: string, person = diver) =>
  api.call({ method, url: `/api/people/${path}`, headers: as(person) });

async function cardOf(username: string, person = diver): Promise<Card> {
  const { body } = await call('GET', username, person);
  return v.parse(personSchema, body?.data);
}

describe('GET /api/people/{username}', () => {
  test('the public card, which counts shown posts only', async () => {
    const { db } = api.services.database;
    const posts = [samplePost(buddy.id), samplePost(buddy.id, { is_enabled: false })];
    await db.insertInto('posts').values(posts).execute();
    await db.insertInto('dive_logs').values(sampleDiveLog(buddy.id)).execute();
    const { status, body } = await call('GET', buddy.username.toUpperCase());
    expect(status).toBe(200);
    expect(body?.data).toEqual({
      username: buddy.username,
      fullName: 'Test Diver',
      bio: null,
      country: null,
      isVerified: false,
      profilePicture: null,
      followersCount: 0,
      followingCount: 0,
      postsCount: 1,
      diveLogsCount: 1,
      isFollowed: false,
      memberSince: expect.any(String),
    });
  });

  test.each(['nobody.at.all', '%00', 'x'.repeat(200), '%F0%9F%A4%BF'])('404: %s', async (name) => {
    expect(await call('GET', name)).toMatchObject({ status: 404 });
  });
});

describe('PUT and DELETE /api/people/{username}/follow', () => {
  test('are done once, however often they are sent, and both counts are exact', async () => {
    for (const method of ['PUT', 'PUT', 'DELETE', 'DELETE', 'PUT']) {
      const count = method === 'PUT' ? 1 : 0;
      const { status, body } = await call(method, `${buddy.username}/follow`);
      expect(status).toBe(200);
      expect(body?.data).toMatchObject({ isFollowed: count === 1, followersCount: count });
      expect(await cardOf(diver.username)).toMatchObject({ followingCount: count });
    }
  });

  test('of many who follow each other at once: nobody waits in a circle', async () => {
    const people = await Promise.all(Array.from({ length: 5 }, () => api.addPerson()));
    const pairs = people.flatMap((one) =>
      people.filter((other) => other !== one).map((other) => [one, other.username] as const),
    );
    const send = (method: string, some: typeof pairs) =>
      Promise.all(some.map(([one, name]) => call(method, `${name}/follow`, one)));
    const followed = await send('PUT', pairs);
    expect(followed.map(({ status }) => status)).toEqual(pairs.map(() => 200));
    await Promise.all([send('DELETE', pairs.slice(0, 9)), send('PUT', pairs.slice(9))]);
    expect(await findFaults(api.services.database.db)).toEqual([]);
  });

  test('409: nobody follows themselves', async () => {
    const { status, body } = await call('PUT', `${diver.username}/follow`);
    expect(status).toBe(409);
    expect(body?.message).toBe('Nobody can follow themselves.');
  });

  test('404: an unknown name', async () => {
    expect(await call('PUT', 'nobody.at.all/follow')).toMatchObject({ status: 404 });
  });
});

describe('the lists', () => {
  const read = async (path: string) => {
    const { body } = await call('GET', path);
    return v.parse(cursorPageSchema(personSummarySchema), body?.data);
  };

  test('followers and followed people, the newest first, by cursor', async () => {
    const fans = await Promise.all(Array.from({ length: 5 }, () => api.addPerson()));
    for (const fan of fans) await call('PUT', `${buddy.username}/follow`, fan);
    await call('PUT', `${String(fans[3]?.username)}/follow`);
    const first = await read(`${buddy.username}/followers?limit=3`);
    const rest = await read(`${buddy.username}/followers?limit=3&before=${first.next}`);
    const names = [...first.data, ...rest.data].map(({ username }) => username);
    expect(names).toEqual(fans.map(({ username }) => username).toReversed());
    expect(rest.next).toBeNull();
    expect(first.data[1]).toEqual({
      username: fans[3]?.username,
      fullName: 'Test Diver',
      isVerified: false,
      profilePicture: null,
      isFollowed: true,
    });
    const following = await read(`${diver.username}/following`);
    expect(following).toMatchObject({ data: [{ username: fans[3]?.username }], next: null });
  });

  test('404: an unknown name', async () => {
    expect(await call('GET', 'nobody.at.all/followers')).toMatchObject({ status: 404 });
  });
});
