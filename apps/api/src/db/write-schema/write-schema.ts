/**
 * Generates the list of migrations, runs them in an embedded database, and generates `db/schema.ts` from
 * its tables. `schema.test.ts` fails while either file is stale.
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
// Imported only now, because it imports the list.
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
