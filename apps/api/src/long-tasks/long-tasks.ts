import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';
import { removeBytes } from '../files/remove-bytes.ts';
import { continuePosts, listPostsInProgress } from '../routes/users/sanctions/hidden-posts-sql.ts';
import type { Services } from '../services.ts';
import { type BatchSize, firstSize, nextSize } from '../trash/batches/batch-size.ts';
import { continueDeletion } from '../trash/batches/continue-deletion.ts';
import { continuePurge } from '../trash/batches/continue-purge.ts';
import { continueRestore } from '../trash/batches/continue-restore.ts';
import { listInProgress } from '../trash/batches/in-progress-sql.ts';
import type { DeletionStep } from '../trash/batches/steps.ts';

type TaskServices = Pick<Services, 'batches' | 'database'> & {
  storage: Pick<Services['storage'], 'remove'>;
};
type Log = Pick<FastifyBaseLogger, 'warn'>;

/** One batch of a task, in a transaction of its own. @returns false when there was nothing to do */
type RunBatch = (size: BatchSize) => Promise<boolean>;

/** Also the longest time until another process goes on with what a killed one had begun. */
const everyMs = 2_000;

/**
 * Goes on with deletions, restores, purges and suspensions that change more rows than a request may. What is left
 * to do is in the database, and a batch changes it together with the rows, so that a killed process loses nothing.
 * Several processes may do so at once: a batch locks its task and passes by those that are locked.
 * @returns a function that stops it and waits for the batch that is running
 */
export function startLongTasks(services: TaskServices, log: Log): () => Promise<void> {
  let isStopped = false;
  let running: Promise<void> | null = null;
  const pace = { size: firstSize(services.batches) };
  const goOn = () => {
    if (!services.database.available()) return;
    running ??= runLongTasks(services, log, { isStopped: () => isStopped, pace })
      .catch((error: unknown) => {
        log.warn({ err: error }, 'Long tasks could not be listed and will be tried again');
      })
      .finally(() => {
        running = null;
      });
  };
  goOn();
  const timer = setInterval(goOn, everyMs).unref();
  return async () => {
    isStopped = true;
    clearInterval(timer);
    await running;
  };
}

interface RunOptions {
  isStopped?: () => boolean;
  /** Kept between the calls, so that what has failed is tried again with a smaller batch. */
  pace?: { size: BatchSize };
}

/**
 * Goes on until nothing is left that this process can do; in turns, so that a large task does not keep others
 * waiting. What fails is tried again by the next call.
 */
export async function runLongTasks(
  services: TaskServices,
  log: Log,
  { isStopped = () => false, pace = { size: firstSize(services.batches) } }: RunOptions = {},
): Promise<void> {
  const failed = new Set<string>();
  let isBusy = true;
  while (isBusy && !isStopped()) {
    isBusy = false;
    for (const [id, run] of await batchesOf(services, log)) {
      if (failed.has(id) || isStopped()) continue;
      const begun = performance.now();
      try {
        const hasRun = await run(pace.size);
        isBusy ||= hasRun;
        if (hasRun) pace.size = nextSize(pace.size, performance.now() - begun);
      } catch (error) {
        failed.add(id);
        // It may have taken too long.
        pace.size = nextSize(pace.size, Infinity);
        log.warn({ err: error, id }, 'A batch of a long act failed and will be tried again');
      }
    }
  }
}

async function batchesOf(services: TaskServices, log: Log): Promise<Map<string, RunBatch>> {
  const { db } = services.database;
  const batches = new Map<string, RunBatch>();
  for (const { id, step } of await listInProgress(db)) {
    batches.set(id, ways[step](services, id, log));
  }
  for (const { id } of await listPostsInProgress(db)) {
    batches.set(id, ({ rows }) => inTransaction(db, (trx) => continuePosts(trx, id, rows)));
  }
  return batches;
}

const ways: Readonly<
  Record<DeletionStep, (services: TaskServices, id: string, log: Log) => RunBatch>
> = {
  delete:
    ({ database }, id) =>
    (size) =>
      inTransaction(database.db, (transaction) => continueDeletion(transaction, id, size)),
  restore:
    ({ database }, id) =>
    (size) =>
      inTransaction(database.db, (transaction) => continueRestore(transaction, id, size)),
  purge:
    ({ database: { db }, storage }, id, log) =>
    async (size) => {
      const fileIds = await inTransaction(db, (trx) => continuePurge(trx, id, size));
      await removeBytes(db, storage, fileIds ?? [], log);
      return fileIds !== undefined;
    },
};

function inTransaction<Result>(
  db: Kysely<Database>,
  run: (transaction: Kysely<Database>) => Promise<Result>,
): Promise<Result> {
  return db.transaction().execute(run);
}
