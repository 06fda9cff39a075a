import { greeting, type MailTemplate, threeDaysInMinutes } from './template.ts';

/** Brings the reply of staff to whoever opened the ticket. */
export const ticketReply: MailTemplate<{ name: string; subject: string; text: string }> = {
  minutes: threeDaysInMinutes,
  hasCode: false,
  contentFor: ({ text }) => ({
    subject: /*i18n*/ {
      id: 'api.mail.ticket-reply.subject',
      message: 'About your ticket “{subject}”',
    },
    parts: [
      greeting,
      {
        paragraph: /*i18n*/ {
          id: 'api.mail.ticket-reply.what',
          message: 'We have answered your ticket “{subject}”:',
        },
      },
      { quote: text },
      {
        paragraph: /*i18n*/ {
          id: 'api.mail.ticket-reply.how',
          message: 'You can reply in the {brand} app.',
        },
      },
    ],
  }),
};
