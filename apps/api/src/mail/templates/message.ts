import { greeting, type MailTemplate, threeDaysInMinutes } from './template.ts';

/** A message of staff to a person. */
export const message: MailTemplate<{ name: string; text: string }> = {
  minutes: threeDaysInMinutes,
  hasCode: false,
  contentFor: ({ text }) => ({
    subject: /*i18n*/ {
      id: 'api.mail.message.subject',
      message: 'A message from {brand}',
    },
    parts: [
      greeting,
      {
        paragraph: /*i18n*/ {
          id: 'api.mail.message.what',
          message: 'The team of {brand} writes to you:',
        },
      },
      { quote: text },
    ],
  }),
};
