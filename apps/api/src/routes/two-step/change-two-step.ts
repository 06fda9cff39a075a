import { isStaff } from '@buddyline/domain/role';
import type { FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import { limitRepeats } from '../../accounts/repeat-limit.ts';
import type { AuditContext } from '../../activity/audit-entry.ts';
import type { Config } from '../../config.ts';
import type { Database } from '../../db/schema.ts';
import { callerOf } from '../../http/access.ts';
import { Failure, unauthorized } from '../../http/failure.ts';
import { requireProof } from '../../http/proof.ts';
import type { TwoStepChange } from '../../mail/templates/two-step-changed.ts';
import type { Services } from '../../services.ts';
import { lockPassword } from '../../session/sessions-sql.ts';
import { type Account, findAccount } from '../auth/auth-sql.ts';
import { announceChange } from './announce-change.ts';

/** Where what is to be changed is not there. */
export const noTwoStep = (): Failure =>
  new Failure(
    409,
    /*i18n*/ {
      id: 'api.two-step.none',
      message: 'You have no two-step sign-in yet. Connect an authenticator app first.',
    },
  );

/**
 * Changes the second step of the caller's own sign-in, with its entry and its mail, while nobody can sign in. The proof
 * is asked for again under that lock: a new password or a reset in the middle ends the session, and nothing is changed.
 * @param change returns what the mail says
 * @throws Failure 429 after many changes
 */
export async function changeTwoStep(
  { database, limiter, mail, sessions }: Services,
  request: FastifyRequest,
  audit: AuditContext,
  change: (transaction: Kysely<Database>, account: Account) => Promise<TwoStepChange>,
): Promise<void> {
  const { userId } = callerOf(request);
  await limitRepeats(limiter, 'twoStepChanges', userId, () =>
    database.db.transaction().execute(async (transaction) => {
      await lockPassword(transaction, userId);
      const account = await findAccount(transaction, userId);
      if (account === undefined) throw unauthorized();
      await requireProof(transaction, request);
      const told = await change(transaction, account);
      await announceChange(transaction, { mail }, request, { account, audit, change: told });
    }),
  );
  sessions.forget();
  mail?.wake();
}

/**
 * Where the last second step was just removed of somebody who has to have one.
 * @returns whether there is another one
 */
export async function requireAnother(
  transaction: Kysely<Database>,
  { requiresTwoStep }: Pick<Config, 'requiresTwoStep'>,
  userId: string,
): Promise<boolean> {
  const account = await findAccount(transaction, userId);
  const isLeft = (account?.twoStepSince ?? null) !== null;
  if (!isLeft && requiresTwoStep && account !== undefined && isStaff(account)) throw neededHere();
  return isLeft;
}

const neededHere = (): Failure =>
  new Failure(
    409,
    /*i18n*/ {
      id: 'api.two-step.needed-here',
      message:
        'Staff need two-step sign-in here. First add another passkey or an authenticator app.',
    },
  );
