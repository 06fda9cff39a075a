import { successSchema } from '@buddyline/domain/envelope';
import { messages } from '@buddyline/domain/messages';
import { ownProfileUpdateSchema, userSchema } from '@buddyline/domain/user';
import { auditContext } from '../../activity/audit-context.ts';
import { offerUndo } from '../../activity/undo-header.ts';
import { owner } from '../../http/access.ts';
import type { Api } from '../../http/api.ts';
import { changeMatched } from '../../http/conditional/conditional-calls.ts';
import { success } from '../../http/envelope.ts';
import { limits } from '../../http/limits/limits.ts';
import { idParams } from '../../http/id-params.ts';
import { setLocale } from '../../accounts/members-sql.ts';
import type { Services } from '../../services.ts';
import { noSuchUser } from './user-answers.ts';
import { updateUser } from './users-sql.ts';

export function updateOwnProfile(api: Api, { database, sessions }: Services): void {
  api.put(
    '/users/:userId',
    {
      config: {
        access: owner,
        may: 'users.update',
        isVersioned: true,
        limit: 'profiles',
      },
      schema: {
        operationId: 'updateOwnProfile',
        summary: 'Update the own profile',
        description: `Fields that are not sent are kept; null clears the country, the age or the bio. \`locale\` is the language of mails. At most ${limits.profiles.points} times an hour.`,
        tags: ['users'],
        params: idParams('userId'),
        body: ownProfileUpdateSchema,
        response: { 200: successSchema(userSchema) },
        answerHeaders: ['X-Undo'],
      },
    },
    async (request, reply) => {
      const audit = auditContext(request, 'users.update');
      const id = request.params.userId;
      const record = { noun: 'users', id } as const;
      const changed = await changeMatched(request, database.db, record, async (db) => {
        const { locale, ...changes } = request.body;
        if (locale !== undefined) await setLocale(db, id, locale);
        return updateUser(db, id, changes, audit);
      });
      if (changed === undefined) throw noSuchUser();
      sessions.forget();
      offerUndo(reply, changed.undo);
      return success(request.i18n._(messages['profile.saved']), changed.item);
    },
  );
}
