import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, openTestDatabase } from '../db/testing/test-database.ts';
import { sweepRemovedFiles } from './remove-bytes.ts';
import type { FileStorage } from './storage.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase({ databasePool: 1 });
});
afterAll(() => database.close());

test('the sweep keeps the bytes of files in the trash', async () => {
  const { db } = database;
  await sql`
    with deletion as (
      insert into deletions (id, noun, item_id, label, counts, purge_at)
      values (gen_random_uuid(), 'posts', gen_random_uuid(), '', '{}', now())
      returning id
    )
    insert into deleted_rows (deletion_id, table_name, row_id, data)
    select id, 'files', 'in the trash', jsonb_build_object('user_id', id, 'byte_size', 9) from deletion`.execute(
    db,
  );
  await sql`
    insert into removed_files (file_id, removed_at)
    values ('in the trash', now() - interval '1 hour'), ('gone', now() - interval '1 hour')
  `.execute(db);
  const removed: string[] = [];
  const remove = async (id: string) => void removed.push(id);
  await sweepRemovedFiles(db, { remove }, { warn: () => {} });
  expect(removed).toEqual(['gone']);
  await sql`delete from removed_files`.execute(db);
});

test('the sweep continues after files that cannot be removed', async () => {
  const { db } = database;
  await sql`
    insert into removed_files (file_id, removed_at)
    select lpad(n::text, 4, '0'), now() - interval '1 hour' from generate_series(1, 1200) as n
  `.execute(db);
  const removed: string[] = [];
  const remove = async (id: string) => {
    if (id <= '0600') throw new Error('The disk fails.');
    removed.push(id);
  };
  const storage: Pick<FileStorage, 'remove'> = { remove };
  let warnings = 0;
  await sweepRemovedFiles(db, storage, { warn: () => void (warnings += 1) });
  expect([removed.length, warnings]).toEqual([600, 600]);
  const left = await db.selectFrom('removed_files').select('file_id').execute();
  expect(left).toHaveLength(600);
});
