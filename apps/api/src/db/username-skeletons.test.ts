import { usernameSkeleton } from '@buddyline/domain/reserved-usernames';
import { sql } from 'kysely';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parsedRow } from './statements/parsed-rows.ts';
import { sampleUser } from './testing/sample-rows.ts';
import { openTestDatabase, type TestDatabase } from './testing/test-database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

async function add(username: string): Promise<string> {
  const user = { ...sampleUser(), username };
  await database.db.insertInto('users').values(user).execute();
  return user.id;
}

test.each([
  ['mira.haddad', 'ｍｉｒａ．ｈａｄｄａｄ', 'fullwidth letters'],
  ['ocean', 'осеаn', 'Cyrillic and Latin letters'],
  ['copoc', 'сорос', 'Cyrillic letters'],
  ['pavo', 'ραvο', 'Greek letters'],
  ['admin_1', 'admin_l', 'a digit for a letter'],
  ['noah0', 'NOAHO', 'a digit for a capital'],
  ['paypal', 'paypaI', 'a capital I for an l'],
  ['dina', 'dına', 'a dotless i'],
  ['محمد', 'محـمد', 'a tatweel'],
  ['علي', 'علی', 'a Persian letter'],
  ['diver٤', 'diver۴', 'Persian digits'],
  ['josé', 'jose\u0301', 'a combining accent'],
  ['غواص', 'غَوَّاص', 'Arabic vowel marks'],
  ['צללן', 'צַלְלָן', 'Hebrew vowel points'],
])('when %s is taken, so is %s: %s', async (username, alike) => {
  await add(username);
  await expect(add(alike)).rejects.toMatchObject({ code: '23505' });
});

test.each([
  ['lena', 'lená'],
  ['мира', 'mira'],
  ['rami', 'ramy'],
  ['sara.l', 'sara_l'],
  ['रवि', 'रवी'],
  ['ที่รัก', 'ทีรัก'],
  ['أمل', 'امل'],
  ['AL.wave', 'ali.wave'],
])('%s and %s are different names', async (one, other) => {
  await add(one);
  await expect(add(other)).resolves.toBeTypeOf('string');
});

/** Letters of scripts with lookalikes, and all digits. */
const mayLookAlike = /[\p{sc=Latn}\p{sc=Grek}\p{sc=Cyrl}\p{sc=Armn}\p{sc=Arab}\p{N}]/u;

test('the domain and the database compute the same skeletons', async () => {
  const letters = Array.from({ length: 0x2_00_00 }, (_, point) => point)
    .filter((point) => point < 0xd8_00 || point > 0xdf_ff)
    .map((point) => String.fromCodePoint(point))
    .filter((letter) => /[\p{L}\p{N}]/u.test(letter) && mayLookAlike.test(letter));
  const names = [
    ...letters,
    'غَوَّاص',
    'צַלְלָן',
    'रवि',
    'PaypaI',
    'aII',
    'I',
    'محـمد',
    'jose\u0301',
    'a\u1160b',
  ];
  // One call, because each call reads the whole table of lookalikes.
  const joined = names.join('_');
  const query = sql`
    select username_skeleton(${joined}) as skeletons, normalize(${joined}, NFKD) as letters`;
  const row = await parsedRow(database.db, { skeletons: v.string(), letters: v.string() }, query);
  const [skeletons, normalised] = [row?.skeletons.split('_'), row?.letters.split('_')];
  // The database may have an older version of Unicode than Node.
  const isKnown = (name: string, index: number) => normalised?.[index] === name.normalize('NFKD');
  const differ = (name: string, index: number) => skeletons?.[index] !== usernameSkeleton(name);
  expect(names.filter(isKnown).length).toBeGreaterThan(4_000);
  expect(names.filter((name, index) => isKnown(name, index) && differ(name, index))).toEqual([]);
});

test('a rename or a deletion frees the username', async () => {
  const id = await add('first.name');
  const rename = (username: string) =>
    database.db.updateTable('users').set({ username }).where('id', '=', id).execute();
  await rename('second.name');
  await add('fırst.name');
  await expect(rename('first.name')).rejects.toMatchObject({ code: '23505' });
  await database.db.deleteFrom('users').where('id', '=', id).execute();
  await add('sеcond.name');
});
