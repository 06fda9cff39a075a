import { codeMinutes } from '../../accounts/account-codes.ts';
import { type MailTemplate } from './template.ts';

/**
 * Proves that the address of a registration is that person’s. Without the username: until then the mail may go to
 * anybody, and a username can be any word.
 */
export const confirmAddress: MailTemplate<{ code: string }> = {
  minutes: codeMinutes,
  hasCode: true,
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
            'With this code you open a {brand} account with this email address. It is valid for 15 minutes, and only in the app in which you registered.',
        },
      },
      { code },
      {
        paragraph: /*i18n*/ {
          id: 'api.mail.confirm-address.not-you',
          message:
            'If you did not register, somebody else typed your address. Ignore this email and give the code to nobody: without it, no account is opened.',
        },
      },
    ],
  }),
};
