import { copyTemplate, type DatabasePlace } from '@buddyline/tests/test-database';
import { inject } from 'vitest';
import { type DatabaseConfig, type OpenDatabase, openDatabase } from '../database.ts';

export type TestDatabase = OpenDatabase & { place: DatabasePlace };

/** A migrated, empty database of its own for the calling test file, gone after `close()`. */
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
