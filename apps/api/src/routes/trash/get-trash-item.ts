import { successSchema } from '@buddyline/domain/envelope';
import { trashPreviewSchema } from '@buddyline/domain/trash';
import { hasRight } from '../../http/access.ts';
import type { Api } from '../../http/api.ts';
import { done, success } from '../../http/envelope.ts';
import { idParams } from '../../http/id-params.ts';
import type { Services } from '../../services.ts';
import { deletionGoesOn, notInTrash } from '../../trash/trash-answers.ts';
import { findTrashItem } from './trash-pages-sql.ts';
import { previews } from './trash-previews-sql.ts';

export function getTrashItem(api: Api, { database: { db } }: Services): void {
  api.get(
    '/trash/:deletionId',
    {
      config: { may: 'trash.read', also: ['emails.read'] },
      schema: {
        operationId: 'getTrashItem',
        summary: 'An item in the trash, as it was',
        description:
          '`item` has no e-mail address without the right `emails.read`. `item` is the response of its noun without its pictures and documents, which answer 404 until it is restored.',
        tags: ['trash'],
        params: idParams('deletionId'),
        failures: [409],
        response: { 200: successSchema(trashPreviewSchema) },
      },
    },
    async (request) => {
      const { deletionId } = request.params;
      const found = await findTrashItem(db, deletionId);
      if (found === undefined) throw notInTrash();
      const item = await previews[found.noun](db, deletionId, found.itemId);
      if (item === undefined) throw deletionGoesOn();
      const isHidden = 'email' in item && !hasRight(request, 'emails.read');
      return success(request.i18n._(done), {
        ...found,
        item: isHidden ? { ...item, email: null } : item,
      });
    },
  );
}
