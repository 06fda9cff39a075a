import { diveLogImportUndoneSchema } from '@buddyline/domain/dive-log-import';
import { successSchema } from '@buddyline/domain/envelope';
import type { FastifyRequest } from 'fastify';
import { auditContext } from '../../activity/audit-context.ts';
import { member } from '../../http/access.ts';
import type { Api } from '../../http/api.ts';
import { success } from '../../http/envelope.ts';
import { idParams } from '../../http/id-params.ts';
import type { Services } from '../../services.ts';
import { deleteDiveLogs } from '../../trash/delete-dive-logs.ts';
import { lockLogbook, readTaken, setTaken } from './imports-sql.ts';
import { inLogbookTurn } from './logbook-turn.ts';
import { findOwnImport } from './own-import.ts';

const undone = /*i18n*/ {
  id: 'api.imports.undone',
  message: 'The imported dives are in the trash for a day.',
};

/**
 * The days in the trash of what was undone. It fills the logbook until it is purged, and whoever undoes an
 * import mostly takes it again, in another way.
 */
const trashDays = 1;

/** Dives per transaction. */
const batchSize = 100;

export function undoImport(api: Api, services: Services): void {
  api.post(
    '/divelogs/imports/:importId/undo',
    {
      config: {
        access: member,
        may: 'dive-logs.delete',
        idempotency: { none: 'what was undone is not undone again' },
      },
      schema: {
        operationId: 'undoDiveLogImport',
        summary: 'Move all dives of an import to the trash',
        description:
          'For a day, with what was changed of them since; until then each can be restored, and fills the logbook. Dives that are gone already are not counted. The import can be taken again. One call per logbook at a time.',
        tags: ['dive-logs'],
        params: idParams('importId'),
        response: { 200: successSchema(diveLogImportUndoneSchema) },
        failures: [409],
      },
    },
    async (request) => {
      const { importId } = request.params;
      const { userId } = await findOwnImport(services.database.db, request, importId);
      const removed = await inLogbookTurn(userId, () =>
        undoAll(services, request, { importId, userId }),
      );
      return success(request.i18n._(undone), { removed });
    },
  );
}

async function undoAll(
  services: Services,
  request: FastifyRequest,
  place: { importId: string; userId: string },
): Promise<number> {
  let removed = 0;
  for (;;) {
    await findOwnImport(services.database.db, request, place.importId);
    const batch = await undoBatch(services, request, place);
    if (batch === null) return removed;
    removed += batch;
  }
}

/** @returns how many were moved; null when none is left */
function undoBatch(
  { database: { db } }: Services,
  request: FastifyRequest,
  { importId, userId }: { importId: string; userId: string },
): Promise<number | null> {
  return db.transaction().execute(async (transaction) => {
    await lockLogbook(transaction, userId);
    const taken = Object.entries(await readTaken(transaction, importId));
    if (taken.length === 0) return null;
    const batch = {
      ids: taken.slice(0, batchSize).map(([, id]) => id),
      trashDays,
    };
    const removed = await deleteDiveLogs(transaction, batch, () =>
      auditContext(request, 'dive-logs.delete', { operationId: importId }),
    );
    await setTaken(transaction, importId, Object.fromEntries(taken.slice(batchSize)));
    return removed;
  });
}
