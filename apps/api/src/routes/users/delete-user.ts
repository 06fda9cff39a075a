import type { Kysely } from 'kysely';
import { messageSchema } from '@buddyline/domain/envelope';
import type { Database } from '../../db/schema.ts';
import { listFileIdsOf } from '../../files/files-sql.ts';
import { removeBytes } from '../../files/remove-bytes.ts';
import { adminOnly, callerOf } from '../../http/access.ts';
import type { Api } from '../../http/api.ts';
import { success } from '../../http/envelope.ts';
import { Failure } from '../../http/failure.ts';
import { idParams } from '../../http/id-params.ts';
import type { Services } from '../../services.ts';
import { lastAdministrator, noSuchUser } from './user-answers.ts';
import { deleteUserRow, lockAdministrators, lockUserWithPosts } from './users-sql.ts';

const selfDeletion = /*i18n*/ {
  id: 'api.users.self-deletion',
  message: 'You cannot delete your own account.',
};

export function deleteUser(api: Api, { database, sessions, storage }: Services): void {
  api.delete(
    '/users/:userId',
    {
      config: { access: adminOnly, audit: 'users.delete' },
      schema: {
        operationId: 'deleteUser',
        summary: 'Delete a user and their records',
        description:
          'Callers cannot delete themselves, and the last administrator cannot be deleted.',
        tags: ['users'],
        params: idParams('userId'),
        response: { 200: messageSchema },
        failures: [409],
      },
    },
    async (request) => {
      const { userId } = request.params;
      if (userId === callerOf(request).userId) throw new Failure(409, selfDeletion);
      const fileIds = await deleteWithFiles(database.db, userId);
      sessions.forget();
      await removeBytes(database.db, storage, fileIds, request.log);
      return success(request.i18n._({ id: 'api.users.deleted', message: 'User deleted.' }));
    },
  );
}

/** @returns the ids of the user's files, whose rows were deleted as well */
function deleteWithFiles(db: Kysely<Database>, userId: string): Promise<string[]> {
  return db.transaction().execute(async (transaction) => {
    const administrators = await lockAdministrators(transaction);
    if (administrators.every((id) => id === userId)) throw lastAdministrator();
    await lockUserWithPosts(transaction, userId);
    const fileIds = await listFileIdsOf(transaction, userId);
    if (!(await deleteUserRow(transaction, userId))) throw noSuchUser();
    return fileIds;
  });
}
