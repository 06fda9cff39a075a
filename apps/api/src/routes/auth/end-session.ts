import { messageSchema } from '@buddyline/domain/envelope';
import { writeEntry } from '../../activity/activity-sql.ts';
import { auditContext } from '../../activity/audit-context.ts';
import { callerOf, member } from '../../http/access.ts';
import type { Api } from '../../http/api.ts';
import { success } from '../../http/envelope.ts';
import { notFound } from '../../http/failure.ts';
import { idParams } from '../../http/id-params.ts';
import type { Services } from '../../services.ts';
import { endSessionOf } from '../../session/own-sessions-sql.ts';

/** Ends one of the caller's sessions, in all processes within a second. */
export function endSession(api: Api, { database, sessions }: Services): void {
  api.delete(
    '/auth/sessions/:sessionId',
    {
      config: {
        access: member,
        beforeTwoStep: true,
        audit: 'sessions.end',
        limit: 'sessionEnds',
      },
      schema: {
        operationId: 'endSession',
        summary: 'Sign one of the caller’s devices out',
        description: 'It is signed out within a second. The caller’s own session ends as well.',
        tags: ['auth'],
        params: idParams('sessionId'),
        response: { 200: messageSchema },
      },
    },
    async (request) => {
      const audit = auditContext(request, 'sessions.end');
      const { userId, name } = callerOf(request);
      const itemId = request.params.sessionId;
      await database.db.transaction().execute(async (transaction) => {
        if (!(await endSessionOf(transaction, userId, itemId))) throw notFound();
        await writeEntry(transaction, { ...audit, itemId, label: name, personId: userId });
      });
      sessions.forget();
      return success(
        request.i18n._({ id: 'api.auth.session-ended', message: 'Signed out there.' }),
      );
    },
  );
}
