import { demoAdmin } from '@buddyline/demo-data/demo-admin';
import type { DemoCounts } from '@buddyline/demo-data/demo';
import type { OpenDatabase } from '../db/database.ts';
import type { FileStorage } from '../files/storage.ts';
import { hashPassword } from '../session/password.ts';
import { foundDataSet } from './found-data-set.ts';
import { insertDemo } from './insert-demo-sql.ts';
import { isEmptyDatabase, loadOnce } from './load-once-sql.ts';
import { withoutSearchIndexes } from './search-indexes-sql.ts';
import { storeFiles } from './store-files.ts';

/** Progress of a load, for the terminal: `done` of `total` in this step. */
export type LoadProgress = { step: string; done: number; total: number };

/**
 * Fills an empty database with the demo: about 200 users and 600 posts with their records, pictures and
 * documents.
 *
 * Files are written first, with the same ids at every attempt, then all rows in one transaction. After an
 * interruption the next start overwrites the files.
 * @param counts smaller numbers for tests
 * @returns false when the database was not empty and nothing was loaded
 */
export async function loadDemo({
  database,
  storage,
  trashDays,
  brand,
  now = new Date(),
  counts,
  onProgress = () => {},
}: {
  database: Pick<OpenDatabase, 'db' | 'withoutTimeLimits'>;
  storage: Pick<FileStorage, 'write'>;
  /** `Config.trashDays` */
  trashDays: number;
  /** `Config.brand` */
  brand: string;
  now?: Date;
  counts?: DemoCounts;
  onProgress?: (progress: LoadProgress) => void;
}): Promise<boolean> {
  if (!(await isEmptyDatabase(database.db))) return false;
  const { makeDemo, readDrawing } = await foundDataSet(import('@buddyline/demo-data/demo'));
  const adminPasswordHash = await hashPassword(demoAdmin.password);
  const { files, ...demo } = makeDemo({ now, adminPasswordHash, counts });
  const stored = await storeFiles(files, {
    storage,
    read: readDrawing,
    onStored: (done) => {
      onProgress({ step: 'Writing pictures and certificates', done, total: files.length });
    },
  });
  onProgress({ step: 'Writing the demo data', done: 0, total: 1 });
  const loaded = await database.withoutTimeLimits((db) => {
    return loadOnce(db, (trx) => {
      return withoutSearchIndexes(trx, () =>
        insertDemo(trx, demo, { files: stored, trashDays, brand }),
      );
    });
  });
  onProgress({ step: 'Writing the demo data', done: 1, total: 1 });
  return loaded;
}
