import { Failure } from '../../http/failure.ts';

export const noSuchActivity = (): Failure =>
  new Failure(404, /*i18n*/ { id: 'api.activity.none', message: 'There is no such act.' });

export const undoneAlready = (): Failure =>
  new Failure(
    409,
    /*i18n*/ { id: 'api.activity.undone', message: 'This has been undone already.' },
  );

export const cannotBeUndone = (): Failure =>
  new Failure(409, /*i18n*/ { id: 'api.activity.final', message: 'This cannot be undone.' });

export const itemGone = (): Failure =>
  new Failure(
    409,
    /*i18n*/ {
      id: 'api.activity.item-gone',
      message: 'This has been deleted since: restore it first.',
    },
  );

export const usernameTakenSince = (): Failure => {
  const sentence = /*i18n*/ {
    id: 'api.activity.username-taken',
    message: 'The former username is taken by now: edit the user and choose another one instead.',
  };
  return new Failure(409, sentence, { errors: [{ path: 'username', sentence }] });
};

const nothingPutBack = /*i18n*/ {
  id: 'api.activity.all-changed-since',
  message: 'Nothing was undone, because it has been changed again since.',
};
const partPutBack = /*i18n*/ {
  id: 'api.activity.some-changed-since',
  message: 'Some of it has been changed again since and was left as it is; the rest was undone.',
};

/** @param fields those that were left as they are */
export function changedSince(
  fields: readonly string[],
  { isRestUndone }: { isRestUndone: boolean },
) {
  const sentence = isRestUndone ? partPutBack : nothingPutBack;
  return new Failure(409, sentence, { errors: fields.map((path) => ({ path, sentence })) });
}
