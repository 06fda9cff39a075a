import { successSchema } from '@buddyline/domain/envelope';
import { messages } from '@buddyline/domain/messages';
import { ownProfileSchema, userSchema } from '@buddyline/domain/user';
import { actOf } from '../../activity/act-of.ts';
import { offerUndo } from '../../activity/undo-header.ts';
import { ownerOrAdmin } from '../../http/access.ts';
import type { Api } from '../../http/api.ts';
import { success } from '../../http/envelope.ts';
import { idParams } from '../../http/id-params.ts';
import type { Services } from '../../services.ts';
import { noSuchUser } from './user-answers.ts';
import { exampleUser } from './user-example.ts';
import { updateUser } from './users-sql.ts';

export function updateOwnProfile(api: Api, { database, sessions }: Services): void {
  api.put(
    '/users/:userId',
    {
      config: { access: ownerOrAdmin, audit: 'users.update' },
      schema: {
        operationId: 'updateOwnProfile',
        summary: 'Update the own profile',
        tags: ['users'],
        params: idParams('userId'),
        body: ownProfileSchema,
        bodyExample: { fullName: 'Mira Haddad', country: 'Egypt', age: 34, bio: 'Wreck diver.' },
        response: { 200: successSchema(userSchema) },
        dataExample: exampleUser,
      },
    },
    async (request, reply) => {
      const act = actOf(request, 'users.update');
      const changed = await updateUser(database.db, request.params.userId, request.body, act);
      if (changed === undefined) throw noSuchUser();
      sessions.forget();
      offerUndo(reply, changed.undo);
      return success(request.i18n._(messages['profile.saved']), changed.item);
    },
  );
}
