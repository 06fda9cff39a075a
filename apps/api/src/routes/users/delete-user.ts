import { deleteAccountSchema } from '@buddyline/domain/account';
import { messageSchema } from '@buddyline/domain/envelope';
import { callerOf, ownerOrAdmin } from '../../http/access.ts';
import type { Api } from '../../http/api.ts';
import { success } from '../../http/envelope.ts';
import { idParams } from '../../http/id-params.ts';
import type { Services } from '../../services.ts';
import { deleteForCaller } from '../../trash/delete-for-caller.ts';
import { deleteOwnAccount } from './delete-own-account.ts';
import { noSuchUser } from './user-answers.ts';

export function deleteUser(api: Api, services: Services): void {
  api.delete(
    '/users/:userId',
    {
      config: { access: ownerOrAdmin, audit: 'users.delete' },
      schema: {
        operationId: 'deleteUser',
        summary: 'Move a user and their records to the trash',
        description:
          'Their sessions end. People delete their own account with their `password`, and can restore it by signing in. Without it, administrators cannot delete themselves. The last administrator cannot be deleted.',
        tags: ['users'],
        params: idParams('userId'),
        body: deleteAccountSchema,
        bodyExample: { password: 'a-long-sentence-of-your-own' },
        response: { 200: messageSchema },
        failures: [409],
      },
    },
    async (request, reply) => {
      const { userId } = request.params;
      const caller = callerOf(request);
      const password = request.body?.password;
      if (caller.userId === userId && (password !== undefined || caller.role !== 'ADMIN')) {
        await deleteOwnAccount(request, services, password);
      } else if (!(await deleteForCaller({ request, reply }, services, 'users', userId))) {
        throw noSuchUser();
      }
      services.sessions.forget();
      return success(request.i18n._({ id: 'api.users.deleted', message: 'User deleted.' }));
    },
  );
}
