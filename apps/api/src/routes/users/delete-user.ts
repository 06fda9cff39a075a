import { messageSchema } from '@buddyline/domain/envelope';
import { adminOnly } from '../../http/access.ts';
import type { Api } from '../../http/api.ts';
import { success } from '../../http/envelope.ts';
import { idParams } from '../../http/id-params.ts';
import type { Services } from '../../services.ts';
import { deleteForCaller } from '../../trash/delete-for-caller.ts';
import { noSuchUser } from './user-answers.ts';

export function deleteUser(api: Api, services: Services): void {
  api.delete(
    '/users/:userId',
    {
      config: { access: adminOnly, audit: 'users.delete' },
      schema: {
        operationId: 'deleteUser',
        summary: 'Move a user and their records to the trash',
        description:
          'Their sessions end. Callers cannot delete themselves, and the last administrator cannot be deleted.',
        tags: ['users'],
        params: idParams('userId'),
        response: { 200: messageSchema },
        failures: [409],
      },
    },
    async (request, reply) => {
      const { userId } = request.params;
      const isDeleted = await deleteForCaller({ request, reply }, services, 'users', userId);
      if (!isDeleted) throw noSuchUser();
      services.sessions.forget();
      return success(request.i18n._({ id: 'api.users.deleted', message: 'User deleted.' }));
    },
  );
}
