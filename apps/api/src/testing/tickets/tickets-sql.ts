import type { Insertable } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { sampleTicket } from '../../db/testing/sample-rows.ts';
import type { Person, TestApi } from '../test-api.ts';

/** Inserts a ticket directly. @returns its id */
export async function openTicket(
  { services }: TestApi,
  reporter: Person,
  given: Partial<Insertable<Database['tickets']>> = {},
): Promise<string> {
  const row = sampleTicket(reporter.id, given);
  await services.database.db.insertInto('tickets').values(row).execute();
  return row.id;
}
