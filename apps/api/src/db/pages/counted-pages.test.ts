import { type ListSort, listSorts } from '@buddyline/domain/list-sort';
import fc from 'fast-check';
import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Database } from '../schema.ts';
import { builder, selectList } from '../statements/statement.ts';
import { doConcurrently } from '../testing/concurrent-writers.ts';
import { postgresTest } from '../testing/engine-tests.ts';
import { isWaitedFor } from '../testing/lock-waits.ts';
import { sampleCertificate, samplePost, sampleUser } from '../testing/sample-rows.ts';
import { openTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { foldRowCounts } from '../upkeep.ts';
import { matchingFacets } from './facets.ts';
import { countedPages } from './counted-pages.ts';

/** Each list with its columns by bit. */
const lists = {
  posts: {
    pages: countedPages({
      noun: 'posts',
      columns: selectList(builder.selectFrom('posts').select('posts.id')),
    }),
    bits: ['is_enabled', 'image_resource_id is not null'],
  },
  users: {
    pages: countedPages({
      noun: 'users',
      columns: selectList(builder.selectFrom('users').select('users.id')),
    }),
    bits: [`role = 'ADMIN'`, 'is_verified'],
  },
  certificates: {
    pages: countedPages({
      noun: 'certificates',
      columns: selectList(builder.selectFrom('certificates').select('certificates.id')),
    }),
    bits: ['(select is_verified from users where users.id = user_id)'],
  },
} as const;
type Noun = keyof typeof lists;
const nouns = ['posts', 'users', 'certificates'] as const satisfies Noun[];

/** Days around the ends of months and years. */
const days = ['2024-02-29', '2024-12-31', '2025-01-01', '2025-01-02', '2025-02-01', '2026-11-21'];

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase({ databasePool: 8 });
});
beforeEach(() => sql`delete from users`.execute(database.db));
afterAll(() => database.close());

/** One action of a concurrent writer, in a transaction of its own. */
const step = fc.record({
  kind: fc.constantFrom(
    'add-person',
    'add-person',
    'add-certificates',
    'verify',
    'verify',
    'change-role',
    'change-posts',
    'remove-pictures',
    'move',
    'delete-posts',
    'delete-person',
    'fold',
  ),
  day: fc.constantFrom(...days),
  time: fc.constantFrom('00:00:00', '12:30:00', '23:59:59.999'),
  rows: fc.integer({ min: 1, max: 4 }),
  flag: fc.boolean(),
  nth: fc.nat(20),
  isRolledBack: fc.boolean(),
});
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

async function doStep(given: Step): Promise<void> {
  if (given.kind === 'fold') return foldRowCounts(database.db);
  const transaction = await database.db.startTransaction().execute();
  await change(transaction, given);
  await (given.isRolledBack ? transaction.rollback() : transaction.commit()).execute();
}

async function change(db: Kysely<Database>, given: Step): Promise<unknown> {
  const { kind, rows, flag, nth } = given;
  if (kind === 'add-person') return addPerson(db, given);
  const somebody = db.selectFrom('users').select('id').orderBy('id').limit(1).offset(nth);
  const unlocked = somebody.forUpdate().skipLocked();
  const posts = db.selectFrom('posts').select('id').orderBy('id').limit(rows).offset(nth);
  const somePosts = posts.forUpdate().skipLocked();
  if (kind === 'add-certificates') {
    // The owner is not locked here, so that others verify or delete them at the same time.
    return sql`
      insert into certificates (id, user_id, title, created_at)
      select gen_random_uuid(), id, 'Rescue Diver', ${momentOf(given)}::timestamptz
      from (${somebody}) as owner, generate_series(1, ${rows})
      where exists (select from users where users.id = owner.id for key share)`.execute(db);
  }
  if (kind === 'verify') {
    return db.updateTable('users').set({ is_verified: flag }).where('id', 'in', unlocked).execute();
  }
  if (kind === 'change-role') {
    const role = flag ? 'ADMIN' : 'USER';
    return db.updateTable('users').set({ role }).where('id', 'in', unlocked).execute();
  }
  if (kind === 'change-posts') {
    const changed = { is_enabled: flag, likes_count: nth };
    return db.updateTable('posts').set(changed).where('id', 'in', somePosts).execute();
  }
  // The reference of a post to a deleted file is set to null.
  if (kind === 'remove-pictures') {
    return db.deleteFrom('files').where('user_id', 'in', unlocked).execute();
  }
  if (kind === 'move') {
    const moved = { created_at: momentOf(given) };
    return db.updateTable('posts').set(moved).where('id', 'in', somePosts).execute();
  }
  if (kind === 'delete-posts') {
    return db.deleteFrom('posts').where('id', 'in', somePosts).execute();
  }
  return db.deleteFrom('users').where('id', 'in', unlocked).execute();
}

const momentOf = ({ day, time }: Step): string => `${day}T${time}Z`;

