import { alikeWords } from '@buddyline/domain/fold-search-fixture';
import { sql } from 'kysely';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { foldSearch as firstFoldSearch } from '../migrations/0001-fold-search.ts';
import { foldAlikeLetters } from '../migrations/0074-fold-alike-letters.ts';
import { foldStoredTexts } from '../migrations/0075-fold-stored-texts.ts';
import { parsedRows } from '../statements/parsed-rows.ts';
import {
  sampleCertificate,
  sampleDiveLog,
  samplePost,
  sampleTicket,
  sampleUser,
} from '../testing/sample-rows.ts';
import { openTestDatabase, type TestDatabase } from '../testing/test-database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const rowsOfABatch = 500;
const words = 'کریم O’Brien';

/** The number of rows in each table whose folded text is not what the function gives. */
async function outdated(): Promise<Record<string, number>> {
  const columns = sql`
    select table_name as name, generation_expression as expression
    from information_schema.columns
    where table_schema = 'public' and generation_expression like '%fold_search(%'`;
  const entries = { name: v.string(), expression: v.string() };
  const numbers: Record<string, number> = {};
  for (const { name, expression } of await parsedRows(database.db, entries, columns)) {
    const counted = sql`
      select count(*)::integer as rows from ${sql.table(name)}
      where search_text <> ${sql.raw(expression)}`;
    const [row] = await parsedRows(database.db, { rows: v.number() }, counted);
    numbers[name] = row?.rows ?? 0;
  }
  return numbers;
}

async function fillTables(): Promise<void> {
  const { db } = database;
  const author = { ...sampleUser(), full_name: words };
  await db.insertInto('users').values(author).execute();
  const posts = Array.from({ length: 2 * rowsOfABatch + 1 }, (_, at) =>
    samplePost(author.id, { content: `${words} ${alikeWords[at % alikeWords.length]?.[1]}` }),
  );
  await db.insertInto('posts').values(posts).execute();
  const certificate = sampleCertificate(author.id, { title: words });
  await db.insertInto('certificates').values(certificate).execute();
  // Without a site, the folded text depends on the other columns only.
  const logs = [{ site: words }, { site: null, comments: words }];
  await db
    .insertInto('dive_logs')
    .values(logs.map((log) => sampleDiveLog(author.id, log)))
    .execute();
  await db
    .insertInto('tickets')
    .values(sampleTicket(author.id, { subject: words }))
    .execute();
  const deletion = {
    id: crypto.randomUUID(),
    noun: 'posts' as const,
    item_id: crypto.randomUUID(),
  };
  await db
    .insertInto('deletions')
    .values({ ...deletion, label: words, counts: '{}', purge_at: new Date() })
    .execute();
  const mail = { id: crypto.randomUUID(), template: 'welcome', locale: 'en' as const };
  await db
    .insertInto('mails')
    .values({ ...mail, to: 'o’brien@reef.example', expires_at: new Date() })
    .execute();
}

test('texts that older versions have folded are folded again, in every table and batch', async () => {
  const { db } = database;
  const before = firstFoldSearch
    .inTransaction()
    .replace('create extension if not exists pg_trgm;', '')
    .replace('create function', 'create or replace function');
  await sql.raw(before).execute(db);
  await fillTables();
  await sql.raw(foldAlikeLetters.inTransaction()).execute(db);
  const stale = await outdated();
  expect(Object.values(stale)).toHaveLength(7);
  expect(Object.values(stale)).not.toContain(0);
  expect(stale['posts']).toBeGreaterThan(rowsOfABatch);

  // Also when it is run again.
  for (let run = 0; run < 2; run += 1) {
    for (const statement of foldStoredTexts.oneByOne) await sql.raw(statement).execute(db);
    expect(Object.values(await outdated())).toEqual(Array(7).fill(0));
  }
});
