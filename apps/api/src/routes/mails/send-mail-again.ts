import { messageSchema } from '@buddyline/domain/envelope';
import type { Mail } from '@buddyline/domain/mail';
import { auditContext } from '../../activity/audit-context.ts';
import { writeEntry } from '../../activity/activity-sql.ts';
import type { Api } from '../../http/api.ts';
import { success } from '../../http/envelope.ts';
import { Failure, notFound } from '../../http/failure.ts';
import { idParams } from '../../http/id-params.ts';
import type { Services } from '../../services.ts';
import { findMail, requeueMail } from './mail-pages-sql.ts';

const sentAgain = /*i18n*/ {
  id: 'api.mails.sent-again',
  message: 'The email is on its way again.',
};
const notSetUp = /*i18n*/ {
  id: 'api.mails.not-set-up',
  message: 'This server cannot send emails. Whoever runs it can set MAIL_URL and MAIL_FROM.',
};
const onItsWay = /*i18n*/ {
  id: 'api.mails.on-its-way',
  message: 'This email is still on its way: wait for its next attempt.',
};
const sentAlready = /*i18n*/ {
  id: 'api.mails.sent-already',
  message: 'This email has been sent. If it did not arrive, ask the person to look among spam.',
};
const expired = /*i18n*/ {
  id: 'api.mails.expired',
  message: 'This email has expired and is not sent any more. The person can ask for a new one.',
};

/** Makes the attempts of a failed mail start over. */
export function sendMailAgain(api: Api, { database: { db }, mail }: Services): void {
  api.post(
    '/mails/:mailId/send-again',
    {
      config: {
        may: 'mails.send',
        idempotency: { none: 'a mail on its way is refused' },
      },
      schema: {
        operationId: 'sendMailAgain',
        summary: 'Send a failed mail again',
        description: 'Only until it expires.',
        tags: ['mails'],
        params: idParams('mailId'),
        response: { 200: messageSchema },
        failures: [409],
      },
    },
    async (request) => {
      const { mailId } = request.params;
      if (mail === null) throw new Failure(409, notSetUp);
      const audit = auditContext(request, 'mails.send');
      const requeued = await db.transaction().execute(async (transaction) => {
        const found = await requeueMail(transaction, mailId);
        if (found === undefined) return false;
        // Without the address, which an entry would keep longer than the mail.
        await writeEntry(transaction, {
          ...audit,
          itemId: mailId,
          label: null,
          personId: found.userId,
        });
        return true;
      });
      if (!requeued) throw refusal(await findMail(db, mailId));
      mail.wake();
      return success(request.i18n._(sentAgain));
    },
  );
}

/** Why it cannot be sent again. */
function refusal(found: Mail | undefined): Failure {
  if (found === undefined) return notFound();
  if (found.status === 'waiting') return new Failure(409, onItsWay);
  return new Failure(409, found.status === 'sent' ? sentAlready : expired);
}
