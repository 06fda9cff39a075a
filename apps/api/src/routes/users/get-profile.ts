import { successSchema } from '@buddyline/domain/envelope';
import { can } from '@buddyline/domain/rights';
import { isStaff } from '@buddyline/domain/role';
import { profileSchema } from '@buddyline/domain/user';
import { callerOf, owner } from '../../http/access.ts';
import type { Api } from '../../http/api.ts';
import { done, success } from '../../http/envelope.ts';
import { idParams } from '../../http/id-params.ts';
import { readUsedBytes } from '../../room/room-sql.ts';
import { readLocale } from '../../accounts/members-sql.ts';
import type { Services } from '../../services.ts';
import { noSuchUser } from './user-answers.ts';
import { withReadableEmails } from './readable-emails-sql.ts';
import { findFullAdministrator, findUser } from './users-sql.ts';

export function getProfile(api: Api, { config, database: { db } }: Services): void {
  api.get(
    '/users/:userId/profile',
    {
      config: {
        access: owner,
        beforeTwoStep: true,
        may: 'users.read',
        also: ['emails.read'],
        isVersioned: true,
      },
      schema: {
        operationId: 'getProfile',
        summary: 'A user’s profile',
        description:
          '`locale` is the language of mails to them. `storage` counts their pictures and documents in all sizes, with those in the trash. Staff have no quota. `email` is null without the right to it. `fullAdministrator` is somebody whom staff of other levels can ask; only in their own profile.',
        tags: ['users'],
        params: idParams('userId'),
        response: { 200: successSchema(profileSchema) },
      },
    },
    async (request) => {
      const { userId } = request.params;
      const [user, locale, usedBytes] = await Promise.all([
        findUser(db, userId),
        readLocale(db, userId),
        readUsedBytes(db, userId),
      ]);
      if (user === undefined || locale === undefined) throw noSuchUser();
      const caller = callerOf(request);
      const [shown = user] = await withReadableEmails(db, [user], caller);
      const isAsking =
        caller.userId === userId && isStaff(caller) && !can(caller, 'users.change-level');
      const asked = isAsking && { fullAdministrator: await findFullAdministrator(db) };
      const quotaBytes = isStaff(user) ? null : config.memberQuotaBytes;
      const storage = { usedBytes, quotaBytes };
      return success(request.i18n._(done), { ...shown, locale, storage, ...asked });
    },
  );
}
