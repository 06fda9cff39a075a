import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { errorCode } from '../db/database-errors.ts';
import type { Services } from '../services.ts';
import { listErased, recordErased } from './erased-people-sql.ts';

type Keeping = Pick<Services, 'config' | 'database'>;

let running = Promise.resolve();

/**
 * Keeps the list of people who were deleted for good beside an embedded database, which no other program can ask:
 * backups have it (`backup.sh`), and what a restore adds to it (`restore.sh`) is taken into the database. One call after
 * the other, because all write the same file.
 */
export async function keepErasedList(services: Keeping): Promise<void> {
  if (services.config.databaseUrl !== undefined) return;
  const kept = running.then(() => writeList(services));
  running = kept.catch(() => {});
  await kept;
}

async function writeList({ config: { dataDir }, database: { db } }: Keeping): Promise<void> {
  const path = join(dataDir, 'erased.csv');
  const listed = await readFile(path, 'utf8').catch(emptyIfMissing);
  await recordErased(db, listed.match(/^[\da-f-]{36}(?=,)/gm) ?? []);
  const people = await listErased(db);
  const lines = people.map(({ id, at }) => `${id},${at.toISOString()}\n`);
  await writeFile(`${path}.part`, lines.join(''));
  await rename(`${path}.part`, path);
}

/** A list that is there and cannot be read must not be replaced: a restore may have added people to it. */
function emptyIfMissing(error: unknown): string {
  if (errorCode(error) !== 'ENOENT') throw error;
  return '';
}
