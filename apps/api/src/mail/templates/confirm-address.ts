import { codeMinutes } from '../../accounts/account-codes.ts';
import { type MailTemplate } from './template.ts';

/** Proves that the address of a registration is that person’s. */
export const confirmAddress: MailTemplate<{ username: string; code: string }> = {
  minutes: codeMinutes,
  contentFor: ({ code }) => ({
    subject: /*i18n*/ {
      id: 'api.mail.confirm-address.subject',
      message: 'Your code to open your account',
    },
    parts: [
      {
        paragraph: /*i18n*/ {
          id: 'api.mail.confirm-address.what',
          message:
            'With this code you open your {brand} account @{username}. It is valid for 15 minutes.',
        },
      },
      { code },
      {
        paragraph: /*i18n*/ {
          id: 'api.mail.confirm-address.not-you',
          message:
            'If you did not ask for this account, ignore this mail and give the code to nobody: without it, no account is opened.',
        },
      },
    ],
  }),
};
