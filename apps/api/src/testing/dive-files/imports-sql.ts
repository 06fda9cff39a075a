import { sql } from 'kysely';
import * as v from 'valibot';
import { earlier, now } from '../../db/statements/expressions.ts';
import { parsedRows } from '../../db/statements/parsed-rows.ts';
import type { TestApi } from '../test-api.ts';

/** Makes all imports older, by default by more than a day. */
export async function ageImports({ services }: TestApi, by = '25 hours'): Promise<void> {
  await services.database.db
    .updateTable('dive_log_imports')
    .set({ created_at: earlier(now, by) })
    .execute();
}

/** For how many days what the person deleted stays in the trash. */
export async function daysInTrash({ services }: TestApi, ownerId: string): Promise<number[]> {
  const days = sql`
    select round(extract(epoch from purge_at - at) / 86400)::integer as days
    from deletions where owner_id = ${ownerId} order by 1`;
  const rows = await parsedRows(services.database.db, { days: v.number() }, days);
  return rows.map((row) => row.days);
}
