import { type Kysely, sql } from 'kysely';
import type { Database } from '../db/schema.ts';

/** As if all answers had been given a day ago. */
export async function ageAnswers(db: Kysely<Database>): Promise<void> {
  await sql`update stored_answers set created_at = created_at - interval '24 hours'`.execute(db);
}

/** Calls with a key wait for the end of this transaction when they store their answer. */
export async function blockAnswers(transaction: Kysely<Database>): Promise<void> {
  await sql`lock table stored_answers in exclusive mode`.execute(transaction);
}
