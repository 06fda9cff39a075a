import { successSchema } from '@buddyline/domain/envelope';
import { moderationSchema } from '@buddyline/domain/sanction';
import type { Api } from '../../../http/api.ts';
import { done, success } from '../../../http/envelope.ts';
import { idParams } from '../../../http/id-params.ts';
import type { Services } from '../../../services.ts';
import { noSuchUser } from '../user-answers.ts';
import { readModeration } from './moderation-sql.ts';

export function getModeration(api: Api, { database: { db } }: Services): void {
  api.get(
    '/users/:userId/standing',
    {
      config: { may: 'users.read' },
      schema: {
        operationId: 'getStanding',
        summary: 'What staff need to know of a person at a glance',
        description: 'Tickets about a person are those of others about them or their records.',
        tags: ['standing'],
        params: idParams('userId'),
        response: { 200: successSchema(moderationSchema) },
      },
    },
    async (request) => {
      const moderation = await readModeration(db, request.params.userId);
      if (moderation === undefined) throw noSuchUser();
      return success(request.i18n._(done), moderation);
    },
  );
}
