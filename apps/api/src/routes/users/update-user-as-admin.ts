import { successSchema } from '@buddyline/domain/envelope';
import { adminUserSchema, userSchema } from '@buddyline/domain/user';
import type { Kysely } from 'kysely';
import { auditContext } from '../../activity/audit-context.ts';
import { offerUndo } from '../../activity/undo-header.ts';
import type { Database } from '../../db/schema.ts';
import type { Api } from '../../http/api.ts';
import { changeMatched } from '../../http/conditional/conditional-calls.ts';
import { success } from '../../http/envelope.ts';
import { idParams } from '../../http/id-params.ts';
import { requireProof } from '../../http/proof.ts';
import type { Services } from '../../services.ts';
import { editUser, mayChangeLevel } from './edit-user.ts';
import { noSuchUser } from './user-answers.ts';
import { lockFullAdministrators } from './users-sql.ts';

const updated = /*i18n*/ { id: 'api.users.updated', message: 'User updated.' };

export function updateUserAsAdmin(api: Api, { database, sessions }: Services): void {
  api.put(
    '/users/admin/:userId',
    {
      config: {
        may: 'users.update',
        also: ['users.change-level'],
        proof: { when: 'the role or the level is to be another one' },
        isVersioned: true,
      },
      schema: {
        operationId: 'updateUserAsAdmin',
        summary: 'Edit a user',
        description:
          'Fields that are not sent are kept. A change of `role` or `staffLevel` needs the right `users.change-level` and is noted under it. Nobody changes their own, and the last full administrator stays one.',
        tags: ['users'],
        params: idParams('userId'),
        body: adminUserSchema,
        response: { 200: successSchema(userSchema) },
        answerHeaders: ['X-Undo'],
        failures: [409],
      },
    },
    async (request, reply) => {
      const audits = {
        update: auditContext(request, 'users.update'),
        changeLevel: async (transaction: Kysely<Database>) => {
          const audit = auditContext(request, 'users.change-level');
          await requireProof(transaction, request);
          return audit;
        },
      };
      const id = request.params.userId;
      const lockBefore = mayChangeLevel(request.body) ? lockFullAdministrators : undefined;
      const record = { noun: 'users', id, lockBefore } as const;
      const changed = await changeMatched(request, database.db, record, (db) =>
        editUser(db, id, request.body, audits),
      );
      if (changed === undefined) throw noSuchUser();
      sessions.forget();
      offerUndo(reply, changed.undo);
      return success(request.i18n._(updated), changed.item);
    },
  );
}
