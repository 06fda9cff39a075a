import { copyTemplate, type DatabasePlace } from '@buddyline/tests/test-database';
import { inject } from 'vitest';
import { type DatabaseConfig, type OpenDatabase, openDatabase } from '../database.ts';

export type TestDatabase = OpenDatabase & { place: DatabasePlace };

/** Creates a migrated, empty database for the calling test file; `close()` drops it. */
export async function openTestDatabase(
  settings: Partial<DatabaseConfig> = {},
): Promise<TestDatabase> {
  const copy = await copyTemplate(inject('databaseTemplate'));
  const database = await openDatabase({ ...copy.place, databasePool: 5, ...settings });
  return {
    ...database,
    place: copy.place,
    close: async () => {
      await database.close();
      await copy.dispose();
    },
  };
}
