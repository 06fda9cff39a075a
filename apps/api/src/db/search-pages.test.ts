import { afterAll, beforeAll, expect, test } from 'vitest';
import { searchPages } from './search-pages.ts';
import { sampleUser } from './testing/sample-rows.ts';
import { openTestDatabase, type TestDatabase } from './testing/test-database.ts';

const search = searchPages<{ id: string; username: string }>({
  noun: 'users',
  columns: 'users.id, users.username',
});

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

async function usernames(text: string): Promise<string[]> {
  const { rows, total } = await search(database.db, { search: text, page: 1, limit: 100 });
  expect(total).toBe(rows.length);
  return rows.map((row) => row.username);
}

test('finds by any of the three texts, folded and literal', async () => {
  const people = [
    sampleUser({ username: 'a_100%', full_name: 'أحمد الغوّاص', created_at: '2026-01-01' }),
    sampleUser({ username: 'a\\b', full_name: 'Zoë Ångström', created_at: '2026-01-02' }),
    sampleUser({ username: 'abc', email: "o'neil@example.org", created_at: '2026-01-03' }),
  ];
  await database.db.insertInto('users').values(people).execute();

  expect(await usernames('احمد')).toEqual(['a_100%']);
  expect(await usernames('zoe angs')).toEqual(['a\\b']);
  expect(await usernames("O'NEIL")).toEqual(['abc']);
  expect(await usernames('a_')).toEqual(['a_100%']);
  expect(await usernames('0%')).toEqual(['a_100%']);
  expect(await usernames('\\')).toEqual(['a\\b']);
  expect(await usernames('a')).toEqual(['abc', 'a\\b', 'a_100%']);
  expect(await usernames('nobody')).toEqual([]);
});

test('pages and counts a common term exactly, remembered or not', async () => {
  const many = Array.from({ length: 1_200 }, (_, index) =>
    sampleUser({ full_name: 'Common Diver', created_at: new Date(1_700_000_000_000 + index) }),
  );
  await database.db.insertInto('users').values(many).execute();
  const newestFirst = many.map((user) => user.id).toReversed();
  for (const page of [1, 2, 134, 1, 2, 134, 135]) {
    const found = await search(database.db, { search: 'common DIVER', page, limit: 9 });
    expect(found.total).toBe(1_200);
    expect(found.rows.map((row) => row.id)).toEqual(newestFirst.slice((page - 1) * 9, page * 9));
  }
});
