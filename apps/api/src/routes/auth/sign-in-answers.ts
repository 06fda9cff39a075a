import { Failure } from '../../http/failure.ts';

export const wrongCredentials = (): Failure =>
  new Failure(
    401,
    /*i18n*/ { id: 'api.auth.wrong', message: 'The email address or the password is wrong.' },
  );

/** To the panel, which is for administrators; other people use the app. */
export const adminsOnly = (): Failure =>
  new Failure(403, /*i18n*/ { id: 'api.auth.admins-only', message: 'Admins only' });
