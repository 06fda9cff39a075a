import { type Kysely, sql } from 'kysely';
import * as v from 'valibot';
import type { Database } from '../../db/schema.ts';
import { earlier } from '../../db/statements/expressions.ts';
import { parsedRow } from '../../db/statements/parsed-rows.ts';

/** The columns of the mail to an address. */
export async function mailTo(db: Kysely<Database>, to: string) {
  return db
    .selectFrom('mails')
    .selectAll()
    .where('to', '=', to)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
}

/** As if this time had passed for the mail to an address. */
export async function letPass(db: Kysely<Database>, to: string, interval: string): Promise<void> {
  await db
    .updateTable('mails')
    .set((eb) => ({
      due_at: earlier(eb.ref('due_at'), interval),
      expires_at: earlier(eb.ref('expires_at'), interval),
    }))
    .where('to', '=', to)
    .execute();
}

/** Minutes until the next attempt, and whether there will be one. */
export async function minutesUntilDue(db: Kysely<Database>, to: string): Promise<number> {
  const entries = { minutes: v.number() };
  const row = await parsedRow(
    db,
    entries,
    sql`select extract(epoch from due_at - now())::float / 60 as minutes from mails where "to" = ${to}`,
  );
  return row?.minutes ?? Number.NaN;
}
