import { type Kysely, sql } from 'kysely';
import type { Database } from '../db/schema.ts';

/**
 * Waits for other calls of the same bulk operation that change the same item: only staff who send a call
 * again wait, and they are answered what it has done.
 */
export async function lockOperationItem(
  transaction: Kysely<Database>,
  operationId: string,
  itemId: string,
): Promise<void> {
  const key = `${operationId} ${itemId}`.toLowerCase();
  await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(transaction);
}
