import type { SuspensionLength } from '@buddyline/domain/sanction';
import { type Kysely, sql } from 'kysely';
import * as v from 'valibot';
import type { Database } from '../../../db/schema.ts';
import { parsedRow } from '../../../db/statements/parsed-rows.ts';

const suspensionEntries = { endsAt: v.nullable(v.date()), why: v.string() };

/** The suspension of a person that has not ended. */
export function findSuspension(
  db: Kysely<Database>,
  userId: string,
): Promise<v.InferOutput<v.ObjectSchema<typeof suspensionEntries, undefined>> | undefined> {
  const suspension = sql`
    select nullif(suspended_until, 'infinity') as "endsAt", coalesce((
      select public_text from sanctions
      where user_id = users.id and kind = 'suspension' and lifted_at is null
      order by id desc limit 1
    ), '') as why
    from users where id = ${userId} and suspended_until > now()`;
  return parsedRow(db, suspensionEntries, suspension);
}

const intervals: Readonly<Record<SuspensionLength, string | null>> = {
  '1-day': '1 day',
  '7-days': '7 days',
  '30-days': '30 days',
  'until-lifted': null,
};

const isLength = (text: string): text is SuspensionLength => Object.hasOwn(intervals, text);

const endEntries = { endsAt: v.nullable(v.date()), isFuture: v.boolean() };

/**
 * When a suspension that begins now ends; null until it is lifted. By the clock of the database, like all
 * comparisons with it.
 */
export async function endOf(
  transaction: Kysely<Database>,
  length: string,
): Promise<v.InferOutput<v.ObjectSchema<typeof endEntries, undefined>>> {
  const end = isLength(length)
    ? sql`now() + ${intervals[length]}::interval`
    : sql`${length}::date::timestamp at time zone 'utc'`;
  const row = await parsedRow(
    transaction,
    endEntries,
    sql`select ends_at as "endsAt", coalesce(ends_at > now(), true) as "isFuture"
      from (select date_trunc('milliseconds', ${end}) as ends_at) as ends`,
  );
  return row ?? { endsAt: null, isFuture: true };
}

/** @param endsAt null until it is lifted; undefined ends the suspension */
export async function setSuspended(
  transaction: Kysely<Database>,
  userId: string,
  endsAt: Date | null | undefined,
): Promise<void> {
  const until = endsAt === null ? sql`'infinity'` : sql`${endsAt ?? null}::timestamptz`;
  await sql`update users set suspended_until = ${until} where id = ${userId}`.execute(transaction);
}
