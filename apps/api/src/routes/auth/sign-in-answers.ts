import type { Locale } from '@buddyline/i18n/locale';
import { Failure } from '../../http/failure.ts';
import { timeText } from '../../http/time-text.ts';

export const wrongCredentials = (): Failure =>
  new Failure(
    401,
    /*i18n*/ { id: 'api.auth.wrong', message: 'The email address or the password is wrong.' },
  );

/** To the panel, which is for administrators; other people use the app. */
export const adminsOnly = (): Failure =>
  new Failure(403, /*i18n*/ { id: 'api.auth.admins-only', message: 'Admins only' });

/** After a right password only: a wrong one gets `wrongCredentials`. */
export const accountDeleted = (): Failure =>
  new Failure(
    403,
    /*i18n*/ {
      id: 'api.auth.account-deleted',
      message: 'You have deleted this account. You can still restore it.',
    },
    { code: 'account-deleted' },
  );

const suspendedUntil = /*i18n*/ {
  id: 'api.auth.suspended-until',
  message: 'Your account is suspended until {day} (UTC): {why}',
};
const suspendedUntilLifted = /*i18n*/ {
  id: 'api.auth.suspended',
  message: 'Your account is suspended: {why}',
};

/**
 * After a right password only, like `accountDeleted`.
 * @param endsAt null while it lasts until it is lifted
 */
export function accountSuspended(
  { endsAt, why }: { endsAt: Date | null; why: string },
  locale: Locale,
): Failure {
  const code = 'account-suspended';
  if (endsAt === null)
    return new Failure(403, { ...suspendedUntilLifted, values: { why } }, { code });
  const values = { day: timeText(endsAt, locale), why };
  return new Failure(403, { ...suspendedUntil, values }, { code });
}
