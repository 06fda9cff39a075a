import type { TicketAge, TicketStatus } from '@buddyline/domain/ticket';
import { type RawBuilder, sql } from 'kysely';

/** The first day in UTC on which a comparison with `pending_until` holds is that day itself. */
const today = `(now() at time zone 'utc')::date`;

/** Whether a pending ticket is open again: its day has come. Nothing is written then. */
export const isReopened = (table: string): string =>
  `coalesce(${table}.status = 'PENDING' and ${table}.pending_until <= ${today}, false)`;

/** The status that a ticket has now. */
export const currentStatus = (table: string): string =>
  `case when ${isReopened(table)} then 'OPEN' else ${table}.status end`;

/** The day is a subquery, which is run once and not for each row. */
const ofStatus: Readonly<Record<TicketStatus, string>> = {
  OPEN: `status = 'OPEN' or status = 'PENDING' and pending_until <= (select ${today})`,
  PENDING: `status = 'PENDING' and (pending_until is null or pending_until > (select ${today}))`,
  CLOSED: `status = 'CLOSED'`,
};

/** A condition of a list: whether a ticket has the status now. It compares columns that indexes have. */
export const hasStatus = (status: TicketStatus): RawBuilder<unknown> => sql.raw(ofStatus[status]);

/** Not closed, and the last word is the reporter's. */
export const isUnanswered = (table: string): string =>
  `${table}.status <> 'CLOSED' and not ${table}.is_answered`;

/** Since when the reporter waits: their last words. In the words of the index `tickets_by_waiting`. */
export const waitingSince = (prefix: string): string =>
  `coalesce(${prefix}last_words_at, ${prefix}created_at)`;

/** The days between which a ticket of an age is old, the first included. */
const daysOf: Readonly<Record<TicketAge, [number | null, number | null]>> = {
  underDay: [null, 1],
  underWeek: [1, 7],
  underMonth: [7, 30],
  older: [30, null],
};

/** Whether a ticket has an age, which indexes can find. */
export function isOfAge(age: TicketAge): RawBuilder<unknown> {
  const [from, to] = daysOf[age];
  const isYounger = (days: number | null) =>
    sql`created_at > now() - make_interval(days => ${sql.lit(days)})`;
  if (from === null) return isYounger(to);
  const isOld = sql`created_at <= now() - make_interval(days => ${sql.lit(from)})`;
  return to === null ? isOld : sql`${isOld} and ${isYounger(to)}`;
}

/** SQL of the id and name of a user; null when there is no such user. */
export const personJson = (id: string): string => `(
  select jsonb_build_object(
    'id', person.id, 'name', coalesce(nullif(trim(person.full_name), ''), person.username)
  ) from users as person where person.id = ${id}
)`;

export const takerJson = (table: string): string => personJson(`${table}.taken_by`);
