import { foldSearch, plainForms, plainSigns } from '@buddyline/domain/fold-search';
import { alikeWords, handles } from '@buddyline/domain/fold-search-fixture';
import fc from 'fast-check';
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { containing, wordsOf } from './pages/matching-rows.ts';
import { readsArabic } from './search-locale.ts';
import { parsedRows } from './statements/parsed-rows.ts';
import { openTestDatabase, type TestDatabase } from './testing/test-database.ts';

const chunk = 2_000;

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

async function foldInSql(texts: string[]): Promise<string[]> {
  const folded = sql`
    select fold_search(given.words) as folded
    from unnest(${texts}::text[]) with ordinality as given(words, place) order by place`;
  const rows = await parsedRows(database.db, { folded: v.string() }, folded);
  return rows.map((row) => row.folded);
}

/** The texts that the database decomposes as Node does: its Unicode may be older. */
async function knownInSql(texts: string[]): Promise<string[]> {
  const decomposed = sql`
    select normalize(given.words, NFKD) as folded
    from unnest(${texts}::text[]) with ordinality as given(words, place) order by place`;
  const rows = await parsedRows(database.db, { folded: v.string() }, decomposed);
  return texts.filter((text, at) => rows[at]?.folded === text.normalize('NFKD'));
}

test('Arabic words can be indexed by trigrams', async () => {
  expect(await readsArabic(database.db)).toBe(true);
});

test('the database and the domain fold typical search words alike', async () => {
  const words = [
    'Ünal Ødegård',
    'ÅNGSTRÖM',
    'أحمد إبراهيم آدم',
    'مُرْجَان',
    'شعـــاب',
    'ٱلقاهرة',
    'هدى',
  ];
  words.push(
    'Ørsted',
    'Łódź',
    'STRASSE straße',
    'Σίσυφος ΣΑΣ',
    'Ёлка',
    'İstanbul ıı',
    '٣٫٥ ۱۲',
    'e\u0301',
  );
  expect(await foldInSql(words)).toEqual(words.map(foldSearch));
});

test('the database and the domain fold any text alike', async () => {
  const isStored = (text: string) => !text.includes('\0') && !/[^\u0000-\u{1ffff}]/u.test(text);
  const anyText = fc.string({ unit: 'grapheme', maxLength: 30 }).filter(isStored);
  const anyArabic = fc.string({
    unit: fc.integer({ min: 0x0600, max: 0x06ff }).map((point) => String.fromCodePoint(point)),
  });
  const anyLetters = fc.string({
    unit: fc.integer({ min: 0x80, max: 0x24ff }).map((point) => String.fromCodePoint(point)),
  });
  const texts = fc.array(fc.oneof(anyText, anyArabic, anyLetters), {
    minLength: 100,
    maxLength: 100,
  });
  await fc.assert(
    fc.asyncProperty(texts, async (any) => {
      const given = await knownInSql(any);
      expect(await foldInSql(given)).toEqual(given.map(foldSearch));
    }),
    { numRuns: 20 },
  );
});

test('the database and the domain fold every character alike, alone and between others', async () => {
  const points = Array.from({ length: 0x2_00_00 }, (_, point) => point);
  const storable = points.filter((point) => point > 0 && (point < 0xd8_00 || point > 0xdf_ff));
  const texts = storable.map((point) => String.fromCodePoint(point));
  for (let at = 0; at < texts.length; at += chunk) {
    const some = texts.slice(at, at + chunk);
    const known = await knownInSql(some);
    const given = known.map((one) => `${one}e${one}\u0301`);
    expect(await foldInSql(given)).toEqual(given.map(foldSearch));
  }
});

test.each(
  [...alikeWords, ...handles.map(([one, other]) => ['a handle', one, other] as const)].flatMap(
    ([name, one, other]) => [
      { name, typed: one, stored: other },
      { name, typed: other, stored: one },
    ],
  ),
)('$name: who searches for $typed finds $stored', async ({ typed, stored }) => {
  expect(await foldInSql([stored])).toEqual([foldSearch(stored)]);
  const patterns = wordsOf(typed).map(containing);
  const found = sql`
    select fold_search(${`Before ${stored} after`}) like all (${patterns}::text[]) as "isFound"`;
  expect(await parsedRows(database.db, { isFound: v.boolean() }, found)).toEqual([
    { isFound: true },
  ]);
});

test('a change of the plain forms comes with another baseline', () => {
  const digest = createHash('sha256').update(JSON.stringify([...plainForms, ...plainSigns]));
  // For another digest the baseline gets another name: stored texts were folded as before. After the first release, a migration creates the function again and folds them again.
  expect(digest.digest('hex').slice(0, 8)).toBe('81d4b5b9');
});
