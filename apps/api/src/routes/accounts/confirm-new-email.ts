import { confirmNewEmailSchema } from '@buddyline/domain/account';
import { messageSchema } from '@buddyline/domain/envelope';
import { writeEntry } from '../../activity/activity-sql.ts';
import { auditContext } from '../../activity/audit-context.ts';
import { wrongCode } from '../../accounts/account-answers.ts';
import { tryCode, useCode, voidCodesOf } from '../../accounts/account-codes-sql.ts';
import { isEmailTaken } from '../../accounts/create-person.ts';
import { setEmail } from '../../accounts/members-sql.ts';
import { callerOf, member } from '../../http/access.ts';
import type { Api } from '../../http/api.ts';
import { success } from '../../http/envelope.ts';
import { Failure, unauthorized } from '../../http/failure.ts';
import type { Services } from '../../services.ts';
import { lockPassword } from '../../session/sessions-sql.ts';
import { beginAttempt } from '../../session/throttle.ts';
import { findAccount } from '../auth/auth-sql.ts';

const changed = /*i18n*/ { id: 'api.accounts.email-changed', message: 'Email address changed.' };
const taken = /*i18n*/ {
  id: 'api.accounts.email-taken',
  message: 'This email address belongs to another account.',
};

/** Gives the caller's account the address whose code arrived. The old address is told. */
export function confirmNewEmail(api: Api, services: Services): void {
  const { limiter, codes, database, mail } = services;
  api.post(
    '/auth/change-email/confirm',
    {
      config: {
        access: member,
        audit: 'users.change-email',
        proof: true,
        idempotency: { none: 'a code is used once, and further calls say so' },
      },
      schema: {
        operationId: 'confirmNewEmail',
        summary: 'Use the new email address',
        description: 'With the code that was mailed there. The old address is told by mail.',
        tags: ['accounts'],
        body: confirmNewEmailSchema,
        response: { 200: messageSchema },
        failures: [409],
      },
    },
    async (request) => {
      const audit = auditContext(request, 'users.change-email');
      const { userId } = callerOf(request);
      const subject = { purpose: 'change-email', of: userId } as const;
      const origin = { address: request.ip, isKnown: true, tries: 'code' } as const;
      const attempt = await beginAttempt(limiter, `change-email ${userId}`, origin);
      const found = await tryCode(database.db, codes.keyOf(subject));
      if (found === undefined) throw wrongCode();
      if (!codes.isHashOf(found.codeHash, subject, request.body.code)) throw wrongCode();
      await attempt.succeeded();
      const { locale } = request;
      const change = database.db.transaction().execute(async (transaction) => {
        await lockPassword(transaction, userId);
        const account = await findAccount(transaction, userId);
        if (account === undefined) throw unauthorized();
        const email = (await useCode(transaction, found.codeHash))?.email ?? null;
        if (email === null) throw wrongCode();
        await setEmail(transaction, userId, email);
        await voidCodesOf(transaction, userId);
        const { name } = account;
        await writeEntry(transaction, { ...audit, itemId: userId, label: name, personId: userId });
        await mail?.queue(transaction, {
          to: account.email,
          userId,
          template: 'address-changed',
          locale: account.locale ?? locale,
          values: { name },
        });
      });
      await change.catch((error: unknown) => {
        // They have proved that they read its mail, so they may know.
        if (isEmailTaken(error)) throw new Failure(409, taken, { cause: error });
        throw error;
      });
      mail?.wake();
      return success(request.i18n._(changed));
    },
  );
}
