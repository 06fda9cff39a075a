import { type BoundedTable, boundsOf } from '@buddyline/domain/member-limits';
import { type Expression, type RawBuilder, sql } from 'kysely';

// The types are those of PostgreSQL's manual. Only this module may assign types to raw SQL.

/** The start time of the transaction. */
export const now: RawBuilder<Date> = sql<Date>`now()`;

/** @param interval such as '12 hours' */
export function later(moment: Expression<Date>, interval: string): RawBuilder<Date> {
  return sql<Date>`${moment} + ${interval}::interval`;
}

/** @param interval such as '12 hours' */
export function earlier(moment: Expression<Date>, interval: string): RawBuilder<Date> {
  return sql<Date>`${moment} - ${interval}::interval`;
}

/** @param date YYYY-MM-DD @param days below 0 for earlier days */
export function daysFrom(date: string | null, days: number): RawBuilder<string> {
  return sql<string>`${date}::date + ${days}::integer`;
}

/** @param bytes JSON in UTF-8. The driver passes them on, where it would encode a text in one turn of the event loop. */
export function jsonOf(bytes: Buffer): RawBuilder<string> {
  return sql<string>`convert_from(${bytes}, 'UTF8')::jsonb`;
}

export function lower(text: Expression<string>): RawBuilder<string> {
  return sql<string>`lower(${text})`;
}

/** @param condition SQL that is never null */
export function flag(condition: Expression<unknown>): RawBuilder<boolean> {
  return sql<boolean>`${condition}`;
}

/** @param number SQL of an integer that is never null, such as `count(*)` */
export function count(number: Expression<unknown>): RawBuilder<number> {
  return sql<number>`${number}`;
}

export function least<Value>(...values: Expression<Value>[]): RawBuilder<Value> {
  return sql<Value>`least(${sql.join(values)})`;
}

export function greatest<Value>(...values: Expression<Value>[]): RawBuilder<Value> {
  return sql<Value>`greatest(${sql.join(values)})`;
}

/** The name to show for a user. */
export function nameOf(
  fullName: Expression<string | null>,
  username: Expression<string>,
): RawBuilder<string> {
  return sql<string>`coalesce(nullif(trim(${fullName}), ''), ${username})`;
}

/**
 * The member for whom a statement inserts a row of a bounded table. It fails with `noRoomCode` when they have as many
 * as there can be, or as many bytes of texts. It reads only what is folded, because that is one look into an index:
 * rows of the last second are not counted yet, so a few may be more.
 */
export function withRoom(table: BoundedTable, member: Expression<string>): RawBuilder<string> {
  const full = boundsOf(table).map(
    ([what, max]) => sql`(counts.what = ${sql.lit(what)} and counts.amount >= ${sql.lit(max)})`,
  );
  return sql<string>`coalesce((
    select no_room(${member}, counts.what) from member_counts as counts
    where counts.user_id = ${member} and (${sql.join(full, sql` or `)}) limit 1
  ), ${member})`;
}
