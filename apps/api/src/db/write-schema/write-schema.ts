/**
 * Writes what follows from the migrations: their list, then `db/schema.ts`, from an embedded database that
 * they were run in. `schema.test.ts` fails until it was run.
 */
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { registryText } from './registry-text.ts';
import { schemaText } from './schema-text.ts';
import { listColumns } from './tables-sql.ts';

const databaseFolder = join(import.meta.dirname, '..');
const migrationsFolder = join(databaseFolder, 'migrations');

const registry = registryText(await readdir(migrationsFolder));
await writeFile(join(migrationsFolder, 'migrations.ts'), registry);
// Only now: it imports the list.
const { openDatabase } = await import('../database.ts');

const dataDir = await mkdtemp(join(tmpdir(), 'schema-'));
const database = await openDatabase({ dataDir, databasePool: 1 });
try {
  const text = schemaText(await listColumns(database.db));
  await writeFile(join(databaseFolder, 'schema.ts'), text);
} finally {
  await database.close();
  await rm(dataDir, { recursive: true });
}
