import { foldSearch } from '@buddyline/domain/fold-search';
import fc from 'fast-check';
import { sql } from 'kysely';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readsArabic } from './search-locale.ts';
import { parsedRows } from './statements/parsed-rows.ts';
import { openTestDatabase, type TestDatabase } from './testing/test-database.ts';

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
  // The server may have an older Unicode version, which cannot decompose newer letters.
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
    fc.asyncProperty(texts, async (given) => {
      expect(await foldInSql(given)).toEqual(given.map(foldSearch));
    }),
    { numRuns: 20 },
  );
});
