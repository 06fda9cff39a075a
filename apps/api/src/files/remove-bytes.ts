import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';
import { forgetRemovedFiles, listRemovedFiles } from './files-sql.ts';
import type { FileStorage } from './storage.ts';

type Log = Pick<FastifyBaseLogger, 'warn'>;
type Removing = Pick<FileStorage, 'remove'>;

/**
 * Removes the bytes of files whose rows are deleted. It never throws: when the storage or the database
 * is unavailable, a later sweep removes them.
 */
export async function removeBytes(
  db: Kysely<Database>,
  storage: Removing,
  ids: string[],
  log: Log,
): Promise<void> {
  const removed: string[] = [];
  try {
    for (const id of ids) if (await isRemoved(storage, id, log)) removed.push(id);
    if (removed.length > 0) await forgetRemovedFiles(db, removed);
  } catch (error) {
    log.warn({ err: error }, 'Removed files stay registered until the next sweep');
  }
}

/** A failure for one file must not stop the others. */
async function isRemoved(storage: Removing, id: string, log: Log): Promise<boolean> {
  try {
    await storage.remove(id);
    return true;
  } catch (error) {
    log.warn({ err: error, fileId: id }, 'The bytes of a removed file stay until the next sweep');
    return false;
  }
}

const batchSize = 500;

/** Removes the bytes that interrupted uploads and earlier failures left behind. */
export async function sweepRemovedFiles(
  db: Kysely<Database>,
  storage: Removing,
  log: Log,
): Promise<void> {
  let last = '';
  for (;;) {
    const ids = await listRemovedFiles(db, { after: last, limit: batchSize });
    await removeBytes(db, storage, ids, log);
    if (ids.length < batchSize) return;
    last = ids.at(-1) ?? '';
  }
}
