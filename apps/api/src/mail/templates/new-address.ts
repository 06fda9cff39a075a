import { codeMinutes } from '../../accounts/account-codes.ts';
import { greeting, type MailTemplate } from './template.ts';

/** Proves that the new address of an account is that person’s. */
export const newAddress: MailTemplate<{ name: string; code: string }> = {
  minutes: codeMinutes,
  contentFor: ({ code }) => ({
    subject: /*i18n*/ {
      id: 'api.mail.new-address.subject',
      message: 'Your code for your new email address',
    },
    parts: [
      greeting,
      {
        paragraph: /*i18n*/ {
          id: 'api.mail.new-address.what',
          message:
            'With this code your {brand} account changes to this email address. It is valid for 15 minutes.',
        },
      },
      { code },
      {
        paragraph: /*i18n*/ {
          id: 'api.mail.new-address.not-you',
          message: 'If you did not ask for it, ignore this mail and give the code to nobody.',
        },
      },
    ],
  }),
};
