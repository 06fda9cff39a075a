import { isIsoDate } from '@buddyline/domain/dates';
import type { Paged } from '@buddyline/domain/envelope';
import type { User } from '@buddyline/domain/user';
import type { UsersQuery } from '@buddyline/domain/user-list';
import { type Kysely, sql } from 'kysely';
import * as v from 'valibot';
import { allFound } from '../../db/pages/all-found.ts';
import { matchingFacets } from '../../db/pages/facets.ts';
import { filteredPages } from '../../db/pages/filtered-pages.ts';
import type { Database } from '../../db/schema.ts';
import { parsedRows } from '../../db/statements/parsed-rows.ts';
import { paged } from '../../http/envelope.ts';
import { toUser, userColumns } from './users-sql.ts';

const source = {
  noun: 'users',
  columns: userColumns,
  texts: ['bio'],
  // On the values of `valuesOf`; of suspended users in the words of the index `users_suspended`.
  conditions: `
    ($3::text is null or role = $3)
    and ($4::boolean is null or is_verified = $4)
    and (not $5::boolean or suspended_until is not null and suspended_until > now())
    and ($6::text is null or country = $6)
    and ($7::text is null or created_at >= case
      when length($7) = 10 then $7::date::timestamp at time zone 'UTC' else $7::timestamptz end)
    and ($8::text is null or created_at < case
      when length($8) = 10 then ($8::date + 1)::timestamp at time zone 'UTC' else $8::timestamptz end)`,
} as const;
const filteredUsers = filteredPages(source);
const everyUser = allFound(source, (row) => row.created_at);

type UsersFilter = Omit<UsersQuery, 'page' | 'limit'>;

function valuesOf(filter: UsersFilter): unknown[] {
  const { role, verified, suspended = false, country, joinedFrom, joinedTo } = filter;
  const asked = [role, verified, suspended, country, joinedFrom, joinedTo];
  return asked.map((value) => value ?? null);
}

/** Whether it is a timestamp, and not a day in UTC. */
const isMoment = (text: string | undefined) => text !== undefined && !isIsoDate(text);

/** One page of the users who match all filters, with the total. */
export async function listUserPage(db: Kysely<Database>, query: UsersQuery): Promise<Paged<User>> {
  const { page, limit, search, sort, role, verified, suspended = false, country } = query;
  const { joinedFrom, joinedTo } = query;
  const { rows, total } = await filteredUsers(db, {
    page,
    limit,
    search,
    sort,
    // The bits of `facets_of_users`.
    facets: matchingFacets([role && role === 'ADMIN', verified]),
    since: joinedFrom,
    until: joinedTo,
    // Only whole days in UTC are counted.
    isNarrow: suspended || country !== undefined || isMoment(joinedFrom) || isMoment(joinedTo),
    values: valuesOf(query),
  });
  return paged(rows.map(toUser), total, query);
}

/** All users whom the list's query finds, in its order. */
export async function* eachUser(db: Kysely<Database>, query: UsersFilter): AsyncGenerator<User[]> {
  const { search, sort } = query;
  for await (const rows of everyUser(db, { search, sort, values: valuesOf(query) })) {
    yield rows.map(toUser);
  }
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
