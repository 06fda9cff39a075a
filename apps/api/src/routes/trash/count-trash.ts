import { countsByNoun } from '@buddyline/domain/counts';
import { successSchema } from '@buddyline/domain/envelope';
import type { Api } from '../../http/api.ts';
import { done, success } from '../../http/envelope.ts';
import type { Services } from '../../services.ts';
import { countDeletions } from './trash-pages-sql.ts';

export function countTrash(api: Api, { database }: Services): void {
  api.get(
    '/trash/counts',
    {
      config: { may: 'trash.read' },
      schema: {
        operationId: 'countTrash',
        summary: 'The number of items in the trash by noun',
        tags: ['trash'],
        response: { 200: successSchema(countsByNoun) },
      },
    },
    async (request) => success(request.i18n._(done), await countDeletions(database.db)),
  );
}
