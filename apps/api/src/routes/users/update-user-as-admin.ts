import type { Kysely } from 'kysely';
import { successSchema } from '@buddyline/domain/envelope';
import { type AdminUser, type User, adminUserSchema, userSchema } from '@buddyline/domain/user';
import type { Database } from '../../db/schema.ts';
import { adminOnly, callerOf } from '../../http/access.ts';
import type { Api } from '../../http/api.ts';
import { success } from '../../http/envelope.ts';
import { Failure } from '../../http/failure.ts';
import { idParams } from '../../http/id-params.ts';
import type { Services } from '../../services.ts';
import { throwIfUsernameTaken, lastAdministrator, noSuchUser } from './user-answers.ts';
import { exampleUser } from './user-example.ts';
import { lockAdministrators, updateUserAsAdmin as updateRow } from './users-sql.ts';

const selfDemotion = /*i18n*/ {
  id: 'api.users.self-demotion',
  message: 'You cannot take the administrator role from yourself.',
};

export function updateUserAsAdmin(api: Api, { database, sessions }: Services): void {
  api.put(
    '/users/admin/:userId',
    {
      config: { access: adminOnly, audit: 'users.update' },
      schema: {
        operationId: 'updateUserAsAdmin',
        summary: 'Edit a user',
        description:
          'Fields that are not sent are kept. Callers cannot demote themselves, and the last administrator cannot be demoted.',
        tags: ['users'],
        params: idParams('userId'),
        body: adminUserSchema,
        bodyExample: { role: 'USER', isVerified: true },
        response: { 200: successSchema(userSchema) },
        dataExample: exampleUser,
        failures: [409],
      },
    },
    async (request) => {
      const { userId } = request.params;
      const demotes = request.body.role === 'USER';
      if (demotes && userId === callerOf(request).userId) throw new Failure(409, selfDemotion);
      const update = demotes ? demote : updateRow;
      const user = await update(database.db, userId, request.body).catch(throwIfUsernameTaken);
      if (user === undefined) throw noSuchUser();
      if (request.body.role !== undefined) sessions.forget();
      const message = request.i18n._({ id: 'api.users.updated', message: 'User updated.' });
      return success(message, user);
    },
  );
}

function demote(
  db: Kysely<Database>,
  userId: string,
  changes: AdminUser,
): Promise<User | undefined> {
  return db.transaction().execute(async (transaction) => {
    const administrators = await lockAdministrators(transaction);
    if (administrators.every((id) => id === userId)) throw lastAdministrator();
    return updateRow(transaction, userId, changes);
  });
}
