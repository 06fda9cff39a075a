import type { ImportState } from '@buddyline/domain/dive-log-import';
import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { setProgress } from './imports-sql.ts';

const everyMs = 500;

interface Progress {
  /** Looks at the progress of a state from now on, from 0 to 1. */
  follow: (state: ImportState, look: () => Promise<number>) => void;
  /** Waits for what is being written. */
  stop: () => Promise<void>;
}

/** Writes the progress of an import to its row, where every process of the API can read it. */
export function reportProgress(
  db: Kysely<Database>,
  id: string,
  log: Pick<FastifyBaseLogger, 'warn'>,
): Progress {
  let now: { state: ImportState; look: () => Promise<number> } | undefined;
  let writing: Promise<void> = Promise.resolve();
  const write = async (): Promise<void> => {
    if (now === undefined) return;
    const { state, look } = now;
    await setProgress(db, id, state, await look());
  };
  const writeNext = (): void => {
    // One at a time, however slow the database is.
    writing = writing.then(write).catch((error: unknown) => {
      log.warn({ err: error }, 'The progress of an import could not be written');
    });
  };
  const timer = setInterval(writeNext, everyMs).unref();
  return {
    follow(state, look) {
      now = { state, look };
      writeNext();
    },
    async stop() {
      clearInterval(timer);
      now = undefined;
      await writing;
    },
  };
}
