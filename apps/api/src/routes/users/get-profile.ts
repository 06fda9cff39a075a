import { successSchema } from '@buddyline/domain/envelope';
import { userSchema } from '@buddyline/domain/user';
import { ownerOrAdmin } from '../../http/access.ts';
import type { Api } from '../../http/api.ts';
import { done, success } from '../../http/envelope.ts';
import { idParams } from '../../http/id-params.ts';
import type { Services } from '../../services.ts';
import { noSuchUser } from './user-answers.ts';
import { exampleUser } from './user-example.ts';
import { findUser } from './users-sql.ts';

export function getProfile(api: Api, { database }: Services): void {
  api.get(
    '/users/:userId/profile',
    {
      config: { access: ownerOrAdmin },
      schema: {
        operationId: 'getProfile',
        summary: 'A user’s profile',
        tags: ['users'],
        params: idParams('userId'),
        response: { 200: successSchema(userSchema) },
        dataExample: exampleUser,
      },
    },
    async (request) => {
      const user = await findUser(database.db, request.params.userId);
      if (user === undefined) throw noSuchUser();
      return success(request.i18n._(done), user);
    },
  );
}
