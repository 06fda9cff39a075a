import { sql } from 'kysely';
import type { TestApi } from '../test-api.ts';

/** Rows of a statement, which has a deadline: the embedded engine of a busy machine needs seconds for them. */
const atOnce = 2_000;

/** Dives of long ago, without the triggers, of which those of the filters would take far longer. */
export async function addDives(
  { services }: TestApi,
  userId: string,
  count: number,
): Promise<void> {
  await services.database.db.transaction().execute(async (transaction) => {
    await sql`alter table dive_logs disable trigger user`.execute(transaction);
    for (let first = 1; first <= count; first += atOnce) {
      const last = Math.min(first + atOnce - 1, count);
      await sql`
        insert into dive_logs (id, user_id, date)
        select gen_random_uuid(), ${userId}, date '1990-01-01' + n % 3000
        from generate_series(${first}::integer, ${last}::integer) as n`.execute(transaction);
    }
    const amount = { user_id: userId, what: 'dive_logs', amount: count };
    await transaction.insertInto('member_counts').values(amount).execute();
    await sql`alter table dive_logs enable trigger user`.execute(transaction);
  });
}
