import { codeMinutes } from '../../accounts/account-codes.ts';
import { type MailTemplate } from './template.ts';

/**
 * Proves that the new address of an account is that person’s. Without a greeting: until then it may be
 * anybody’s, and a name can be any words.
 */
export const newAddress: MailTemplate<{ code: string }> = {
  minutes: codeMinutes,
  hasCode: true,
  contentFor: ({ code }) => ({
    subject: /*i18n*/ {
      id: 'api.mail.new-address.subject',
      message: 'Your code for your new email address',
    },
    parts: [
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
          message: 'If you did not ask for it, ignore this email and give the code to nobody.',
        },
      },
    ],
  }),
};
