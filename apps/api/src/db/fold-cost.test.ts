import { bounds } from '@buddyline/domain/constants';
import { diveLogLines } from '@buddyline/domain/dive-log';
import { plainForms, plainSigns } from '@buddyline/domain/fold-search';
import { type Insertable, type Kysely, sql } from 'kysely';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from './schema.ts';
import { parsedRows } from './statements/parsed-rows.ts';
import { postgresTest } from './testing/engine-tests.ts';
import {
  sampleCertificate,
  sampleDiveLog,
  samplePost,
  sampleTicket,
  sampleUser,
} from './testing/sample-rows.ts';
import { openTestDatabase, type TestDatabase } from './testing/test-database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

/** Letters in an order that does not repeat, so that the trigram index has as much to do for each text. */
function textOf(letters: readonly string[], length: number): string {
  let at = 1;
  return Array.from({ length }, () => {
    at = (at * 48_271) % 0x7f_ff_ff_ff;
    return letters[at % letters.length];
  }).join('');
}

const lettersFrom = (from: number, count: number): string[] =>
  Array.from({ length: count }, (_, at) => String.fromCodePoint(from + at));

const ascii = [...lettersFrom(0x61, 26), ' '];
const capitals = lettersFrom(0x80, 0x1_ff_7f).filter(
  (letter) => letter.isWellFormed() && letter.toLowerCase() !== letter,
);
const formsAndSigns = [...plainForms.keys(), ...[...plainSigns.values()].flat()];

/** What was expensive once, or may be, of `length` letters. */
const hostile: Record<string, (length: number) => string> = {
  'one capital': (length) => `Я${textOf(lettersFrom(0x06_21, 26), length - 1)}`,
  'all capitals': (length) => textOf(capitals, length),
  'marks in a bad order': (length) => {
    const marks = Math.floor(length / 2) - 1;
    return `e${'\u0301'.repeat(marks)}${'\u0323'.repeat(marks)}`;
  },
  'letters and signs with another form': (length) => textOf(formsAndSigns, length),
  'signs with another form': (length) => textOf([...plainSigns.values()].flat(), length),
  'the longest ligature': (length) => '\uFDFA'.repeat(length),
  'ligatures and presentation forms': (length) => textOf(lettersFrom(0xfb_50, 0x2_00), length),
};

type Insert = (db: Kysely<Database>, text: (length: number) => string) => Promise<unknown>;
const many = (rows: number) => Array.from({ length: rows }, (_, row) => row);

/** The longest texts of each table that is searched, as many as one call writes at once. */
const inserts: Record<string, Insert> = {
  users: (db, text) => {
    const words = { full_name: text(bounds.fullNameMax) };
    return db.insertInto('users').values(sampleUser(words)).execute();
  },
  posts: async (db, text) => {
    const content = text(bounds.postContentMax);
    return db
      .insertInto('posts')
      .values(samplePost(await owner(db), { content }))
      .execute();
  },
  certificates: async (db, text) => {
    const words = { title: text(bounds.titleMax), description: text(bounds.descriptionMax) };
    return db
      .insertInto('certificates')
      .values(sampleCertificate(await owner(db), words))
      .execute();
  },
  dive_logs: async (db, text) => {
    const id = await owner(db);
    const words = {
      site: text(diveLogLines.site),
      location: text(diveLogLines.location),
      comments: text(bounds.diveCommentsMax),
    };
    // A batch of an import.
    return db
      .insertInto('dive_logs')
      .values(many(10).map(() => sampleDiveLog(id, words)))
      .execute();
  },
  tickets: async (db, text) => {
    const words = { subject: text(bounds.subjectMax), description: text(bounds.descriptionMax) };
    return db
      .insertInto('tickets')
      .values(sampleTicket(await owner(db), words))
      .execute();
  },
  deletions: (db, text) => {
    const rows = many(20).map((): Insertable<Database['deletions']> => ({
      id: crypto.randomUUID(),
      noun: 'dive-logs',
      item_id: crypto.randomUUID(),
      label: text(diveLogLines.site),
      counts: '{}',
      purge_at: new Date(),
    }));
    return db.insertInto('deletions').values(rows).execute();
  },
};

async function owner(db: Kysely<Database>): Promise<string> {
  const user = sampleUser();
  await db.insertInto('users').values(user).execute();
  return user.id;
}

async function msOf(insert: Insert, text: (length: number) => string): Promise<number> {
  return database.db.transaction().execute(async (transaction) => {
    const start = performance.now();
    await insert(transaction, text);
    return performance.now() - start;
  });
}

const medianOf = (times: number[]): number =>
  times.toSorted((a, b) => a - b)[times.length >> 1] ?? 0;

/** A bound for noise: what it guards against was dozens of times as expensive. */
const maxRatio = 8;
const runs = 3;

postgresTest.for(
  Object.keys(inserts).flatMap((table) => Object.keys(hostile).map((kind) => ({ table, kind }))),
)('the longest texts cost about as much as ASCII ones: $table, $kind', async ({ table, kind }) => {
  const insert = inserts[table];
  const text = hostile[kind];
  if (insert === undefined || text === undefined) throw new Error('There is no such case.');
  const plain: number[] = [];
  const folded: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    plain.push(await msOf(insert, (length) => textOf(ascii, length)));
    folded.push(await msOf(insert, text));
  }
  expect(medianOf(folded) / medianOf(plain)).toBeLessThan(maxRatio);
});

test('each table with a folded text is among them', async () => {
  const folded = sql`
    select distinct table_name as "table" from information_schema.columns
    where table_schema = 'public' and generation_expression like '%fold_search%'`;
  const rows = await parsedRows(database.db, { table: v.string() }, folded);
  // The text of a mail is its address.
  const tables = rows.map(({ table }) => table).filter((table) => table !== 'mails');
  expect(tables.toSorted()).toEqual(Object.keys(inserts).toSorted());
});
