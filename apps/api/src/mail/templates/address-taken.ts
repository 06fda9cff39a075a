import { greeting, type MailTemplate, threeDaysInMinutes } from './template.ts';

/** To the owner of an account whose address somebody wants for another account. */
export const addressTaken: MailTemplate<{ name: string }> = {
  minutes: threeDaysInMinutes,
  hasCode: false,
  contentFor: () => ({
    subject: /*i18n*/ {
      id: 'api.mail.address-taken.subject',
      message: 'Somebody wanted to use your email address',
    },
    parts: [
      greeting,
      {
        paragraph: /*i18n*/ {
          id: 'api.mail.address-taken.what',
          message:
            'Somebody wanted to use this email address for another {brand} account. It belongs to yours, so nothing was changed.',
        },
      },
      {
        paragraph: /*i18n*/ {
          id: 'api.mail.address-taken.you',
          message:
            'If it was you, delete one of the two accounts first, or choose another address.',
        },
      },
    ],
  }),
};
