import { deleteAccountSchema } from '@buddyline/domain/account';
import { messageSchema } from '@buddyline/domain/envelope';
import { callerOf, hasRight, owner } from '../../http/access.ts';
import type { Api } from '../../http/api.ts';
import { success } from '../../http/envelope.ts';
import { idParams } from '../../http/id-params.ts';
import type { Services } from '../../services.ts';
import { deleteForCaller } from '../../trash/delete-for-caller.ts';
import { deleteOwnAccount } from './delete-own-account.ts';
import { noSuchUser } from './user-answers.ts';

const deleted = /*i18n*/ { id: 'api.users.deleted', message: 'User deleted.' };

export function deleteUser(api: Api, services: Services): void {
  api.delete(
    '/users/:userId',
    {
      config: { access: owner, may: 'users.delete', isVersioned: true },
      schema: {
        operationId: 'deleteUser',
        summary: 'Move a user and their records to the trash',
        description:
          'Their sessions end. Of an account with thousands of records the answer comes first: the account is closed at once, and its records follow within some minutes. People delete their own account with their `password`, and can restore it by signing in. Without it, administrators cannot delete themselves. The last administrator cannot be deleted.',
        tags: ['users'],
        params: idParams('userId'),
        body: deleteAccountSchema,
        response: { 200: messageSchema },
        answerHeaders: ['X-Undo'],
        failures: [409],
      },
    },
    async (request, reply) => {
      const { userId } = request.params;
      const password = request.body?.password;
      const isOwn = password !== undefined || !hasRight(request);
      const message =
        callerOf(request).userId === userId && isOwn
          ? await deleteOwnAccount(request, services, { password, done: deleted })
          : await deleteForCaller({ request, reply }, services, {
              noun: 'users',
              itemId: userId,
              done: deleted,
            });
      if (message === undefined) throw noSuchUser();
      services.sessions.forget();
      return success(message);
    },
  );
}
