import { successSchema } from '@buddyline/domain/envelope';
import { restoredSchema, restoreRequestSchema, trashNouns } from '@buddyline/domain/trash';
import { auditContext } from '../../activity/audit-context.ts';
import type { Api } from '../../http/api.ts';
import { success } from '../../http/envelope.ts';
import { idParams } from '../../http/id-params.ts';
import { requireProof } from '../../http/proof.ts';
import { answerOnce } from '../../http/idempotency/answer-once.ts';
import type { Services } from '../../services.ts';
import { withGoesOn } from '../../trash/batches/goes-on.ts';
import { restoreItem } from '../../trash/restore-item.ts';
import { holdsStaff } from '../../trash/rows-in-trash-sql.ts';
import { notInTrash } from '../../trash/trash-answers.ts';
import { findDeletionNoun } from './trash-pages-sql.ts';

const restored = /*i18n*/ { id: 'api.trash.item-restored', message: 'Restored.' };

export function restoreTrashItem(api: Api, { batches, database: { db } }: Services): void {
  api.post(
    '/trash/:deletionId/restore',
    {
      config: {
        may: trashNouns.map((noun) => `${noun}.restore` as const),
        proof: { when: 'staff come back, or an account gets another address' },
      },
      schema: {
        operationId: 'restoreTrashItem',
        summary: 'Restore an item with all that was deleted along with it',
        description:
          'A user whose name or address is taken by now needs another one; what is not taken is not replaced. `left` counts comments whose author or post does not exist: those in the trash come back with it. Of thousands of records the item is back at once, and `restored` counts what follows within some minutes.',
        tags: ['trash'],
        params: idParams('deletionId'),
        body: restoreRequestSchema,
        response: { 200: successSchema(restoredSchema) },
        failures: [409],
      },
    },
    async (request, reply) => {
      const { deletionId } = request.params;
      const noun = await findDeletionNoun(db, deletionId);
      if (noun === undefined) throw notInTrash();
      if (request.body.email !== undefined || (await holdsStaff(db, deletionId))) {
        await requireProof(db, request);
      }
      const audit = auditContext(request, `${noun}.restore`);
      const wanted = { deletionId, replacements: request.body, ...batches };
      const translate = (sentence: { id: string; message: string }) => request.i18n._(sentence);
      return answerOnce({ request, reply }, db, async (transaction) => {
        const { goesOn, ...counts } = await restoreItem(transaction, wanted, audit);
        return success(withGoesOn(translate(restored), { goesOn }, translate), counts);
      });
    },
  );
}
