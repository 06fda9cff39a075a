import type { TestApi } from '../test-api.ts';

/** As if the time of all suspensions of a person were over. */
export async function endSuspension({ services }: TestApi, userId: string): Promise<void> {
  const { db } = services.database;
  const past = new Date(Date.now() - 1_000);
  await db.updateTable('users').set({ suspended_until: past }).where('id', '=', userId).execute();
  await db.updateTable('sanctions').set({ ends_at: past }).where('user_id', '=', userId).execute();
}

/** As if a person were suspended for a year. */
export async function suspend({ services }: TestApi, userId: string): Promise<void> {
  const { db } = services.database;
  const until = new Date(Date.now() + 365 * 86_400_000);
  await db.updateTable('users').set({ suspended_until: until }).where('id', '=', userId).execute();
}
