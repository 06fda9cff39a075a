import { greeting, type MailTemplate, threeDaysInMinutes } from './template.ts';

/** Tells people that their ticket was closed without a reply. */
export const ticketClosed: MailTemplate<{ name: string; subject: string }> = {
  minutes: threeDaysInMinutes,
  hasCode: false,
  contentFor: () => ({
    subject: /*i18n*/ {
      id: 'api.mail.ticket-closed.subject',
      message: 'Your ticket “{subject}” is closed',
    },
    parts: [
      greeting,
      {
        paragraph: /*i18n*/ {
          id: 'api.mail.ticket-closed.what',
          message: 'We have closed your ticket “{subject}”.',
        },
      },
      {
        paragraph: /*i18n*/ {
          id: 'api.mail.ticket-closed.how',
          message:
            'If something is left open, reply to it in the {brand} app: that opens it again.',
        },
      },
    ],
  }),
};
