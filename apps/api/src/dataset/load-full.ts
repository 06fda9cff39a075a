import { demoAdmin } from '@buddyline/demo-data/demo-admin';
import type { FullCounts } from '@buddyline/demo-data/full';
import type { OpenDatabase } from '../db/database.ts';
import { hashPassword } from '../session/password.ts';
import { foundDataSet } from './found-data-set.ts';
import { insertRows } from './insert-rows-sql.ts';
import type { LoadProgress } from './load-demo.ts';
import { isEmptyDatabase, loadOnce } from './load-once-sql.ts';
import { withoutSearchIndexes } from './search-indexes-sql.ts';

/**
 * Fills an empty database with the data of a large deployment, for benchmarks, in one transaction.
 * @param counts smaller numbers for tests
 * @returns false when the database was not empty and nothing was loaded
 */
export async function loadFull({
  database,
  now = new Date(),
  counts,
  onProgress = () => {},
}: {
  database: Pick<OpenDatabase, 'db' | 'withoutTimeLimits'>;
  now?: Date;
  counts?: FullCounts;
  onProgress?: (progress: LoadProgress) => void;
}): Promise<boolean> {
  if (!(await isEmptyDatabase(database.db))) return false;
  const { makeFull } = await foundDataSet(import('@buddyline/demo-data/full'));
  const adminPasswordHash = await hashPassword(demoAdmin.password);
  const { admin, steps } = makeFull({ now, adminPasswordHash, counts });
  const report = (done: number) =>
    onProgress({ step: 'Writing the full data', done, total: steps.length + 1 });
  return database.withoutTimeLimits((db) => {
    return loadOnce(db, async (trx) => {
      const fill = async () => {
        await insertRows(trx, 'users', admin);
        for (const [index, step] of steps.entries()) {
          await step(trx);
          report(index);
        }
      };
      await withoutSearchIndexes(trx, fill, () => report(steps.length));
      report(steps.length + 1);
    });
  });
}
