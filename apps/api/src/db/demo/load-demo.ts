import type { FileStorage } from '../../files/storage.ts';
import { hashPassword } from '../../session/password.ts';
import type { OpenDatabase } from '../database.ts';
import { demoAdmin } from './demo-admin.ts';
import { type DemoCounts, demoCounts, makeDemoData } from './demo-data.ts';
import { planFiles } from './demo-files.ts';
import { insertDemo } from './insert-demo-sql.ts';
import { isEmptyDatabase, loadOnce } from './load-once-sql.ts';
import { type Draw, renderDrawing } from './render-drawing.ts';
import { withoutSearchIndexes } from './search-indexes-sql.ts';
import { storeFiles } from './store-files.ts';

/** Where a load stands, for the terminal: `done` of `total` in this step. */
export type LoadProgress = { step: string; done: number; total: number };

/**
 * Fills an empty database with the demo: about 200 people, 600 posts and what belongs to them, with
 * pictures and documents. All dates lie before `now`, so that the demo is always fresh.
 *
 * Files are written first, under ids that are the same at every attempt, then all rows in one
 * transaction: after an interruption the next start simply writes over what is there.
 * @returns false when the database was not empty, and nothing was done
 */
export async function loadDemo({
  database,
  storage,
  now = new Date(),
  draw = renderDrawing,
  counts = demoCounts,
  onProgress = () => {},
}: {
  database: Pick<OpenDatabase, 'db' | 'withoutTimeLimits'>;
  storage: Pick<FileStorage, 'write'>;
  now?: Date;
  /** Tests of the loading draw and write less. */
  draw?: Draw;
  counts?: DemoCounts;
  onProgress?: (progress: LoadProgress) => void;
}): Promise<boolean> {
  if (!(await isEmptyDatabase(database.db))) return false;
  const data = makeDemoData(now, await hashPassword(demoAdmin.password), counts);
  const files = planFiles(data);
  const stored = await storeFiles(files, {
    storage,
    draw,
    onStored: (done) => {
      onProgress({ step: 'Drawing pictures and certificates', done, total: files.length });
    },
  });
  onProgress({ step: 'Writing the demo data', done: 0, total: 1 });
  const loaded = await database.withoutTimeLimits((db) => {
    return loadOnce(db, (trx) => {
      return withoutSearchIndexes(trx, () => insertDemo(trx, data, stored));
    });
  });
  onProgress({ step: 'Writing the demo data', done: 1, total: 1 });
  return loaded;
}
