import type { FastifyBaseLogger } from 'fastify';
import { systemAudit } from '../activity/audit-entry.ts';
import { removeBytes } from '../files/remove-bytes.ts';
import type { Services } from '../services.ts';
import { deleteItem } from './delete-item.ts';
import { listReturned, listReturnedToTrash } from './erased-people-sql.ts';
import { purgeItem } from './purge-item.ts';

type Log = Pick<FastifyBaseLogger, 'info' | 'warn'>;
type EraseServices = Pick<Services, 'batches' | 'config' | 'database' | 'sessions' | 'storage'>;

/**
 * Deletes people again who were deleted for good and whom a restored backup has brought back. A person with many rows
 * is moved to the trash in batches, and deleted for good at the next call. A person who cannot be deleted yet, such as
 * the last administrator, does not hold up the others. Several processes may do this at the same time.
 */
export async function eraseAgain(services: EraseServices, log: Log): Promise<void> {
  const { db } = services.database;
  for (const id of await listReturned(db)) {
    await attempt(log, { userId: id }, () => moveToTrash(services, id, log));
  }
  services.sessions.forget();
  for (const id of await listReturnedToTrash(db)) {
    await attempt(log, { deletionId: id }, () => purge(services, id, log));
  }
}

async function moveToTrash(
  { batches, config, database }: EraseServices,
  itemId: string,
  log: Log,
): Promise<void> {
  const { rowsAtOnce } = batches;
  const { trashDays } = config;
  const user = { noun: 'users', itemId, trashDays, rowsAtOnce, isOwnAccount: true } as const;
  const audit = systemAudit('users.delete');
  const deleted = await database.db
    .transaction()
    .execute((transaction) => deleteItem(transaction, user, audit));
  if (deleted === undefined) return;
  log.info({ userId: itemId }, 'A backup had brought back somebody who was deleted for good');
}

async function purge(
  { batches, database: { db }, storage }: EraseServices,
  id: string,
  log: Log,
): Promise<void> {
  const audit = systemAudit('users.purge');
  const purged = await db
    .transaction()
    .execute((transaction) => purgeItem(transaction, id, audit, batches));
  await removeBytes(db, storage, purged?.fileIds ?? [], log);
}

/** What fails is left for the next time. */
async function attempt(log: Log, whom: object, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    const message = 'Somebody who was deleted for good is still here; tried again later';
    log.warn({ err: error, ...whom }, message);
  }
}
