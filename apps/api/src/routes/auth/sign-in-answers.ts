import { Failure } from '../../http/failure.ts';

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
