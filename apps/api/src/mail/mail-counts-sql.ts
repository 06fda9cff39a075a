import { type Kysely, sql } from 'kysely';
import * as v from 'valibot';
import type { Database } from '../db/schema.ts';
import { parsedRow } from '../db/statements/parsed-rows.ts';

const countEntries = { failed: v.number(), waiting: v.number(), oldestSeconds: v.number() };
export type MailCounts = v.InferOutput<v.ObjectSchema<typeof countEntries, undefined>>;

export async function countMails(db: Kysely<Database>): Promise<MailCounts | null> {
  const counted = sql`
    select (select count(*) from mails where failed_at is not null) as failed,
      count(*) as waiting,
      coalesce(extract(epoch from now() - min(queued_at)), 0)::float as "oldestSeconds"
    from mails where sent_at is null and failed_at is null`;
  return (await parsedRow(db, countEntries, counted)) ?? null;
}
