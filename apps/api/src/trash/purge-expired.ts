import type { FastifyBaseLogger } from 'fastify';
import { systemAudit } from '../activity/audit-entry.ts';
import { removeBytes } from '../files/remove-bytes.ts';
import type { Services } from '../services.ts';
import { forgetEnded, listExpired } from './deletions-sql.ts';
import { purgeItem } from './purge-item.ts';

const batchSize = 100;

/**
 * Deletes for good what has been in the trash for `TRASH_DAYS`. What fails is left for the next time. Several
 * processes may do so at once.
 */
export async function purgeExpired(
  {
    batches,
    config,
    database: { db },
    storage,
  }: Pick<Services, 'batches' | 'config' | 'database' | 'storage'>,
  log: Pick<FastifyBaseLogger, 'warn'>,
): Promise<void> {
  const failed: string[] = [];
  for (;;) {
    const expired = await listExpired(db, batchSize, failed);
    for (const { id, noun } of expired) {
      try {
        const audit = systemAudit(`${noun}.purge`);
        const purge = db.transaction();
        const purged = await purge.execute((transaction) =>
          purgeItem(transaction, id, audit, batches),
        );
        await removeBytes(db, storage, purged?.fileIds ?? [], log);
      } catch (error) {
        failed.push(id);
        log.warn({ err: error, deletionId: id }, 'A purge failed and will be tried again');
      }
    }
    if (expired.length < batchSize) break;
  }
  const ended = { days: config.trashDays, limit: 1_000 };
  while ((await forgetEnded(db, ended)) === ended.limit);
}
