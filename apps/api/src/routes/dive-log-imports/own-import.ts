import type { FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { callerOf } from '../../http/access.ts';
import { noSuchImport } from './import-words.ts';
import { findImport, findPreview, type FoundImport } from './imports-sql.ts';
import type { StoredPreview } from './stored-preview.ts';

/**
 * The import, for the diver whose logbook it is for and for administrators; for others it does not exist.
 * Calls that change the logbook in batches ask before each of them.
 * @throws Failure 401 or 404
 */
export async function findOwnImport(
  db: Kysely<Database>,
  request: FastifyRequest,
  id: string,
): Promise<FoundImport> {
  await request.server.checkAccessAgain(request);
  const { userId, role } = callerOf(request);
  const found = await findImport(db, id);
  if (found === undefined) throw noSuchImport();
  if (found.userId !== userId && role !== 'ADMIN') throw noSuchImport();
  return found;
}

/**
 * The preview of an import that was read.
 * @throws Failure 404 when it gave way to newer ones
 */
export async function findReadPreview(db: Kysely<Database>, id: string): Promise<StoredPreview> {
  const preview = await findPreview(db, id);
  if (preview === null) throw noSuchImport();
  return preview;
}
