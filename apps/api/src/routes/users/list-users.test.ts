import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sampleUser } from '../../db/testing/sample-rows.ts';
import { setPerson } from '../../testing/people-sql.ts';
import { type Person, type TestApi, as, startTestApi } from '../../testing/test-api.ts';

let api: TestApi;
let admin: Person;

beforeAll(async () => {
  api = await startTestApi();
  admin = await api.addPerson({ role: 'ADMIN', fullName: 'Ada Admin' });
  for (const fullName of ['Mira Haddad', 'Max 100% Diver', 'لِينَا فاروق', 'José Ñandú']) {
    await api.addPerson({ fullName });
  }
});
afterAll(() => api.close());

const list = (query: string) =>
  api.call({ method: 'GET', url: `/api/users${query}`, headers: as(admin) });

describe('GET /api/users', () => {
  test('200: the password hash and the search text are not sent', async () => {
    const { bytes } = await list('');
    expect(bytes.toString()).not.toMatch(/argon2|search|hash/i);
  });

  test.each([
    ['jose nandu', 1],
    ['@buddyline.example', 5],
  ])('200: search for %s finds %i', async (search, total) => {
    const { body } = await list(`?search=${encodeURIComponent(search)}`);
    expect(body?.data).toMatchObject({ total });
  });
});

describe('a search for people finds usernames with points, underscores and spaces alike', () => {
  beforeAll(async () => {
    for (const [username, fullName] of [
      ['lena.okoro', 'Somebody Else'],
      ['lena_okoro', 'Another Person'],
      ['lena-o', 'Lena Okoro'],
      ['lena.other', 'Lena Other'],
    ]) {
      const { id } = await api.addPerson({ fullName });
      await setPerson(api.services.database.db, id, { username });
    }
  });

  test.each(['lena okoro', 'lena.okoro', 'lena_okoro', '@Lena_Okoro', 'okoro.lena'])(
    '%s',
    async (search) => {
      const { body } = await list(`?search=${encodeURIComponent(search)}`);
      expect(body?.data).toMatchObject({ total: 3 });
    },
  );

  test('an address is found as it is written', async () => {
    const { body } = await list('?search=lena_okoro@buddyline.example');
    expect(body?.data).toMatchObject({ total: 0 });
  });

  test('more than eight words are matched as they are written', async () => {
    const { body } = await list('?search=l.e.n.a.o.k.o.r.o');
    expect(body?.data).toMatchObject({ total: 0 });
  });
});

describe('filters and orders of GET /api/users', () => {
  const people = [
    { country: 'Egypt', is_verified: true, role: 'USER', created_at: '2001-02-27T23:59:59Z' },
    { country: 'Jordan', is_verified: false, role: 'USER', created_at: '2001-02-28T00:00:00Z' },
    { country: 'Egypt', is_verified: false, role: 'ADMIN', created_at: '2001-02-28T23:59:59Z' },
    { country: 'Egypt', is_verified: true, role: 'ADMIN', created_at: '2001-03-01T00:00:00Z' },
  ] as const;

  beforeAll(async () => {
    const rows = people.map((person, at) =>
      sampleUser({ ...person, full_name: `Filtered ${at}`, ...(at < 2 && suspendedForEver) }),
    );
    await api.services.database.db.insertInto('users').values(rows).execute();
  });
  const suspendedForEver = { suspended_until: 'infinity' };

  const until = (query: string) => (query.includes('joinedTo=') ? '' : '&joinedTo=2001-12-31');

  /** The numbers of the people on all pages, and the total. */
  async function found(query: string) {
    const pages = await Promise.all(
      [1, 2, 3].map((page) => list(`?limit=2&page=${page}${until(query)}&${query}`)),
    );
    const answers = pages.map(
      ({ body }) => body?.data as { data: { fullName: string }[]; total: number },
    );
    return {
      people: answers.flatMap(({ data }) => data.map(({ fullName }) => Number(fullName.slice(-1)))),
      totals: [...new Set(answers.map(({ total }) => total))],
    };
  }

  test.each([
    ['', [3, 2, 1, 0]],
    ['sort=oldest', [0, 1, 2, 3]],
    ['role=ADMIN', [3, 2]],
    ['role=USER', [1, 0]],
    ['verified=false', [2, 1]],
    ['role=ADMIN&verified=true', [3]],
    ['country=Egypt', [3, 2, 0]],
    ['country=Egypt&sort=oldest', [0, 2, 3]],
    ['country=Egypt&verified=true&role=USER', [0]],
    ['country=Atlantis', []],
    ['suspended=true', [1, 0]],
    ['suspended=true&country=Jordan', [1]],
    ['suspended=false', [3, 2, 1, 0]],
    ['joinedFrom=2001-02-28', [3, 2, 1]],
    ['joinedFrom=2001-02-28&verified=false', [2, 1]],
    ['joinedFrom=2001-03-01&country=Egypt', [3]],
    // The 28th of February in Dubai, in Los Angeles and in Kathmandu.
    ['joinedFrom=2001-02-27T20:00:00.000Z&joinedTo=2001-02-28T20:00:00.000Z', [1, 0]],
    ['joinedFrom=2001-02-28T08:00:00.000Z&joinedTo=2001-03-01T08:00:00.000Z', [3, 2]],
    ['joinedFrom=2001-02-27T18:15:00.000Z&joinedTo=2001-02-28T18:15:00.000Z', [1, 0]],
    ['joinedFrom=2001-02-27T20:00:00.000Z&joinedTo=2001-02-28T20:00:00.000Z&verified=true', [0]],
    ['joinedFrom=2001-02-28T08:00:00.000Z&country=Egypt&sort=oldest', [2, 3]],
    ['search=filtered&joinedTo=2001-02-28T00:00:00.000Z', [0]],
    ['joinedFrom=2001-02-28T00:00:00.000Z&joinedTo=2001-02-28T00:00:00.000Z', []],
    ['search=filtered&sort=oldest&role=ADMIN', [2, 3]],
    ['search=filtered&joinedFrom=2001-02-28&country=Egypt', [3, 2]],
  ])('200: %s finds the people %j', async (query, expected) => {
    expect(await found(query)).toEqual({ people: expected, totals: [expected.length] });
  });

  test('200: the last day is included, whatever narrows the list', async () => {
    for (const filter of ['', '&country=Egypt', '&search=filtered']) {
      const { body } = await list(`?joinedFrom=2001-02-28&joinedTo=2001-02-28${filter}`);
      expect(body?.data).toHaveProperty('data.0.fullName', 'Filtered 2');
    }
  });

  test.each([
    'role=GUEST',
    'verified=1',
    'joinedFrom=2001-02-29',
    'joinedTo=2001-02-29T00:00:00Z',
    'country=',
  ])('400: %s', async (query) => {
    expect(await list(`?${query}`)).toMatchObject({ status: 400 });
  });

  test('200: the countries that the list can be filtered by', async () => {
    const answer = await api.call({
      method: 'GET',
      url: '/api/users/countries',
      headers: as(admin),
    });
    expect(answer.body?.data).toEqual(['Egypt', 'Jordan']);
  });

  test('the CSV has the filters and the order of the list', async () => {
    const { bytes } = await api.call({
      method: 'GET',
      url: '/api/exports/users.csv?country=Egypt&verified=true&sort=oldest',
      headers: as(admin),
    });
    expect(bytes.toString().match(/Filtered \d/g)).toEqual(['Filtered 0', 'Filtered 3']);
  });
});
