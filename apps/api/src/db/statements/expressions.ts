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

export function lower(text: Expression<string>): RawBuilder<string> {
  return sql<string>`lower(${text})`;
}

/** @param condition SQL that is never null */
export function flag(condition: string): RawBuilder<boolean> {
  return sql.raw<boolean>(condition);
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
