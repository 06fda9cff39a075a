import { greeting, type MailTemplate, threeDaysInMinutes } from './template.ts';

/** To the owner of an account whose address somebody registers with again. */
export const alreadyRegistered: MailTemplate<{ name: string }> = {
  minutes: threeDaysInMinutes,
  hasCode: false,
  contentFor: () => ({
    subject: /*i18n*/ {
      id: 'api.mail.already-registered.subject',
      message: 'You have an account already',
    },
    parts: [
      greeting,
      {
        paragraph: /*i18n*/ {
          id: 'api.mail.already-registered.what',
          message:
            'Somebody wanted to open a {brand} account with this email address, but it has one already.',
        },
      },
      {
        paragraph: /*i18n*/ {
          id: 'api.mail.already-registered.you',
          message:
            'If it was you, sign in with this address. If you have forgotten your password, choose “Forgot password?” there.',
        },
      },
      {
        paragraph: /*i18n*/ {
          id: 'api.mail.already-registered.not-you',
          message: 'If it was not you, there is nothing to do: your account is unchanged.',
        },
      },
    ],
  }),
};
