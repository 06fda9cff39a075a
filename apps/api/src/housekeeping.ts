import type { FastifyBaseLogger } from 'fastify';
import { sweepRemovedFiles } from './files/remove-bytes.ts';
import type { Parts } from './parts.ts';
import { deleteEndedSessions } from './session/sessions-sql.ts';
import { deleteOldAttempts } from './session/throttle-sql.ts';

const everyMs = 15 * 60_000;

/**
 * Clears away what nobody needs any more: ended sessions, old failed sign-ins, bytes of files that
 * are gone. Any number of processes may do it at once.
 * @returns the function that stops it and waits for what is running
 */
export function startHousekeeping(parts: Parts, log: FastifyBaseLogger): () => Promise<void> {
  let running = tidy(parts, log);
  const timer = setInterval(() => {
    running = running.then(() => tidy(parts, log));
  }, everyMs).unref();
  return () => {
    clearInterval(timer);
    return running;
  };
}

async function tidy({ database, storage }: Parts, log: FastifyBaseLogger): Promise<void> {
  try {
    await deleteEndedSessions(database.db);
    await deleteOldAttempts(database.db);
    await sweepRemovedFiles(database.db, storage, log);
  } catch (error) {
    log.warn({ err: error }, 'Housekeeping failed and will be tried again');
  }
}
