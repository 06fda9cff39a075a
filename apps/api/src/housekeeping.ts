import { deleteExpiredCodes } from './accounts/account-codes-sql.ts';
import { deleteExpiredRegistrations } from './accounts/registrations-sql.ts';
import type { FastifyBaseLogger } from 'fastify';
import { purgeActivity } from './activity/purge-activity.ts';
import { sweepRemovedFiles } from './files/remove-bytes.ts';
import { deleteOldImports } from './routes/dive-log-imports/imports-sql.ts';
import { deleteOldAnswers } from './http/idempotency/stored-answers-sql.ts';
import { endOverdueMails } from './mail/mails-sql.ts';
import { purgeMails } from './mail/purge-mails.ts';
import type { Services } from './services.ts';
import { deleteEndedSessions } from './session/sessions-sql.ts';
import { deleteOldAttempts } from './session/throttle-sql.ts';
import { purgeExpired } from './trash/purge-expired.ts';

const everyMs = 15 * 60_000;
const answersPerStep = 1_000;
const importsPerStep = 100;

/**
 * Regularly deletes ended sessions, old failed sign-ins, expired registrations and codes, answers that are no
 * longer repeated, imports of yesterday, old notes of the activity, old mails, what has been in the trash for long, and the bytes
 * of deleted files. Several processes may do so at once.
 * @returns a function that stops it and waits for running work
 */
export function startHousekeeping(services: Services, log: FastifyBaseLogger): () => Promise<void> {
  let running = tidy(services, log);
  const timer = setInterval(() => {
    running = running.then(() => tidy(services, log));
  }, everyMs).unref();
  return () => {
    clearInterval(timer);
    return running;
  };
}

async function tidy(services: Services, log: FastifyBaseLogger): Promise<void> {
  const { config, database, storage } = services;
  try {
    await deleteEndedSessions(database.db);
    await deleteOldAttempts(database.db);
    await deleteExpiredRegistrations(database.db);
    await deleteExpiredCodes(database.db);
    while ((await deleteOldAnswers(database.db, answersPerStep)) === answersPerStep);
    while ((await deleteOldImports(database.db, importsPerStep)) === importsPerStep);
    await purgeExpired(services, log);
    await purgeActivity(database.db, config.activityDays);
    await endOverdueMails(database.db);
    await purgeMails(database.db);
    await sweepRemovedFiles(database.db, storage, log);
  } catch (error) {
    log.warn({ err: error }, 'Housekeeping failed and will be tried again');
  }
}
