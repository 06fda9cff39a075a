import { greeting, type MailTemplate, threeDaysInMinutes } from './template.ts';

/** Tells people that they can sign in again. */
export const suspensionLifted: MailTemplate<{ name: string }> = {
  minutes: threeDaysInMinutes,
  hasCode: false,
  contentFor: () => ({
    subject: /*i18n*/ {
      id: 'api.mail.suspension-lifted.subject',
      message: 'Your {brand} account is no longer suspended',
    },
    parts: [
      greeting,
      {
        paragraph: /*i18n*/ {
          id: 'api.mail.suspension-lifted.what',
          message: 'The suspension of your {brand} account was lifted. You can sign in again.',
        },
      },
    ],
  }),
};
