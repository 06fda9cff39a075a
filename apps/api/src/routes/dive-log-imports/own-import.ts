import type { FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { callerOf } from '../../http/access.ts';
import { noSuchImport } from './import-words.ts';
import { findImport, type FoundImport } from './imports-sql.ts';

/**
 * The import, for the diver whose logbook it is for and for administrators; for others it does not exist.
 * @throws Failure 404
 */
export async function findOwnImport(
  db: Kysely<Database>,
  request: FastifyRequest,
  id: string,
): Promise<FoundImport> {
  const { userId, role } = callerOf(request);
  const found = await findImport(db, id);
  if (found === undefined) throw noSuchImport();
  if (found.userId !== userId && role !== 'ADMIN') throw noSuchImport();
  return found;
}
