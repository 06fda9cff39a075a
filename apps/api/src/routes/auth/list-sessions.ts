import * as v from 'valibot';
import { successSchema } from '@buddyline/domain/envelope';
import { sessionSchema } from '@buddyline/domain/session';
import { callerOf, member } from '../../http/access.ts';
import type { Api } from '../../http/api.ts';
import { done, success } from '../../http/envelope.ts';
import type { Services } from '../../services.ts';
import { listSessionsOf } from '../../session/own-sessions-sql.ts';

export function listSessions(api: Api, { database }: Services): void {
  api.get(
    '/auth/sessions',
    {
      config: { access: member, beforeTwoStep: true },
      schema: {
        operationId: 'listSessions',
        summary: 'Where the caller is signed in, last used first',
        description:
          'The network is cut to /24 or /48. `lastSeenAt` is the last refresh of the token, so it is at most ten minutes old while the session is in use.',
        tags: ['auth'],
        response: { 200: successSchema(v.array(sessionSchema)) },
      },
    },
    async (request) => {
      const { userId, sessionId } = callerOf(request);
      const rows = await listSessionsOf(database.db, userId);
      const sessions = rows.map(({ rotated_at, created_at, ...row }) => ({
        ...row,
        lastSeenAt: rotated_at.toISOString(),
        createdAt: created_at.toISOString(),
        isCurrent: row.id === sessionId,
      }));
      return success(request.i18n._(done), sessions);
    },
  );
}
