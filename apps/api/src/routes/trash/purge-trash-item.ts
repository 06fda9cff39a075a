import { messageSchema } from '@buddyline/domain/envelope';
import { trashNouns } from '@buddyline/domain/trash';
import { auditContext } from '../../activity/audit-context.ts';
import { removeBytes } from '../../files/remove-bytes.ts';
import type { Api } from '../../http/api.ts';
import { success } from '../../http/envelope.ts';
import { idParams } from '../../http/id-params.ts';
import type { Services } from '../../services.ts';
import { keepErasedList } from '../../trash/erased-list.ts';
import { purgeItem } from '../../trash/purge-item.ts';
import { withGoesOn } from '../../trash/batches/goes-on.ts';
import { notRestorable } from '../../trash/restore-item.ts';
import { notInTrash } from '../../trash/trash-answers.ts';
import { findDeletionNoun } from './trash-pages-sql.ts';

const purged = /*i18n*/ { id: 'api.trash.item-purged', message: 'Deleted for good.' };

export function purgeTrashItem(api: Api, services: Services): void {
  const { batches, database, mail, storage } = services;
  const { db } = database;
  api.delete(
    '/trash/:deletionId',
    {
      config: { may: trashNouns.map((noun) => `${noun}.purge` as const), proof: true },
      schema: {
        operationId: 'purgeTrashItem',
        summary: 'Delete an item in the trash for good',
        tags: ['trash'],
        params: idParams('deletionId'),
        response: { 200: messageSchema },
        failures: [409],
      },
    },
    async (request) => {
      const { deletionId } = request.params;
      const noun = await findDeletionNoun(db, deletionId);
      if (noun === undefined) throw notInTrash();
      const audit = auditContext(request, `${noun}.purge`);
      const done = await db
        .transaction()
        .execute((transaction) => purgeItem(transaction, deletionId, audit, batches));
      if (done === undefined) throw await notRestorable(db, deletionId);
      await removeBytes(db, storage, done.fileIds, request.log);
      await mail?.removeForgotten();
      if (noun === 'users') await keepErasedList(services);
      const translate = (sentence: { id: string; message: string }) => request.i18n._(sentence);
      return success(withGoesOn(translate(purged), done, translate));
    },
  );
}
