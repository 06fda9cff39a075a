import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';

/** As if none of a user's codes had been used yet. */
export async function forgetUsedCodes(db: Kysely<Database>, userId: string): Promise<void> {
  await db
    .updateTable('two_steps')
    .set({ last_counter: 0 })
    .where('user_id', '=', userId)
    .execute();
}

/** All that is stored of a user's second step. */
export async function storedTwoStep(db: Kysely<Database>, userId: string): Promise<string> {
  const rows = await db.selectFrom('two_steps').selectAll().where('user_id', '=', userId).execute();
  return JSON.stringify(rows);
}
