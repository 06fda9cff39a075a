import { ruleMessages } from './rule-messages.ts';

/**
 * The texts that rules, screens and the API share. A schema's message is the key; the screen or the
 * API translates it with the catalogs `rules` and `domain`. Rules without a key show valibot's own text. The
 * English is copied from the specification (sections 5 and 8), spelling included; texts of
 * additional rules are ours.
 */
export const messages = {
  ...ruleMessages,

  'error.generic': /*i18n*/ { id: 'error.generic', message: 'Error Occur Please Try Again' },
  'error.session': /*i18n*/ { id: 'error.session', message: 'Error Occur, Please Try Again' },
  'error.invalid-answer': /*i18n*/ {
    id: 'error.invalid-answer',
    message: 'The server sent an answer that this page does not understand.',
  },
  'error.unexpected': /*i18n*/ {
    id: 'error.unexpected',
    message: 'Unexpected Application Error!',
  },
  'call.given-up': /*i18n*/ { id: 'call.given-up', message: 'This was cancelled.' },
  'session.ended': /*i18n*/ {
    id: 'session.ended',
    message: 'Your session has ended. Sign in to go on.',
  },
  'login.done': /*i18n*/ { id: 'login.done', message: 'Logged in Successfully' },
  'profile.saved': /*i18n*/ {
    id: 'profile.saved',
    message: 'User Profile Data Set Successfully.',
  },
  'profile.info-failed': /*i18n*/ {
    id: 'profile.info-failed',
    message: 'Error Occur, Cannot Set User Profile Info.',
  },
  'profile.image-failed': /*i18n*/ {
    id: 'profile.image-failed',
    message: 'Error Occur, Cannot Set User Profile Image.',
  },
  'password.changed': /*i18n*/ {
    id: 'password.changed',
    message: 'User Password is Changed Successfully.',
  },
  'password.failed': /*i18n*/ {
    id: 'password.failed',
    message: "Error Occur setting User's Password, Please Try Again.",
  },
  'share.fetch-failed': /*i18n*/ { id: 'share.fetch-failed', message: 'Failed to fetch post' },
  'file.missing': /*i18n*/ { id: 'file.missing', message: 'No File Provided.' },
  'file.unreadable': /*i18n*/ { id: 'file.unreadable', message: 'Error Occur' },
  'name.missing-on-profile': /*i18n*/ { id: 'name.missing-on-profile', message: 'no-name' },
  'name.missing-on-owner': /*i18n*/ { id: 'name.missing-on-owner', message: 'No-Name' },
} as const satisfies Record<string, { id: string; message: string }>;

export type MessageKey = keyof typeof messages;

/**
 * Checks only the form, which no sentence has, so that pages need not load the English texts: their
 * catalog already has them.
 */
export function isMessageKey(text: string): text is MessageKey {
  return /^[a-z]+(?:-[a-z0-9]+)*\.[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text);
}

/** A message key for a schema, checked by the compiler. */
export function messageKey<TKey extends MessageKey>(key: TKey): TKey {
  return key;
}
