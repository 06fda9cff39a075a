import type { CursorPage } from '@buddyline/domain/cursor';
import type { FollowsQuery, Person, PersonSummary } from '@buddyline/domain/person';
import { parseTimeCursor, timeCursorText } from '@buddyline/domain/time-cursor';
import type { Kysely } from 'kysely';
import { cursorPage } from '../../db/pages/cursor-page.ts';
import type { Database } from '../../db/schema.ts';
import { columnsOf, countAs, flagAs, withColumns } from '../../db/statements/columns.ts';
import { prepared, readRows, select } from '../../db/statements/statement.ts';

const isFollowed = flagAs(
  'isFollowed',
  'exists (select from follows where user_id = $1 and followed_id = users.id)',
);

const summaryColumns = withColumns(
  columnsOf('users', {
    username: 'username',
    fullName: 'full_name',
    isVerified: 'is_verified',
    profilePicture: 'profile_picture',
  }),
  isFollowed,
);

const card = prepared(
  select(
    withColumns(
      withColumns(
        summaryColumns,
        columnsOf('users', {
          bio: 'bio',
          country: 'country',
          followersCount: 'followers_count',
          followingCount: 'following_count',
          memberSince: 'created_at',
        }),
      ),
      withColumns(
        countAs(
          'postsCount',
          '(select count(*) from posts where user_id = users.id and is_enabled)',
        ),
        countAs('diveLogsCount', '(select count(*) from dive_logs where user_id = users.id)'),
      ),
    ),
    'from users where lower(username) = lower($2) and closed_by_deletion is null',
  ),
);

/** A person as the caller sees them. @returns undefined when there is nobody of that name */
export async function findPerson(
  db: Kysely<Database>,
  callerId: string,
  username: string,
): Promise<Person | undefined> {
  const [row] = await readRows(db, card, [callerId, username]);
  return row && { ...row, memberSince: row.memberSince.toISOString() };
}

const idOfName = prepared(
  select(
    columnsOf('users', { id: 'id' }),
    'from users where lower(username) = lower($1) and closed_by_deletion is null',
  ),
);

export async function findPersonId(
  db: Kysely<Database>,
  username: string,
): Promise<string | undefined> {
  const [row] = await readRows(db, idOfName, [username]);
  return row?.id;
}

/** A list of follows: the column of the person whose list it is, and that of the listed people. */
const sides = {
  followers: { of: 'followed_id', listed: 'user_id' },
  following: { of: 'user_id', listed: 'followed_id' },
} as const;
export type FollowSide = keyof typeof sides;

/** Reads only the wanted part of an index, so that all pages cost the same. */
function followsPage(side: FollowSide, place: string) {
  const { of, listed } = sides[side];
  return select(
    withColumns(summaryColumns, columnsOf('follows', { since: 'created_at', personId: listed })),
    `from (
      select * from follows where ${of} = $2 ${place}
      order by created_at desc, ${listed} desc limit $3
    ) as follows
    join users on users.id = follows.${listed}
    order by follows.created_at desc, follows.${listed} desc`,
  );
}

function pagesOf(side: FollowSide) {
  const after = `and (created_at, ${sides[side].listed}) < ($4, $5)`;
  return { first: followsPage(side, ''), later: followsPage(side, after) };
}

const pages = { followers: pagesOf('followers'), following: pagesOf('following') };

/** The followers of a person, or those whom they follow, the newest first. */
export async function readFollows(
  db: Kysely<Database>,
  { side, callerId, personId }: { side: FollowSide; callerId: string; personId: string },
  { before, limit }: FollowsQuery,
): Promise<CursorPage<PersonSummary>> {
  const values = [callerId, personId, limit + 1];
  const place = before === undefined ? undefined : parseTimeCursor(before);
  const rows =
    place === undefined
      ? await readRows(db, pages[side].first, values)
      : await readRows(db, pages[side].later, [...values, place.time, place.id]);
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
  const values = [personId, personId, batchRows];
  let rows = await readRows(db, pages[side].first, values);
  for (let last = rows.at(-1); last !== undefined; last = rows.at(-1)) {
    yield rows.map(({ personId: _id, ...person }) => JSON.stringify(person));
    if (rows.length < batchRows) return;
    rows = await readRows(db, pages[side].later, [...values, last.since, last.personId]);
  }
}
