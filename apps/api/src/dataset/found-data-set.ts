import { ConfigError } from '../config.ts';
import { errorCode } from '../db/database-errors.ts';

/**
 * The data sets are in a separate folder beside the bundled server, which a deployment may delete.
 * @throws ConfigError when the folder is missing
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
