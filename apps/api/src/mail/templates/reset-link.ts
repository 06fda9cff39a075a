import { linkMinutes } from '../../accounts/account-codes.ts';
import { greeting, type MailTemplate } from './template.ts';

/** Lets a member of staff set a new password. */
export const resetLink: MailTemplate<{ name: string; link: string }> = {
  minutes: linkMinutes,
  hasCode: true,
  contentFor: ({ link }) => ({
    subject: /*i18n*/ {
      id: 'api.mail.reset-link.subject',
      message: 'Set a new password',
    },
    parts: [
      greeting,
      {
        paragraph: /*i18n*/ {
          id: 'api.mail.reset-link.what',
          message:
            'With this link you set a new password for the {brand} staff panel. It works once, for 30 minutes.',
        },
      },
      {
        link,
        label: /*i18n*/ { id: 'api.mail.reset-link.label', message: 'Set a new password' },
      },
      {
        paragraph: /*i18n*/ {
          id: 'api.mail.reset-link.not-you',
          message:
            'If you did not ask for it, ignore this email and give the link to nobody: your password stays as it is.',
        },
      },
    ],
  }),
};
