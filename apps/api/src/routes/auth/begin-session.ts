import type { LoginResponse } from '@buddyline/domain/auth';
import { messages } from '@buddyline/domain/messages';
import { isStaff } from '@buddyline/domain/role';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { setFirstLocale } from '../../accounts/members-sql.ts';
import { auditContext } from '../../activity/audit-context.ts';
import { type Success, success } from '../../http/envelope.ts';
import type { Services } from '../../services.ts';
import { visitorOf } from '../../session/visitor.ts';
import { findSuspension } from '../users/sanctions/suspension-sql.ts';
import type { Account } from './auth-sql.ts';
import { accountSuspended, wrongCredentials } from './sign-in-answers.ts';

/**
 * Signs in somebody who has proved who they are: answers as `POST /auth/login`, and sets the cookies.
 *
 * @throws Failure 403 while they are suspended; 401 when the account has changed meanwhile, or its second step was not
 * taken
 */
export async function beginSession(
  { cookies, database, knownBrowsers, sessions }: Services,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  account: Account,
  { remember, hasSecondStep }: { remember: boolean; hasSecondStep: boolean },
): Promise<Success<LoginResponse>> {
  const { db } = database;
  const suspension = await findSuspension(db, account.id);
  if (suspension !== undefined) throw accountSuspended(suspension, request.locale);
  const audit = isStaff(account)
    ? auditContext(request, 'sessions.sign-in', { actor: account })
    : undefined;
  const signIn = { isRemembered: remember, visitor: visitorOf(request), hasSecondStep };
  const grant = await sessions.open(account, signIn, audit);
  if (grant === null) throw wrongCredentials();
  if (account.locale === null) await setFirstLocale(db, account.id, request.locale);
  cookies.set(reply, grant);
  knownBrowsers.remember(reply, account.email);
  const { id, role, staffLevel } = account;
  const user = { id, role, ...(staffLevel && { staffLevel }) };
  const { accessToken } = grant;
  return success(request.i18n._(messages['login.done']), { user, accessToken });
}
