import { greeting, type MailTemplate, threeDaysInMinutes } from './template.ts';

/** Staff's warning, with their text quoted. */
export const warning: MailTemplate<{ name: string; text: string }> = {
  minutes: threeDaysInMinutes,
  hasCode: false,
  contentFor: ({ text }) => ({
    subject: /*i18n*/ {
      id: 'api.mail.warning.subject',
      message: 'A warning about your {brand} account',
    },
    parts: [
      greeting,
      {
        paragraph: /*i18n*/ {
          id: 'api.mail.warning.what',
          message: 'You have broken the rules of {brand}:',
        },
      },
      { quote: text },
      {
        paragraph: /*i18n*/ {
          id: 'api.mail.warning.next',
          message: 'This is a warning. If it happens again, we may suspend your account.',
        },
      },
    ],
  }),
};
