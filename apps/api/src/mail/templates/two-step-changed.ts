import type { Sentence } from '../../http/failure.ts';
import { greeting, type MailTemplate, threeDaysInMinutes } from './template.ts';

const sentences = {
  added: /*i18n*/ {
    id: 'api.mail.two-step-changed.added',
    message:
      'From now on, signing in to your {brand} account needs a code of your authenticator app too.',
  },
  removed: /*i18n*/ {
    id: 'api.mail.two-step-changed.removed',
    message: 'Two-step sign-in to your {brand} account is off: your password alone opens it.',
  },
  'app-removed': /*i18n*/ {
    id: 'api.mail.two-step-changed.app-removed',
    message:
      'Signing in to your {brand} account needs no code of an authenticator app any more. Your passkeys still work.',
  },
  'passkey-added': /*i18n*/ {
    id: 'api.mail.two-step-changed.passkey-added',
    message: 'A passkey was added to your {brand} account. It signs in without your password.',
  },
  'passkey-removed': /*i18n*/ {
    id: 'api.mail.two-step-changed.passkey-removed',
    message: 'A passkey was removed from your {brand} account, and no longer signs in.',
  },
  reset: /*i18n*/ {
    id: 'api.mail.two-step-changed.reset',
    message:
      'An administrator has switched off two-step sign-in for your {brand} account. You are signed out everywhere. Sign in with your password, and set it up again.',
  },
  recovered: /*i18n*/ {
    id: 'api.mail.two-step-changed.recovered',
    message:
      'Somebody signed in to your {brand} account with a recovery code. The authenticator app and the passkeys that you had are removed, and other devices have been signed out.',
  },
  renewed: /*i18n*/ {
    id: 'api.mail.two-step-changed.renewed',
    message: 'Your {brand} account has new recovery codes. The former ones are void.',
  },
} satisfies Record<string, Sentence>;
export type TwoStepChange = keyof typeof sentences;

const isChange = (text: string): text is TwoStepChange => text in sentences;

/** Tells people that the second step of their sign-in has changed. `change` is one of `sentences`. */
export const twoStepChanged: MailTemplate<{ name: string; change: string }> = {
  minutes: threeDaysInMinutes,
  hasCode: false,
  contentFor: ({ change }) => ({
    subject: /*i18n*/ {
      id: 'api.mail.two-step-changed.subject',
      message: 'Your two-step sign-in has changed',
    },
    parts: [
      greeting,
      ...(isChange(change) ? [{ paragraph: sentences[change] }] : []),
      {
        paragraph: /*i18n*/ {
          id: 'api.mail.password-changed.not-you',
          message:
            'If this was not you, somebody else has access to your account: contact us at once.',
        },
      },
    ],
  }),
};
