import { sql, type Transaction } from 'kysely';
import * as v from 'valibot';
import type { Database } from '../db/schema.ts';
import { parsedRows } from '../db/statements/parsed-rows.ts';

/**
 * Drops the trigram indexes, runs `fill` and creates them again: building an index over existing rows is
 * much faster than updating it for each row.
 */
export async function withoutSearchIndexes(
  trx: Transaction<Database>,
  fill: () => Promise<void>,
  onFilled: () => void = () => {},
): Promise<void> {
  const indexes = sql`
    select indexname as name, indexdef as definition from pg_indexes
    where schemaname = current_schema() and indexdef like '%gin_trgm_ops%'
    order by indexname`;
  const rows = await parsedRows(trx, { name: v.string(), definition: v.string() }, indexes);
  for (const { name } of rows) await sql`drop index ${sql.id(name)}`.execute(trx);
  await fill();
  onFilled();
  await sql`set local maintenance_work_mem = '256MB'`.execute(trx);
  for (const { definition } of rows) await sql.raw(definition).execute(trx);
}
