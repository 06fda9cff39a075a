import { successSchema } from '@buddyline/domain/envelope';
import { belongingsSchema } from '@buddyline/domain/user';
import type { Api } from '../../http/api.ts';
import { done, success } from '../../http/envelope.ts';
import { idParams } from '../../http/id-params.ts';
import type { Services } from '../../services.ts';
import { noSuchUser } from './user-answers.ts';
import { countBelongings } from './users-sql.ts';

export function getBelongings(api: Api, { database }: Services): void {
  api.get(
    '/users/:userId/belongings',
    {
      config: { may: 'users.read' },
      schema: {
        operationId: 'getBelongings',
        summary: 'Counts of the records that are deleted together with a user',
        description: 'Comments include those of other users on the user’s posts.',
        tags: ['users'],
        params: idParams('userId'),
        response: { 200: successSchema(belongingsSchema) },
      },
    },
    async (request) => {
      const belongings = await countBelongings(database.db, request.params.userId);
      if (belongings === undefined) throw noSuchUser();
      return success(request.i18n._(done), belongings);
    },
  );
}
