import type { CursorPage } from '@buddyline/domain/cursor';
import type { FollowsQuery, Person, PersonSummary } from '@buddyline/domain/person';
import { parseTimeCursor, timeCursorText } from '@buddyline/domain/time-cursor';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { cursorPage } from '../../db/pages/cursor-page.ts';
import type { Database } from '../../db/schema.ts';
import { count, flag, lower } from '../../db/statements/expressions.ts';
import { builder, type Given, prepared } from '../../db/statements/statement.ts';

const summaryColumns = (callerId: RawBuilder<string>) =>
  [
    'users.username',
    'users.full_name as fullName',
    'users.is_verified as isVerified',
    'users.profile_picture as profilePicture',
    flag(
      sql`exists (select from follows where user_id = ${callerId} and followed_id = users.id)`,
    ).as('isFollowed'),
  ] as const;

const named = (username: RawBuilder<string>) =>
  builder
    .selectFrom('users')
    .where((eb) => eb(lower(eb.ref('username')), '=', lower(username)))
    .where('closed_by_deletion', 'is', null);

const card = prepared(({ callerId, username }: Given<{ callerId: string; username: string }>) =>
  named(username).select([
    ...summaryColumns(callerId),
    'users.bio',
    'users.country',
    'users.followers_count as followersCount',
    'users.following_count as followingCount',
    'users.created_at as memberSince',
    count(sql`(select count(*) from posts where user_id = users.id and is_enabled)`).as(
      'postsCount',
    ),
    count(sql`(select count(*) from dive_logs where user_id = users.id)`).as('diveLogsCount'),
  ]),
);

/** A person as the caller sees them. @returns undefined when there is nobody of that name */
export async function findPerson(
  db: Kysely<Database>,
  callerId: string,
  username: string,
): Promise<Person | undefined> {
  const { rows } = await db.executeQuery(card({ callerId, username }));
  const [row] = rows;
  return row && { ...row, memberSince: row.memberSince.toISOString() };
}

const idOfName = prepared(({ username }: Given<{ username: string }>) =>
  named(username).select('id'),
);

export async function findPersonId(
  db: Kysely<Database>,
  username: string,
): Promise<string | undefined> {
  const { rows } = await db.executeQuery(idOfName({ username }));
  return rows[0]?.id;
}

/** A list of follows: the column of the person whose list it is, and that of the listed people. */
const sides = {
  followers: { of: 'followed_id', listed: 'user_id' },
  following: { of: 'user_id', listed: 'followed_id' },
} as const;
export type FollowSide = keyof typeof sides;

interface FollowsOf {
  side: FollowSide;
  callerId: string;
  personId: string;
}

/** Reads only the wanted part of an index, so that all pages cost the same. */
function followsPage(
  db: Kysely<Database>,
  { side, callerId, personId }: FollowsOf,
  limit: number,
  place: { time: Date; id: string } | undefined,
) {
  const { of, listed } = sides[side];
  return db
    .selectFrom((eb) => {
      const rows = eb.selectFrom('follows').selectAll().where(of, '=', personId);
      const wanted =
        place === undefined
          ? rows
          : rows.where((row) =>
              row(row.refTuple('created_at', listed), '<', row.tuple(place.time, place.id)),
            );
      return wanted
        .orderBy('created_at', 'desc')
        .orderBy(listed, 'desc')
        .limit(limit)
        .as('follows');
    })
    .innerJoin('users', 'users.id', `follows.${listed}`)
    .select([
      ...summaryColumns(sql.val(callerId)),
      'follows.created_at as since',
      `follows.${listed} as personId`,
    ])
    .orderBy('follows.created_at', 'desc')
    .orderBy(`follows.${listed}`, 'desc')
    .execute();
}

/** The followers of a person, or those whom they follow, the newest first. */
export async function readFollows(
  db: Kysely<Database>,
  follows: FollowsOf,
  { before, limit }: FollowsQuery,
): Promise<CursorPage<PersonSummary>> {
  const place = before === undefined ? undefined : parseTimeCursor(before);
  const rows = await followsPage(db, follows, limit + 1, place);
  return cursorPage(
    rows,
    limit,
    ({ since: _since, personId: _id, ...person }) => person,
    (last) => timeCursorText({ time: last.since, id: last.personId }),
  );
}

const batchRows = 100;

/**
 * The followers of a person, or those whom they follow, as JSON texts in batches, the newest first: as the API lists
 * them to that person, and since when.
 */
export async function* eachFollow(
  db: Kysely<Database>,
  side: FollowSide,
  personId: string,
): AsyncGenerator<string[]> {
  const follows = { side, callerId: personId, personId };
  let rows = await followsPage(db, follows, batchRows, undefined);
  for (let last = rows.at(-1); last !== undefined; last = rows.at(-1)) {
    yield rows.map(({ personId: _id, ...person }) => JSON.stringify(person));
    if (rows.length < batchRows) return;
    rows = await followsPage(db, follows, batchRows, { time: last.since, id: last.personId });
  }
}
