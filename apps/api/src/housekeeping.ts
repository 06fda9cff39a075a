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
import { deleteEndedSessions } from './session/ended-sessions-sql.ts';
import { deleteOldCounts } from './http/limits/counts-sql.ts';
import { eraseAgain } from './trash/erase-again.ts';
import { keepErasedList } from './trash/erased-list.ts';
import { purgeExpired } from './trash/purge-expired.ts';

const everyMs = 15 * 60_000;
const answersPerStep = 1_000;
const importsPerStep = 100;

/**
 * Regularly deletes what is no longer needed: see `stepsOf`. Several processes may do this at the same time.
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

/** A step that fails stops no other: otherwise one that always fails would stop all after it for good. */
async function tidy(services: Services, log: FastifyBaseLogger): Promise<void> {
  for (const [step, run] of Object.entries(stepsOf(services, log))) {
    try {
      await run();
    } catch (error) {
      log.warn({ err: error, step }, 'A step of the housekeeping failed and will be tried again');
    }
  }
}

function stepsOf(
  services: Services,
  log: FastifyBaseLogger,
): Readonly<Record<string, () => Promise<void>>> {
  const { config, database, mail, storage } = services;
  const { db } = database;
  return {
    // First: nobody who was deleted for good may sign in after a restore.
    'erased people': async () => {
      await keepErasedList(services);
      await eraseAgain(services, log);
    },
    'ended sessions': () => deleteEndedSessions(db),
    'failed sign-ins': () => deleteOldCounts(db),
    registrations: () => deleteExpiredRegistrations(db),
    codes: () => deleteExpiredCodes(db),
    answers: async () => {
      while ((await deleteOldAnswers(db, answersPerStep)) === answersPerStep);
    },
    imports: async () => {
      while ((await deleteOldImports(db, importsPerStep)) === importsPerStep);
    },
    trash: () => purgeExpired(services, log),
    'list of erased people': () => keepErasedList(services),
    activity: () => purgeActivity(db, config.activityDays),
    'overdue mails': () => endOverdueMails(db),
    'old mails': () => purgeMails(db),
    'forgotten mails': async () => mail?.removeForgotten(),
    'removed files': () => sweepRemovedFiles(db, storage, log),
  };
}
