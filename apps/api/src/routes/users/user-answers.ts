import { errorCode } from '../../db/database-errors.ts';
import { Failure } from '../../http/failure.ts';

export const noSuchUser = (): Failure =>
  new Failure(404, /*i18n*/ { id: 'api.users.none', message: 'There is no such user.' });

export const lastAdministrator = (): Failure =>
  new Failure(
    409,
    /*i18n*/ {
      id: 'api.users.last-administrator',
      message: 'The last full administrator cannot be deleted, and stays one.',
    },
  );

const taken = /*i18n*/ {
  id: 'api.users.username-taken',
  message: 'This username, or one that looks like it, is taken already.',
};

export const usernameTaken = (cause?: unknown): Failure =>
  new Failure(409, taken, { errors: [{ path: 'username', sentence: taken }], cause });

/** Translates a unique violation into a 409. */
export function throwIfUsernameTaken(error: unknown): never {
  // The username and its skeleton are the only unique values that these routes write.
  if (errorCode(error) !== '23505') throw error;
  throw usernameTaken(error);
}