async function addPerson(db: Kysely<Database>, given: Step): Promise<void> {
  const { rows, flag, nth } = given;
  const created_at = momentOf(given);
  const role = nth % 3 === 0 ? 'ADMIN' : 'USER';
  const person = sampleUser({ created_at, is_verified: flag, role });
  const picture = {
    id: `picture-${person.id}`,
    user_id: person.id,
    kind: 'post',
    name: 'reef.jpg',
    content_type: 'image/jpeg',
    byte_size: 1,
  } as const;
  await db.insertInto('users').values(person).execute();
  await db.insertInto('files').values(picture).execute();
  const posts = Array.from({ length: rows }, (_, index) =>
    samplePost(person.id, {
      created_at,
      is_enabled: (index + nth) % 3 !== 0,
      image_resource_id: index % 2 === 0 ? picture.id : null,
    }),
  );
  await db.insertInto('posts').values(posts).execute();
  await db
    .insertInto('certificates')
    .values(sampleCertificate(person.id, { created_at }))
    .execute();
}

interface View {
  noun: Noun;
  wanted: (boolean | undefined)[];
  since: string | undefined;
  until: string | undefined;
  sort: ListSort;
}

const anyFlag = fc.constantFrom(true, false, undefined);
const view: fc.Arbitrary<View> = fc.record({
  noun: fc.constantFrom(...nouns),
  wanted: fc.tuple(anyFlag, anyFlag),
  since: fc.constantFrom(undefined, undefined, '2024-03-01', ...days),
  until: fc.constantFrom(undefined, undefined, '2025-01-15', ...days),
  sort: fc.constantFrom(...listSorts),
});

/** Compares each page, and the one past the last, with OFFSET. */
async function expectLikeOffset({ noun, wanted, since, until, sort }: View): Promise<void> {
  const { pages, bits } = lists[noun];
  const flags = bits.map((_bit, index) => wanted[index]);
  const asked = bits.flatMap((bit, index) =>
    wanted[index] === undefined ? [] : [`(${bit}) = ${wanted[index]}`],
  );
  const range = [
    ...(since === undefined ? [] : [`created_at >= '${since}T00:00:00Z'`]),
    ...(until === undefined
      ? []
      : [`created_at < '${until}T00:00:00Z'::timestamptz + interval '1 day'`]),
  ];
  const direction = sort === 'oldest' ? 'asc' : 'desc';
  const { rows } = await sql`
    select id from ${sql.table(noun)}
    where ${sql.raw(['true', ...asked, ...range].join(' and '))}
    order by created_at ${sql.raw(direction)}, id ${sql.raw(direction)}`.execute(database.db);
  const limit = 4;
  for (let skip = 0; skip < rows.length + limit; skip += limit) {
    const place = { page: 1 + skip / limit, limit };
    const counted = { sort, facets: matchingFacets(flags), since, until };
    const found = await pages(database.db, place, counted);
    const ids = found.rows.map(({ id }) => ({ id }));
    expect({ total: found.total, ids }).toEqual({
      total: rows.length,
      ids: rows.slice(skip, skip + limit),
    });
  }
}

test('every page of every view equals the result of OFFSET after concurrent writers', async () => {
  const steps = fc.array(step, { minLength: 10, maxLength: 60 });
  const views = fc.array(view, { minLength: 12, maxLength: 12 });
  await fc.assert(
    fc.asyncProperty(steps, views, async (given, seen) => {
      await doConcurrently(database, 8, given, doStep);
      for (const one of seen) await expectLikeOffset(one);
    }),
    { numRuns: 12 },
  );
});

test('a certificate is as verified as its owner, whatever was written first', async () => {
  const steps = fc.array(step, { minLength: 30, maxLength: 60 });
  await fc.assert(
    fc.asyncProperty(steps, async (given) => {
      await doConcurrently(database, 8, given, doStep);
      const { rows } = await sql`
        select certificates.id from certificates join users on users.id = user_id
        where is_owner_verified <> is_verified`.execute(database.db);
      expect(rows).toEqual([]);
    }),
    { numRuns: 6 },
  );
});

postgresTest('a certificate and the verification of its owner wait for each other', async () => {
  const { db } = database;
  const [first, second] = [sampleUser(), sampleUser()];
  await db.insertInto('users').values([first, second]).execute();
  const verify = (on: Kysely<Database>, id: string) =>
    on.updateTable('users').set({ is_verified: true }).where('id', '=', id).execute();
  const certify = (on: Kysely<Database>, id: string) =>
    on.insertInto('certificates').values(sampleCertificate(id)).execute();
  for (const [{ id }, before, after] of [
    [first, certify, verify],
    [second, verify, certify],
  ] as const) {
    const transaction = await db.startTransaction().execute();
    await before(transaction, id);
    const waiting = after(db, id);
    await isWaitedFor(db, transaction);
    await transaction.commit().execute();
    await waiting;
  }
  const written = await db.selectFrom('certificates').select('is_owner_verified').execute();
  expect(written).toEqual([{ is_owner_verified: true }, { is_owner_verified: true }]);
});

test('a change that no filter depends on records no change of counts', async () => {
  const { db } = database;
  const person = sampleUser();
  await db.insertInto('users').values(person).execute();
  await db.insertInto('posts').values(samplePost(person.id)).execute();
  await foldRowCounts(db);
  await db.updateTable('posts').set({ likes_count: 3, is_enabled: true }).execute();
  await db.updateTable('users').set({ bio: 'Diver', is_verified: false }).execute();
  expect(await db.selectFrom('row_changes').selectAll().execute()).toEqual([]);
});
