import { ConfigError } from '../config.ts';
import { errorCode } from '../db/database-errors.ts';

/**
 * The data sets are a folder of their own beside the bundled server, which a deployment may leave out.
 * @throws ConfigError when it was left out
 */
export async function foundDataSet<T>(dataSet: Promise<T>): Promise<T> {
  try {
    return await dataSet;
  } catch (error) {
    if (errorCode(error) !== 'ERR_MODULE_NOT_FOUND') throw error;
    throw new ConfigError(
      'This API was deployed without its data sets: set DATASET=none, or put the folder demo-data of the same build beside server.js.',
    );
  }
}
