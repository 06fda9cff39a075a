import { intlLocale } from '@buddyline/i18n/locale';
import type { FastifyRequest } from 'fastify';
import { wrongPassword } from '../../accounts/account-answers.ts';
import { auditContext } from '../../activity/audit-context.ts';
import { databaseNow } from '../../db/database-clock.ts';
import { callerOf } from '../../http/access.ts';
import { clientLeft } from '../../http/connections/client-left.ts';
import { unauthorized } from '../../http/failure.ts';
import type { Services } from '../../services.ts';
import { recordProof } from '../../session/proof-sql.ts';
import { beginAttempt } from '../../session/throttle.ts';
import { withGoesOn } from '../../trash/batches/goes-on.ts';
import { deleteItem } from '../../trash/delete-item.ts';
import { findAccount } from '../auth/auth-sql.ts';
import { isCorrectPassword } from '../auth/is-correct-password.ts';

/**
 * Moves the caller's account to the trash, from which signing in brings it back. A mail says until when.
 * @returns the message of the answer
 * @throws Failure 400 for a wrong password, 409 for the last administrator
 */
export async function deleteOwnAccount(
  request: FastifyRequest,
  { limiter, batches, config, database, mail }: Services,
  { password, done }: { password: string | undefined; done: { id: string; message: string } },
): Promise<string> {
  const { trashDays } = config;
  const { userId: itemId, sessionId } = callerOf(request);
  if (password === undefined) throw wrongPassword();
  // The throttle stops guessing the password with a stolen access token.
  const origin = { address: request.ip, isKnown: true, signal: clientLeft(request) };
  const attempt = await beginAttempt(limiter, itemId, origin);
  const account = await findAccount(database.db, itemId);
  if (account === undefined) throw unauthorized();
  if (!(await isCorrectPassword(password, account, attempt))) throw wrongPassword();
  await attempt.succeeded();
  if (!(await recordProof(database.db, sessionId, account))) throw unauthorized();
  const audit = auditContext(request, 'users.delete');
  const item = { noun: 'users', itemId, trashDays, ...batches, isOwnAccount: true } as const;
  const locale = account.locale ?? request.locale;
  const format = new Intl.DateTimeFormat(intlLocale(locale), {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
  const day = format.format(databaseNow() + (trashDays - 1) * 86_400_000);
  const deleted = await database.db.transaction().execute(async (transaction) => {
    const moved = await deleteItem(transaction, item, audit);
    if (moved === undefined) throw unauthorized();
    await mail?.queue(transaction, {
      to: account.email,
      userId: itemId,
      template: 'account-deleted',
      locale,
      values: { name: account.name, day },
    });
    return moved;
  });
  mail?.wake();
  const translate = (sentence: { id: string; message: string }) => request.i18n._(sentence);
  return withGoesOn(translate(done), deleted, translate);
}
