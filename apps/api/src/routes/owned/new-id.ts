import type { Kysely } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { errorCode } from '../../db/database-errors.ts';
import type { Database } from '../../db/schema.ts';
import { Failure, unauthorized } from '../../http/failure.ts';
import { isIdInTrash } from './new-id-sql.ts';

const idTaken = /*i18n*/ {
  id: 'api.records.id-taken',
  message: 'There is a record with this id already.',
};

/**
 * Inserts a member's own record under the id that the client has chosen, or a new one.
 * @throws Failure 409 when the id is taken, by anything; 401 when the caller was deleted meanwhile
 */
export async function insertUnderId<Item>(
  transaction: Kysely<Database>,
  chosen: string | undefined,
  insert: (id: string) => Promise<Item>,
): Promise<Item> {
  if (chosen === undefined) return insert(uuidv7()).catch(explain);
  const item = await insert(chosen).catch(explain);
  // After the insert, which waits for a delete in progress.
  if (await isIdInTrash(transaction, chosen)) throw new Failure(409, idTaken, { code: 'id-taken' });
  return item;
}

function explain(error: unknown): never {
  const code = errorCode(error);
  if (code === '23505') throw new Failure(409, idTaken, { code: 'id-taken', cause: error });
  if (code === '23503') throw unauthorized();
  throw error;
}
