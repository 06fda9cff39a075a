import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { samplePost } from '../../db/testing/sample-rows.ts';
import { type Person, type TestApi, as, startTestApi } from '../../testing/test-api.ts';

let api: TestApi;
let admin: Person;
let diver: Person;

const contents = [
  'Night dive at the Thistlegorm',
  'Visibility 100% today',
  'شعاب مُرجانيّة في دهب',
  'Ñandú the turtle, below_the_jetty',
];

beforeAll(async () => {
  api = await startTestApi();
  admin = await api.addPerson({ role: 'ADMIN' });
  diver = await api.addPerson({ fullName: 'Mira Haddad' });
  const posts = contents.map((content, day) =>
    samplePost(diver.id, { content, is_enabled: day !== 1, created_at: `2026-05-0${day + 1}` }),
  );
  await api.services.database.db.insertInto('posts').values(posts).execute();
});
afterAll(() => api.close());

const list = (query: string) =>
  api.call({ method: 'GET', url: `/api/posts${query}`, headers: as(admin) });

describe('GET /api/posts', () => {
  test('200: with all fields and the owner', async () => {
    const { status, body } = await list('');
    expect(status).toBe(200);
    expect(body?.data).toHaveProperty('data.0', {
      id: expect.any(String),
      userId: diver.id,
      content: contents[3],
      imageResourceId: null,
      likesCount: 0,
      commentsCount: 0,
      isEnabled: true,
      createdAt: '2026-05-04T00:00:00.000Z',
      updatedAt: expect.any(String),
      Owner: { fullName: 'Mira Haddad', username: diver.username, profilePicture: null },
    });
  });

  test('200: disabled posts are included', async () => {
    const { body } = await list('');
    expect(body?.data).toHaveProperty('data.2.isEnabled', false);
  });

  test.each(['?hidden=maybe', '?picture=1', '?userId=7'])('400: %s', async (query) => {
    expect(await list(query)).toMatchObject({ status: 400 });
  });
});

describe('filters and orders of GET /api/posts', () => {
  const day = (number: number) => contents[number - 1];

  /** The contents on all pages, and the total. */
  async function found(query: string) {
    const pages = await Promise.all(
      [1, 2, 3].map((page) => list(`?limit=2&page=${page}&${query}`)),
    );
    const answers = pages.map(
      ({ body }) => body?.data as { data: { content: string }[]; total: number },
    );
    return {
      contents: answers.flatMap(({ data }) => data.map(({ content }) => content)),
      totals: [...new Set(answers.map(({ total }) => total))],
    };
  }

  beforeAll(async () => {
    const { db } = api.services.database;
    const picture = {
      id: 'ab'.repeat(16),
      user_id: diver.id,
      kind: 'post',
      name: 'reef.jpg',
      content_type: 'image/jpeg',
      byte_size: 1,
    } as const;
    await db.insertInto('files').values(picture).execute();
    const pictured = { image_resource_id: picture.id };
    await db
      .updateTable('posts')
      .set(pictured)
      .where('created_at', 'in', [new Date('2026-05-02'), new Date('2026-05-03')])
      .execute();
  });

  test.each([
    ['hidden=true', [2]],
    ['hidden=false', [4, 3, 1]],
    ['picture=true', [3, 2]],
    ['picture=false', [4, 1]],
    ['picture=true&hidden=true', [2]],
    ['picture=false&hidden=true', []],
    ['sort=newest', [4, 3, 2, 1]],
    ['sort=oldest', [1, 2, 3, 4]],
    ['sort=oldest&hidden=false', [1, 3, 4]],
    ['sort=oldest&query=t', [1, 2, 4]],
    ['picture=false&query=mira', [4, 1]],
    ['hidden=true&query=mira&sort=oldest', [2]],
  ])('200: %s finds the posts of days %j', async (query, days) => {
    expect(await found(query)).toEqual({ contents: days.map(day), totals: [days.length] });
  });

  test('200: the posts of an author, with the other filters', async () => {
    expect(await found(`userId=${admin.id}`)).toEqual({ contents: [], totals: [0] });
    expect(await found(`userId=${diver.id}&picture=true&sort=oldest`)).toEqual({
      contents: [day(2), day(3)],
      totals: [2],
    });
    expect(await found(`userId=${diver.id}&query=visibility`)).toMatchObject({ totals: [1] });
  });

  test('a post that is hidden now changes the totals at once', async () => {
    const { db } = api.services.database;
    const hide = (is_enabled: boolean) =>
      db
        .updateTable('posts')
        .set({ is_enabled })
        .where('content', '=', day(4) ?? '')
        .execute();
    await hide(false);
    expect(await found('hidden=true')).toEqual({ contents: [day(4), day(2)], totals: [2] });
    await hide(true);
  });

  test('the CSV has the filters and the order of the list', async () => {
    const { bytes } = await api.call({
      method: 'GET',
      url: '/api/exports/posts.csv?hidden=false&sort=oldest',
      headers: as(admin),
    });
    const places = [1, 3, 4].map((number) => bytes.toString().indexOf(day(number) ?? ''));
    expect(places).toEqual([...places].toSorted((one, other) => one - other));
    expect(places).not.toContain(-1);
    expect(bytes.toString()).not.toContain(day(2));
  });
});
