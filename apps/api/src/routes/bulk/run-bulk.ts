import {
  type BulkRequest,
  bulkCallMax,
  bulkRequestSchema,
  bulkResponseSchema,
  type BulkResult,
} from '@buddyline/domain/bulk';
import { successSchema } from '@buddyline/domain/envelope';
import { verbs } from '@buddyline/domain/rights';
import type { FastifyRequest } from 'fastify';
import { auditContext } from '../../activity/audit-context.ts';
import { lockOperationItem } from '../../activity/operation-lock-sql.ts';
import type { Api } from '../../http/api.ts';
import { success } from '../../http/envelope.ts';
import { logFailure, toFailure } from '../../http/error-handler.ts';
import type { Services } from '../../services.ts';
import { readActivity } from '../activity/activity-pages-sql.ts';
import { bulkHandlers } from './bulk-handlers.ts';

const done = /*i18n*/ { id: 'api.bulk.done', message: 'Done; see the result of each item.' };

const may = verbs.filter((right) =>
  Object.values(bulkHandlers).some(({ noun, verb }) => right === `${noun}.${verb}`),
);

export function runBulk(api: Api, services: Services): void {
  api.post(
    '/bulk',
    {
      config: {
        may,
        idempotency: { none: 'its operationId does the same' },
      },
      schema: {
        operationId: 'runBulk',
        summary: 'Do the same with many items',
        description: `Up to ${bulkCallMax} items, each in its own transaction and with its own note. The results have the order of \`ids\`; a refused item does not stop the others. Deleting what is gone already succeeds. A call with the same \`operationId\` answers what that operation has done as done and does not do it again. Each item counts as one write. \`tickets.prioritize\` needs \`priority\`, and \`tickets.assign\` needs \`takerId\`. Reporters of tickets that are closed or opened again are told by mail, unless \`notify\` is false.`,
        tags: ['bulk'],
        body: bulkRequestSchema,
        response: { 200: successSchema(bulkResponseSchema) },
      },
    },
    async (request) => {
      const { action, ids } = request.body;
      // The call itself was counted already.
      await request.countCall('writes', ids.length - 1);
      const results = await runAll(services, request, request.body);
      if (action === 'users.delete') services.sessions.forget();
      return success(request.i18n._(done), { results });
    },
  );
}

/** One after another, so that one call holds one connection. */
async function runAll(
  services: Services,
  request: FastifyRequest,
  { ids, ...operation }: BulkRequest,
): Promise<BulkResult[]> {
  const results: BulkResult[] = [];
  /** Why no further item can be changed now: each would wait for the database in vain. */
  let obstacle: string | undefined;
  for (const id of ids) {
    if (obstacle !== undefined) {
      results.push({ id, ok: false, message: obstacle });
      continue;
    }
    try {
      await request.server.checkAccessAgain(request);
      const undo = await runOne(services, request, { ...operation, id });
      results.push({ id, ok: true, ...(undo !== null && { undo }) });
    } catch (error) {
      const failure = toFailure(error);
      logFailure(failure, error, request);
      const message = request.i18n._(failure.sentence);
      if (failure.status === 503) obstacle = message;
      results.push({ id, ok: false, message });
    }
  }
  return results;
}

/** @returns the id that undoes it, if there is something to undo */
function runOne(
  { batches, config, database, mail }: Services,
  request: FastifyRequest,
  { action, id, reason, operationId, ...values }: Omit<BulkRequest, 'ids'> & { id: string },
): Promise<string | null> {
  const handler = bulkHandlers[action];
  const audit = auditContext(request, `${handler.noun}.${handler.verb}`, { reason, operationId });
  return database.db.transaction().execute(async (transaction) => {
    await lockOperationItem(transaction, operationId, id);
    const { noun, verb } = handler;
    const entries = await readActivity(transaction, { operationId, itemId: id, noun, verb }, 10);
    const earlier = entries.find((entry) => handler.isEntryOf(entry));
    if (earlier !== undefined) return earlier.canUndo ? earlier.id : null;
    const item = { id, trashDays: config.trashDays, batches, mail, ...values };
    return handler.change(transaction, item, audit);
  });
}
