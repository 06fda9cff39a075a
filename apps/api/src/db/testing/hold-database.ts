/**
 * Opens the embedded database of a folder, prints 'open' and keeps the engine busy until it is killed:
 * node hold-database.ts <folder>
 */
import { sql } from 'kysely';
import { openDatabase } from '../database.ts';

const [dataDir = ''] = process.argv.slice(2);
try {
  const { db } = await openDatabase({ dataDir, databasePool: 1 });
  console.log('open');
  await sql`select count(*) from generate_series(1, 1e12::bigint)`.execute(db);
} catch (error) {
  console.log(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
