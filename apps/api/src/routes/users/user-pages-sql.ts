import { isIsoDate } from '@buddyline/domain/dates';
import type { Paged } from '@buddyline/domain/envelope';
import type { User } from '@buddyline/domain/user';
import type { UsersQuery } from '@buddyline/domain/user-list';
import { type Expression, expressionBuilder, type Kysely, sql } from 'kysely';
import * as v from 'valibot';
import { batchesOf } from '../../db/pages/batches.ts';
import { matchingFacets } from '../../db/pages/facets.ts';
import { numberedPages } from '../../db/pages/numbered-pages.ts';
import { byTime } from '../../db/pages/row-order.ts';
import type { Database } from '../../db/schema.ts';
import { parsedRows } from '../../db/statements/parsed-rows.ts';
import { paged } from '../../http/envelope.ts';
import { type Reader, searchedEmails, withReadableEmails } from './readable-emails-sql.ts';
import { toUser, userColumns } from './users-sql.ts';

const source = { noun: 'users', columns: userColumns, texts: ['bio'] } as const;
const readPage = numberedPages(source);
const readBatches = batchesOf(source);

type UsersFilter = Omit<UsersQuery, 'page' | 'limit'>;

const { eb } = expressionBuilder<Database, 'users'>();

function userConditions(filter: UsersFilter): Expression<unknown>[] {
  const { role, verified, suspended = false, country, joinedFrom, joinedTo } = filter;
  const conditions: Expression<unknown>[] = [];
  if (role !== undefined) conditions.push(eb('role', '=', role));
  if (verified !== undefined) conditions.push(eb('is_verified', '=', verified));
  // In the words of the index `users_suspended`.
  if (suspended) conditions.push(sql`suspended_until is not null and suspended_until > now()`);
  if (country !== undefined) conditions.push(eb('country', '=', country));
  if (joinedFrom !== undefined) conditions.push(sql`created_at >= ${momentOf(joinedFrom, 0)}`);
  if (joinedTo !== undefined) conditions.push(sql`created_at < ${momentOf(joinedTo, 1)}`);
  return conditions;
}

/** A timestamp, or the beginning of a day in UTC. @param daysLater of the day */
const momentOf = (text: string, daysLater: number) =>
  isIsoDate(text)
    ? sql`(${text}::date + ${daysLater}::integer)::timestamp at time zone 'UTC'`
    : sql`${text}::timestamptz`;

/** One page of the users who match all filters, with the total. */
export async function listUserPage(
  db: Kysely<Database>,
  query: UsersQuery,
  reader: Reader,
): Promise<Paged<User>> {
  const { page, limit, search, sort = 'newest' } = query;
  const { rows, total } = await readPage(db, {
    page,
    limit,
    search,
    conditions: [...userConditions(query), ...searchedEmails(search, reader)],
    order: byTime[sort],
    counted: countedUsers(query),
  });
  return paged(await withReadableEmails(db, rows.map(toUser), reader), total, query);
}

/** What the counters know: facets, whose bits are those of `facets_of_users`, and whole days in UTC. */
function countedUsers(filter: UsersFilter) {
  const { search, sort, role, verified, suspended = false, country, joinedFrom, joinedTo } = filter;
  const areDays = [joinedFrom, joinedTo].every((text) => text === undefined || isIsoDate(text));
  if (search !== '' || suspended || country !== undefined || !areDays) return undefined;
  const facets = matchingFacets([role && role === 'ADMIN', verified]);
  return { sort, facets, since: joinedFrom, until: joinedTo };
}

/** All users whom the list's query finds, in its order. */
export async function* eachUser(
  db: Kysely<Database>,
  query: UsersFilter,
  reader: Reader,
): AsyncGenerator<User[]> {
  const { search, sort = 'newest' } = query;
  const conditions = [...userConditions(query), ...searchedEmails(search, reader)];
  for await (const rows of readBatches(db, { search, conditions, order: byTime[sort] }))
    yield await withReadableEmails(db, rows.map(toUser), reader);
}

/** The countries of all users, each found by one step in the index `users_by_country`. */
export async function readCountries(db: Kysely<Database>, limit: number): Promise<string[]> {
  const countries = sql`
    with recursive countries (country) as (
      (select country from users where country > '' order by country limit 1)
      union all
      select (
        select users.country from users where users.country > countries.country
        order by users.country limit 1
      )
      from countries where country is not null
    )
    select country from countries where country is not null limit ${limit}`;
  const rows = await parsedRows(db, { country: v.string() }, countries);
  return rows.map(({ country }) => country);
}
