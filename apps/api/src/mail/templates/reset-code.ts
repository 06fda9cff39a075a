import { codeMinutes } from '../../accounts/account-codes.ts';
import { greeting, type MailTemplate } from './template.ts';

/** Lets a member set a new password. */
export const resetCode: MailTemplate<{ name: string; code: string }> = {
  minutes: codeMinutes,
  hasCode: true,
  contentFor: ({ code }) => ({
    subject: /*i18n*/ {
      id: 'api.mail.reset-code.subject',
      message: 'Your code for a new password',
    },
    parts: [
      greeting,
      {
        paragraph: /*i18n*/ {
          id: 'api.mail.reset-code.what',
          message:
            'With this code you set a new password for your {brand} account. It is valid for 15 minutes.',
        },
      },
      { code },
      {
        paragraph: /*i18n*/ {
          id: 'api.mail.reset-code.not-you',
          message:
            'If you did not ask for it, ignore this email and give the code to nobody: your password stays as it is.',
        },
      },
    ],
  }),
};
