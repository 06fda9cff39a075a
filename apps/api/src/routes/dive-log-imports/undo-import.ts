import { diveLogImportUndoneSchema } from '@buddyline/domain/dive-log-import';
import { successSchema } from '@buddyline/domain/envelope';
import type { FastifyRequest } from 'fastify';
import { actOf } from '../../activity/act-of.ts';
import { member } from '../../http/access.ts';
import type { Api } from '../../http/api.ts';
import { success } from '../../http/envelope.ts';
import { idParams } from '../../http/id-params.ts';
import type { Services } from '../../services.ts';
import { deleteDiveLogs } from '../../trash/delete-dive-logs.ts';
import { lockLogbook, readTaken, setTaken } from './imports-sql.ts';
import { findOwnImport } from './own-import.ts';

const undone = /*i18n*/ {
  id: 'api.imports.undone',
  message: 'The imported dives are in the trash.',
};

/** Dives per transaction. */
const batchSize = 100;

export function undoImport(api: Api, services: Services): void {
  api.post(
    '/divelogs/imports/:importId/undo',
    {
      config: {
        access: member,
        idempotency: { none: 'what was undone is not undone again' },
        audit: 'dive-logs.delete',
      },
      schema: {
        operationId: 'undoDiveLogImport',
        summary: 'Move all dives of an import to the trash',
        description:
          'With what was changed of them since; each can be restored. Dives that are gone already are not counted. The import can be taken again.',
        tags: ['dive-logs'],
        params: idParams('importId'),
        response: { 200: successSchema(diveLogImportUndoneSchema) },
        dataExample: { removed: 412 },
      },
    },
    async (request) => {
      const { importId } = request.params;
      const { userId } = await findOwnImport(services.database.db, request, importId);
      let removed = 0;
      for (;;) {
        const batch = await undoBatch(services, request, { importId, userId });
        if (batch === null) break;
        removed += batch;
      }
      return success(request.i18n._(undone), { removed });
    },
  );
}

/** @returns how many were moved; null when none is left */
function undoBatch(
  { config, database: { db } }: Services,
  request: FastifyRequest,
  { importId, userId }: { importId: string; userId: string },
): Promise<number | null> {
  return db.transaction().execute(async (transaction) => {
    await lockLogbook(transaction, userId);
    const taken = Object.entries(await readTaken(transaction, importId));
    if (taken.length === 0) return null;
    const batch = {
      ids: taken.slice(0, batchSize).map(([, id]) => id),
      trashDays: config.trashDays,
    };
    const removed = await deleteDiveLogs(transaction, batch, () =>
      actOf(request, 'dive-logs.delete', { operationId: importId }),
    );
    await setTaken(transaction, importId, Object.fromEntries(taken.slice(batchSize)));
    return removed;
  });
}
