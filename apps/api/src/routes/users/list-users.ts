import { pagedSchema, successSchema } from '@buddyline/domain/envelope';
import { userSchema } from '@buddyline/domain/user';
import { usersQuerySchema } from '@buddyline/domain/user-list';
import { callerOf } from '../../http/access.ts';
import type { Api } from '../../http/api.ts';
import { done, success } from '../../http/envelope.ts';
import { sendList } from '../../http/answers/large-json.ts';
import type { Services } from '../../services.ts';
import { listUserPage } from './user-pages-sql.ts';

export function listUsers(api: Api, { database }: Services): void {
  api.get(
    '/users',
    {
      config: { may: 'users.read', also: ['emails.read'] },
      schema: {
        operationId: 'listUsers',
        summary: 'Users, newest first unless `sort` says otherwise',
        description:
          'Filters combine with AND. Each word of `search` is in the username, the full name or the e-mail address. In a username, `.` and `_` are between words too: `mira jones` and `mira.jones` find `mira_jones`. Without the right `emails.read`, only addresses of people with a ticket are answered and searched. `suspended=true` lists only users who are suspended now. `country` is one of GET /users/countries. `joinedFrom` and `joinedTo` are UTC days, both inclusive. For days of another time zone, send timestamps: then `joinedTo` is exclusive.',
        tags: ['users'],
        querystring: usersQuerySchema,
        response: { 200: successSchema(pagedSchema(userSchema)) },
      },
    },
    async (request, reply) =>
      sendList(
        reply,
        success(
          request.i18n._(done),
          await listUserPage(database.db, request.query, callerOf(request)),
        ),
      ),
  );
}
