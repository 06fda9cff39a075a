import { type QueryExecutorProvider, sql } from 'kysely';
import { moment, rowNumbers } from './chance-sql.ts';
import { type FullContent, knownWords } from './full-content.ts';

/** Matches no password, so only the administrator can sign in. */
const noPassword = '!';

export async function insertUsers(
  db: QueryExecutorProvider,
  { now, count, content }: { now: Date; count: number; content: FullContent },
): Promise<void> {
  const rare = knownWords.rareInUsers;
  await sql`
    insert into users (id, username, full_name, email, password_hash, is_verified, country, age, bio,
      followers_count, following_count, last_active_at, created_at, updated_at)
    select pg_temp.row_id(joined, i, 'user'), username, given || ' ' || family,
      username || '@example.com', ${noPassword}, pg_temp.chance(i, 5) < 0.3,
      pg_temp.pick(${content.countries}::text[], i, 6), 16 + pg_temp.nth(i, 7, 58),
      'Diving since ' || (1980 + pg_temp.nth(i, 8, 44)) || '. '
        || pg_temp.pick(${content.closings}::text[], i, 9),
      floor(pow(pg_temp.chance(i, 10), 5) * 9000), floor(pow(pg_temp.chance(i, 11), 2) * 600),
      joined + (${now.toISOString()}::timestamptz - joined) * pow(pg_temp.chance(i, 12), 0.2),
      joined, joined
    from (
      select i, given, family, joined,
        regexp_replace(lower(given || '_' || family), '[^a-z_]', '', 'g') || i as username
      from (
        select i, ${moment(now, 1)} as joined,
          pg_temp.pick(${content.givenNames}::text[], i, 2) as given,
          case when i % 9973 = 17 then ${rare}
            else pg_temp.pick(${content.familyNames}::text[], i, 3) end as family
        from ${rowNumbers(count)}
      ) as named
    ) as people
    order by joined`.execute(db);
}

/** Numbers the users, so that rows can be assigned to them by number. */
export async function createMembers(db: QueryExecutorProvider): Promise<void> {
  await sql`
    create temporary table full_members on commit drop as
      select row_number() over (order by created_at, id)::int as n, id, full_name from users`.execute(
    db,
  );
  await sql`create unique index on full_members (n)`.execute(db);
  await sql`analyze full_members`.execute(db);
}
