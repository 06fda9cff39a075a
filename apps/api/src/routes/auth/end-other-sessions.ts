import { messageSchema } from '@buddyline/domain/envelope';
import { writeEntry } from '../../activity/activity-sql.ts';
import { auditContext } from '../../activity/audit-context.ts';
import { callerOf, member } from '../../http/access.ts';
import type { Api } from '../../http/api.ts';
import { success } from '../../http/envelope.ts';
import type { Services } from '../../services.ts';
import { revokeOtherSessions } from '../../session/sessions-sql.ts';

/** Ends all sessions of the caller but this one, in all processes within a second. */
export function endOtherSessions(api: Api, { database, sessions }: Services): void {
  api.delete(
    '/auth/sessions',
    {
      config: {
        access: member,
        beforeTwoStep: true,
        audit: 'sessions.end',
        limit: 'sessionEnds',
      },
      schema: {
        operationId: 'endOtherSessions',
        summary: 'Sign all other devices of the caller out',
        tags: ['auth'],
        response: { 200: messageSchema },
      },
    },
    async (request) => {
      const audit = auditContext(request, 'sessions.end');
      const { userId, sessionId, name } = callerOf(request);
      await database.db.transaction().execute(async (transaction) => {
        await revokeOtherSessions(transaction, userId, sessionId);
        await writeEntry(transaction, { ...audit, itemId: null, label: name, personId: userId });
      });
      sessions.forget();
      const message = /*i18n*/ {
        id: 'api.auth.others-ended',
        message: 'Signed out everywhere else.',
      };
      return success(request.i18n._(message));
    },
  );
}
