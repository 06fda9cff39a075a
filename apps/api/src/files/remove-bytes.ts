import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';
import { forgetRemovedFiles, listRemovedFiles } from './files-sql.ts';
import type { FileStorage } from './storage.ts';

type Log = Pick<FastifyBaseLogger, 'warn'>;

/**
 * Removes the bytes of files whose rows are gone. What cannot be removed now (storage or database
 * away) stays noted and is removed by a later sweep; the caller's work is done either way.
 */
export async function removeBytes(
  db: Kysely<Database>,
  storage: FileStorage,
  ids: string[],
  log: Log,
): Promise<void> {
  if (ids.length === 0) return;
  try {
    for (const id of ids) await storage.remove(id);
    await forgetRemovedFiles(db, ids);
  } catch (error) {
    log.warn({ err: error }, 'The bytes of removed files stay until the next sweep');
  }
}

const atATime = 500;

/** Removes what earlier attempts and processes left behind. */
export async function sweepRemovedFiles(
  db: Kysely<Database>,
  storage: FileStorage,
  log: Log,
): Promise<void> {
  await removeBytes(db, storage, await listRemovedFiles(db, atATime), log);
}
