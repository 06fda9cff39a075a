import { Failure, type Sentence } from '../http/failure.ts';
import type { MissingParent } from './clashes-sql.ts';

export const notInTrash = (): Failure =>
  new Failure(
    404,
    /*i18n*/ { id: 'api.trash.none', message: 'There is no such item in the trash.' },
  );

const restored = /*i18n*/ {
  id: 'api.trash.restored',
  message: 'This has been restored already.',
};
const restoredBy = /*i18n*/ {
  id: 'api.trash.restored-by',
  message: '\u2068{name}\u2069 has restored this already.',
};

export const restoredAlready = (name: string | null): Failure =>
  new Failure(409, name === null ? restored : { ...restoredBy, values: { name } });

export const purgedAlready = (): Failure =>
  new Failure(
    409,
    /*i18n*/ {
      id: 'api.trash.purged',
      message: 'This has been deleted for good and cannot be restored.',
    },
  );

export const deletionGoesOn = (): Failure =>
  new Failure(
    409,
    /*i18n*/ {
      id: 'api.trash.deletion-goes-on',
      message: 'This is still being moved to the trash. Try again in some minutes.',
    },
  );

export const restoreGoesOn = (): Failure =>
  new Failure(
    409,
    /*i18n*/ {
      id: 'api.trash.restore-goes-on',
      message: 'This account is still being restored. Try again in some minutes.',
    },
  );

const gone = {
  owner: /*i18n*/ {
    id: 'api.trash.owner-gone',
    message: 'This cannot be restored, because its owner has been deleted for good.',
  },
  post: /*i18n*/ {
    id: 'api.trash.post-gone',
    message: 'This cannot be restored, because its post has been deleted for good.',
  },
};

const restorePostFirst = /*i18n*/ {
  id: 'api.trash.restore-post',
  message: 'Restore the post of this comment first.',
};
const restoreUserFirst = /*i18n*/ {
  id: 'api.trash.restore-user',
  message: 'Restore @{username} first.',
};

export function parentMissing({ what, deletedWith, username }: MissingParent): Failure {
  if (username !== null) return new Failure(409, { ...restoreUserFirst, values: { username } });
  return new Failure(409, deletedWith === null ? gone[what] : restorePostFirst);
}

const usernameTaken = /*i18n*/ {
  id: 'api.trash.username-taken',
  message: 'The username is taken by now: choose another one.',
};
const emailTaken = /*i18n*/ {
  id: 'api.trash.email-taken',
  message: 'The email address is taken by now: enter another one.',
};

/** @param cause a violated unique index, when the name was taken during the restore */
export function namesTaken(taken: { username: boolean; email: boolean }, cause?: unknown): Failure {
  const errors: { path: string; sentence: Sentence }[] = [];
  if (taken.username) errors.push({ path: 'username', sentence: usernameTaken });
  if (taken.email) errors.push({ path: 'email', sentence: emailTaken });
  return new Failure(409, usernameTaken, { errors, cause });
}
