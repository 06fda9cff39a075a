import { successSchema } from '@buddyline/domain/envelope';
import { sanctionSchema } from '@buddyline/domain/sanction';
import { sanctionCreateSchema } from '@buddyline/domain/sanction-forms';
import { auditContext } from '../../../activity/audit-context.ts';
import { offerUndo } from '../../../activity/undo-header.ts';
import { callerOf } from '../../../http/access.ts';
import type { Api } from '../../../http/api.ts';
import { success } from '../../../http/envelope.ts';
import { idParams } from '../../../http/id-params.ts';
import { answerOnce } from '../../../http/idempotency/answer-once.ts';
import type { Services } from '../../../services.ts';
import { withGoesOn } from '../../../trash/batches/goes-on.ts';
import { imposeSanction } from './impose-sanction.ts';
import { noSuchSanction } from './sanction-answers.ts';
import { sanctionVerbs } from './sanction-verbs.ts';
import { findSanction } from './sanctions-sql.ts';

const done = {
  message: /*i18n*/ {
    id: 'api.sanctions.messaged',
    message: 'Message sent to \u2068{name}\u2069.',
  },
  warning: /*i18n*/ { id: 'api.sanctions.warned', message: '\u2068{name}\u2069 has been warned.' },
  suspension: /*i18n*/ {
    id: 'api.sanctions.suspended',
    message: '\u2068{name}\u2069 has been suspended.',
  },
};

export function createSanction(
  api: Api,
  { batches, database: { db }, mail, sessions }: Services,
): void {
  api.post(
    '/users/:userId/sanctions',
    {
      config: {
        may: ['users.message', 'users.warn', 'users.suspend'],
        makes: '/users/:userId/sanctions',
      },
      schema: {
        operationId: 'createSanction',
        summary: 'Write to a person, warn or suspend them',
        description:
          'The person is told by mail, some seconds later. A suspension ends all their sessions at once; it ends by itself, or when it is lifted. With `hidePosts` their posts are hidden until it is lifted. 409: oneself, an administrator, or somebody who is suspended already.',
        tags: ['standing'],
        params: idParams('userId'),
        body: sanctionCreateSchema,
        response: { 201: successSchema(sanctionSchema) },
        answerHeaders: ['X-Undo'],
        failures: [409],
      },
    },
    async (request, reply) => {
      const answer = await answerOnce({ request, reply }, db, async (transaction) => {
        const { userId } = request.params;
        const { kind } = request.body;
        const caller = callerOf(request);
        const actor = { id: caller.userId, name: caller.name };
        const audit = { ...auditContext(request, `users.${sanctionVerbs[kind]}`), actor };
        const staff = { mail, batches, audit };
        const imposed = await imposeSanction(transaction, staff, userId, request.body);
        const sanction = await findSanction(transaction, { userId, sanctionId: audit.id });
        if (sanction === undefined) throw noSuchSanction();
        offerUndo(reply, audit.id);
        const translate = (sentence: { id: string; message: string }) =>
          request.i18n._({ ...sentence, values: { name: imposed.name } });
        return success(withGoesOn(translate(done[kind]), imposed, translate), sanction);
      });
      sessions.forget();
      return answer;
    },
  );
}
