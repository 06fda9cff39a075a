import type { Config } from '../config.ts';
import type { OpenDatabase } from '../db/database.ts';
import type { FileStorage } from '../files/storage.ts';
import { type LoadProgress, loadDemo } from './load-demo.ts';
import { loadFull } from './load-full.ts';

/** Fills a database without users with the configured data set. */
export async function loadDataset(
  { dataset, trashDays, brand }: Config,
  database: OpenDatabase,
  storage: FileStorage,
): Promise<void> {
  const onProgress = progressLine();
  switch (dataset) {
    case 'none':
      return;
    case 'demo':
      await loadDemo({ database, storage, trashDays, brand, onProgress });
      return;
    case 'full':
      await loadFull({ database, onProgress });
  }
}

/** Updates one line on a terminal; elsewhere prints a line for every tenth of a step. */
function progressLine(): (progress: LoadProgress) => void {
  let last = '';
  return ({ step, done, total }) => {
    const tenths = Math.floor((10 * done) / total);
    if (process.stdout.isTTY) {
      const end = done === total ? '\n' : '';
      process.stdout.write(`\r${step}: ${done} of ${total}${end}`);
    } else if (`${step} ${tenths}` !== last) {
      process.stdout.write(`${step}: ${tenths * 10} %\n`);
    }
    last = `${step} ${tenths}`;
  };
}
