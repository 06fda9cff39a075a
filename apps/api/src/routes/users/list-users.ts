import { pagedSchema, successSchema } from '@buddyline/domain/envelope';
import { userSchema, usersQuerySchema } from '@buddyline/domain/user';
import { adminOnly } from '../../http/access.ts';
import type { Api, Parts } from '../../http/api.ts';
import { done, success } from '../../http/envelope.ts';
import { listUsersPage } from './users-sql.ts';

/** Users, newest first; `search` looks into names, usernames and e-mail addresses. */
export function listUsers(api: Api, { database }: Parts): void {
  api.get(
    '/users',
    {
      config: { access: adminOnly },
      schema: {
        summary: 'Users, newest first',
        description: '`search` looks into usernames, full names and e-mail addresses.',
        tags: ['users'],
        querystring: usersQuerySchema,
        response: { 200: successSchema(pagedSchema(userSchema)) },
      },
    },
    async (request) =>
      success(request.i18n._(done), await listUsersPage(database.db, request.query)),
  );
}
