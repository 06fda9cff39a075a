import { greeting, type MailTemplate, threeDaysInMinutes } from './template.ts';

/** Tells people that they have deleted their account, and how to come back. */
export const accountDeleted: MailTemplate<{ name: string; day: string }> = {
  minutes: threeDaysInMinutes,
  hasCode: false,
  contentFor: () => ({
    subject: /*i18n*/ {
      id: 'api.mail.account-deleted.subject',
      message: 'Your account was deleted',
    },
    parts: [
      greeting,
      {
        paragraph: /*i18n*/ {
          id: 'api.mail.account-deleted.what',
          message:
            'Your {brand} account was deleted, with your posts, dive logs, certificates and tickets.',
        },
      },
      {
        paragraph: /*i18n*/ {
          id: 'api.mail.account-deleted.back',
          message:
            'You can come back until {day}: sign in with your password and choose to restore the account. After that day everything is deleted for good.',
        },
      },
      {
        paragraph: /*i18n*/ {
          id: 'api.mail.account-deleted.not-you',
          message: 'If this was not you, restore the account and change your password.',
        },
      },
    ],
  }),
};
