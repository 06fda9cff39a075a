import { sql } from 'kysely';
import type { TestApi } from '../test-api.ts';

/** Dives of long ago, without the triggers of the filters, which would take far longer. */
export async function addDives(
  { services }: TestApi,
  userId: string,
  count: number,
): Promise<void> {
  await services.database.db.transaction().execute(async (transaction) => {
    await sql`alter table dive_logs disable trigger user`.execute(transaction);
    await sql`
      insert into dive_logs (id, user_id, date)
      select gen_random_uuid(), ${userId}, date '1990-01-01' + n % 3000
      from generate_series(1, ${count}::integer) as n`.execute(transaction);
    await sql`alter table dive_logs enable trigger user`.execute(transaction);
  });
}
