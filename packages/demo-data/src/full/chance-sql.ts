import { type QueryExecutorProvider, type RawBuilder, sql } from 'kysely';

/**
 * Pseudo-random functions of a row number and a salt, so that set-based statements give the same data on
 * every machine. They are in the session's temporary schema.
 */
export async function createChanceFunctions(db: QueryExecutorProvider): Promise<void> {
  const functions = [
    // 0 ≤ x < 1
    `create function pg_temp.chance(i bigint, salt int) returns double precision
      language sql immutable return
        (hashint8extended(i, salt::bigint) & 1073741823)::double precision / 1073741824.0`,
    // 1 … count
    `create function pg_temp.nth(i bigint, salt int, count int) returns int
      language sql immutable return 1 + floor(pg_temp.chance(i, salt) * count)::int`,
    `create function pg_temp.pick(list text[], i bigint, salt int) returns text
      language sql immutable return list[pg_temp.nth(i, salt, cardinality(list))]`,
    // A UUIDv7 for a time.
    `create function pg_temp.row_id(moment timestamptz, i bigint, salt text) returns uuid
      language sql immutable return (
        lpad(to_hex((extract(epoch from moment) * 1000)::bigint), 12, '0')
        || '7' || substr(md5(salt || i), 1, 3) || 'a' || substr(md5(salt || i), 4, 15))::uuid`,
  ];
  for (const statement of functions) await sql.raw(statement).execute(db);
}

/** The creation time of row `i`: within six years, more often recent. */
export function moment(now: Date, salt: number): RawBuilder<unknown> {
  return sql`date_trunc('second', ${now.toISOString()}::timestamptz
    - interval '2190 days' * pow(pg_temp.chance(i, ${sql.lit(salt)}), 1.4) - interval '1 minute')`;
}

/** The numbers 1 … count as `i`. */
export function rowNumbers(count: number): RawBuilder<unknown> {
  return sql`generate_series(1, ${sql.lit(count)}::bigint) as numbers(i)`;
}

/** Joins the author of row `i` as `member`, from the table of `createMembers`. */
export function byMember(users: number, salt: number): RawBuilder<unknown> {
  return sql`join full_members as member
    on member.n = pg_temp.nth(i, ${sql.lit(salt)}, ${sql.lit(users)})`;
}
