import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Services } from '../services.ts';
import { listErased, recordErased } from './erased-people-sql.ts';

/**
 * Keeps the list of people who were deleted for good beside an embedded database, which no other program can ask:
 * backups have it (`backup.sh`), and what a restore adds to it (`restore.sh`) is taken into the database.
 */
export async function keepErasedList({
  config: { databaseUrl, dataDir },
  database: { db },
}: Pick<Services, 'config' | 'database'>): Promise<void> {
  if (databaseUrl !== undefined) return;
  const path = join(dataDir, 'erased.csv');
  const listed = await readFile(path, 'utf8').catch(() => '');
  for (const id of new Set(listed.match(/^[\da-f-]{36}(?=,)/gm))) await recordErased(db, id);
  const people = await listErased(db);
  const lines = people.map(({ id, at }) => `${id},${at.toISOString()}\n`);
  await writeFile(`${path}.part`, lines.join(''));
  await rename(`${path}.part`, path);
}
