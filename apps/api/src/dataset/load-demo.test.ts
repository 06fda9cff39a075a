import { demoAdmin, demoStaff } from '@buddyline/demo-data/demo-admin';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { emptyDatabase } from '../db/testing/empty-database.ts';
import { openTestDatabase, type TestDatabase } from '../db/testing/test-database.ts';
import { isPassword } from '../session/password.ts';
import { findFaults } from '../testing/all-rows-sql.ts';
import { loadDemo } from './load-demo.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
beforeEach(() => emptyDatabase(database.db));
afterAll(() => database.close());

/** Records written files, and can be set to fail. */
function memoryStorage(failAfter = Infinity) {
  const written = new Set<string>();
  const write = (id: string) => {
    if (written.size >= failAfter) return Promise.reject(new Error('The disk is full.'));
    written.add(id);
    return Promise.resolve();
  };
  return { written, write };
}

/** A tenth of the demo, with enough logbooks for its planted findings. */
const counts = {
  people: 60,
  posts: 60,
  comments: 150,
  diveLogs: 320,
  certificates: 12,
  tickets: 9,
};

const load = (storage: ReturnType<typeof memoryStorage>) =>
  loadDemo({ database, storage, counts, trashDays: 30, brand: 'Buddyline' });

async function countOf(table: 'users' | 'posts'): Promise<number> {
  const rows = await database.db.selectFrom(table).select('id').execute();
  return rows.length;
}

test('an empty database is filled once, with correct counters and the bytes of every file', async () => {
  const storage = memoryStorage();
  expect(await load(storage)).toBe(true);
  expect(await countOf('users')).toBe(counts.people + demoStaff.length);
  const { rows } = await sql`
    select (select sum(comments_count)::int from posts) as comments,
      (select row_count::int from row_counts where noun = 'dive_logs' and period = 'all') as "diveLogs",
      (select count(*)::int from row_changes) as unfolded,
      (select count(*)::int from users where profile_picture is not null) > 30 as faces,
      (select count(*)::int from files)
        + (select count(*)::int from deleted_rows where table_name = 'files') as files,
      (select count(*)::int from removed_files) as removed`.execute(database.db);
  const files = storage.written.size;
  expect(rows).toEqual([
    { comments: 150, diveLogs: 320, unfolded: 0, faces: true, files, removed: 0 },
  ]);
  expect(await findFaults(database.db)).toEqual([]);
  const ties = sql`
    select (select count(*) from post_likes) > 0 and (select count(*) from follows) > 0 as "hasTies"`;
  expect((await ties.execute(database.db)).rows).toEqual([{ hasTies: true }]);
  await expectDemoAdmin();
  const again = memoryStorage();
  expect(await load(again)).toBe(false);
  expect(again.written.size).toBe(0);
});

/** The password is the one that `npm start` prints. */
async function expectDemoAdmin(): Promise<void> {
  const ada = await database.db
    .selectFrom('users')
    .selectAll()
    .where('email', '=', demoAdmin.email)
    .executeTakeFirstOrThrow();
  expect(ada).toMatchObject({ role: 'ADMIN', is_verified: true, full_name: 'Ada Marsh' });
  expect(await isPassword(demoAdmin.password, ada.password_hash)).toBe(true);
}

test('an interrupted load leaves no rows, and the next start completes it', async () => {
  await expect(load(memoryStorage(20))).rejects.toThrow('The disk is full.');
  expect(await countOf('users')).toBe(0);
  expect(await load(memoryStorage())).toBe(true);
  expect(await countOf('posts')).toBe(counts.posts);
});

test('two servers that start concurrently load the demo once', async () => {
  const loads = await Promise.all([load(memoryStorage()), load(memoryStorage())]);
  expect(loads.filter(Boolean)).toHaveLength(1);
  expect(await countOf('users')).toBe(counts.people + demoStaff.length);
});
