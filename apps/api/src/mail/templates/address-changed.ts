import { greeting, type MailTemplate, threeDaysInMinutes } from './template.ts';

/** To the address that an account had until now. */
export const addressChanged: MailTemplate<{ name: string }> = {
  minutes: threeDaysInMinutes,
  hasCode: false,
  contentFor: () => ({
    subject: /*i18n*/ {
      id: 'api.mail.address-changed.subject',
      message: 'Your email address was changed',
    },
    parts: [
      greeting,
      {
        paragraph: /*i18n*/ {
          id: 'api.mail.address-changed.what',
          message:
            'Your {brand} account has another email address now. This one is not used any more.',
        },
      },
      {
        paragraph: /*i18n*/ {
          id: 'api.mail.address-changed.not-you',
          message:
            'If this was not you, somebody else has access to your account: contact us at once.',
        },
      },
    ],
  }),
};
