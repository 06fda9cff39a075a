import { successSchema } from '@buddyline/domain/envelope';
import { isStaff } from '@buddyline/domain/role';
import { profileSchema } from '@buddyline/domain/user';
import { owner } from '../../http/access.ts';
import type { Api } from '../../http/api.ts';
import { done, success } from '../../http/envelope.ts';
import { idParams } from '../../http/id-params.ts';
import { readUsedBytes } from '../../room/room-sql.ts';
import { readLocale } from '../../accounts/members-sql.ts';
import type { Services } from '../../services.ts';
import { noSuchUser } from './user-answers.ts';
import { findUser } from './users-sql.ts';

export function getProfile(api: Api, { config, database: { db } }: Services): void {
  api.get(
    '/users/:userId/profile',
    {
      config: { access: owner, may: 'users.read', isVersioned: true },
      schema: {
        operationId: 'getProfile',
        summary: 'A user’s profile',
        description:
          '`locale` is the language of mails to them. `storage` counts their pictures and documents in all sizes, with those in the trash. Staff have no quota.',
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
      const quotaBytes = isStaff(user) ? null : config.memberQuotaBytes;
      return success(request.i18n._(done), { ...user, locale, storage: { usedBytes, quotaBytes } });
    },
  );
}
