import { type Kysely, sql } from 'kysely';
import type { Database } from '../db/schema.ts';

/** As if all answers had been given so long ago. */
export async function ageAnswers(db: Kysely<Database>, age = '24 hours'): Promise<void> {
  await sql`update stored_answers set created_at = created_at - ${age}::interval`.execute(db);
}

/** Calls with a key wait for the end of this transaction when they store their answer. */
export async function blockAnswers(transaction: Kysely<Database>): Promise<void> {
  await sql`lock table stored_answers in exclusive mode`.execute(transaction);
}
