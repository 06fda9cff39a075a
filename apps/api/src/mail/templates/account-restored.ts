import { greeting, type MailTemplate, threeDaysInMinutes } from './template.ts';

/** Tells people that their deleted account is back. */
export const accountRestored: MailTemplate<{ name: string }> = {
  minutes: threeDaysInMinutes,
  hasCode: false,
  contentFor: () => ({
    subject: /*i18n*/ {
      id: 'api.mail.account-restored.subject',
      message: 'Your account is back',
    },
    parts: [
      greeting,
      {
        paragraph: /*i18n*/ {
          id: 'api.mail.account-restored.what',
          message: 'Your {brand} account was restored, with everything that was in it.',
        },
      },
      {
        paragraph: /*i18n*/ {
          id: 'api.mail.account-restored.not-you',
          message: 'If this was not you, somebody else knows your password: change it at once.',
        },
      },
    ],
  }),
};
