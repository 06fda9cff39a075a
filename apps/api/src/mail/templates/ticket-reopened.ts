import { greeting, type MailTemplate, threeDaysInMinutes } from './template.ts';

/** Tells people that their ticket is open again. */
export const ticketReopened: MailTemplate<{ name: string; subject: string }> = {
  minutes: threeDaysInMinutes,
  hasCode: false,
  contentFor: () => ({
    subject: /*i18n*/ {
      id: 'api.mail.ticket-reopened.subject',
      message: 'Your ticket “{subject}” is open again',
    },
    parts: [
      greeting,
      {
        paragraph: /*i18n*/ {
          id: 'api.mail.ticket-reopened.what',
          message: 'We have opened your ticket “{subject}” again and are looking into it.',
        },
      },
    ],
  }),
};
