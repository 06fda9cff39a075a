import { Failure } from '../http/failure.ts';

const wrong = /*i18n*/ {
  id: 'api.accounts.wrong-code',
  message: 'This code is wrong or no longer valid. Ask for a new one.',
};

/** The same for a wrong, used, expired and unknown code, so that it reveals nothing. */
export const wrongCode = (): Failure =>
  new Failure(400, wrong, { errors: [{ path: 'code', sentence: wrong }] });

const wrongToken = /*i18n*/ {
  id: 'api.accounts.wrong-link',
  message: 'This link has been used or is no longer valid. Ask for a new one.',
};

export const wrongLink = (): Failure =>
  new Failure(400, wrongToken, { errors: [{ path: 'token', sentence: wrongToken }] });

const wrongSecret = /*i18n*/ {
  id: 'api.accounts.wrong-password',
  message: 'The password is wrong.',
};

/** The answer to somebody who is signed in and has to prove who they are. */
export const wrongPassword = (): Failure =>
  new Failure(400, wrongSecret, { errors: [{ path: 'password', sentence: wrongSecret }] });

export const noMail = (): Failure =>
  new Failure(
    403,
    /*i18n*/ {
      id: 'api.accounts.no-mail',
      message: 'This server sends no emails. Ask an administrator for help.',
    },
  );

export const registrationClosed = (): Failure =>
  new Failure(
    403,
    /*i18n*/ {
      id: 'api.accounts.registration-closed',
      message: 'New accounts cannot be opened here at the moment.',
    },
  );
