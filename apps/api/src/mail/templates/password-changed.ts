import { greeting, type MailTemplate, threeDaysInMinutes } from './template.ts';

/** Tells people that somebody, hopefully they themselves, changed their password. */
export const passwordChanged: MailTemplate<{ name: string }> = {
  minutes: threeDaysInMinutes,
  hasCode: false,
  contentFor: () => ({
    subject: /*i18n*/ {
      id: 'api.mail.password-changed.subject',
      message: 'Your password was changed',
    },
    parts: [
      greeting,
      {
        paragraph: /*i18n*/ {
          id: 'api.mail.password-changed.what',
          message:
            'The password of your {brand} account was changed. Other devices have been signed out.',
        },
      },
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
