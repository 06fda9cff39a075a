import { cursorPageSchema } from '@buddyline/domain/cursor';
import { successSchema } from '@buddyline/domain/envelope';
import { trashItemSchema, trashQuerySchema } from '@buddyline/domain/trash';
import type { Api } from '../../http/api.ts';
import { done, success } from '../../http/envelope.ts';
import type { Services } from '../../services.ts';
import { listTrashPage } from './trash-pages-sql.ts';

export function listTrash(api: Api, { database }: Services): void {
  api.get(
    '/trash',
    {
      config: { may: 'trash.read' },
      schema: {
        operationId: 'listTrash',
        summary: 'What is in the trash',
        description:
          'Newest first. `before` is the `next` of the page before; `search` finds words of the label.',
        tags: ['trash'],
        querystring: trashQuerySchema,
        response: { 200: successSchema(cursorPageSchema(trashItemSchema)) },
      },
    },
    async (request) =>
      success(request.i18n._(done), await listTrashPage(database.db, request.query)),
  );
}
