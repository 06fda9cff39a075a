import type { FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import { asOwnWork } from '../../db/engine/connection-shares.ts';
import type { Database } from '../../db/schema.ts';
import { callerOf, hasRight } from '../../http/access.ts';
import { clientLeft } from '../../http/connections/client-left.ts';
import { createWorkQueue } from '../../http/limits/work-queue.ts';
import { noSuchImport } from './import-words.ts';
import { findImport, findPreview, type FoundImport } from './imports-sql.ts';
import type { StoredPreview } from './stored-preview.ts';

/**
 * The import, for the diver whose logbook it is for and for staff with the right of the route; for others it does not exist.
 * Calls that change the logbook in batches ask before each of them.
 * @throws Failure 401 or 404
 */
export async function findOwnImport(
  db: Kysely<Database>,
  request: FastifyRequest,
  id: string,
): Promise<FoundImport> {
  await request.server.checkAccessAgain(request);
  const found = await findImport(db, id);
  if (found === undefined) throw noSuchImport();
  if (found.userId !== callerOf(request).userId && !hasRight(request)) throw noSuchImport();
  return found;
}

/** A preview may have 10 MB and take 0.2 s of the event loop: one is read at a time, and people take turns. */
const enqueue = createWorkQueue(1, 40);

/**
 * The preview of an import that was read.
 * @throws Failure 404 when it gave way to newer ones, 503 when too many people wait for theirs
 */
export function findReadPreview(
  db: Kysely<Database>,
  request: FastifyRequest,
  id: string,
): Promise<StoredPreview> {
  const turn = { from: callerOf(request).userId, isFirst: false, signal: clientLeft(request) };
  return enqueue(async () => {
    // Who waits for a connection of their share would keep others from their turns.
    const preview = await asOwnWork(() => findPreview(db, id));
    if (preview === null) throw noSuchImport();
    return preview;
  }, turn);
}
