import { greeting, type MailTemplate, threeDaysInMinutes } from './template.ts';

const until = /*i18n*/ {
  id: 'api.mail.suspended.until',
  message: 'Your {brand} account is suspended until {day} (UTC):',
};
const untilLifted = /*i18n*/ {
  id: 'api.mail.suspended.until-lifted',
  message: 'Your {brand} account is suspended until further notice:',
};

/** Tells people that they are suspended. `day` is empty while it lasts until it is lifted. */
export const suspended: MailTemplate<{ name: string; text: string; day: string }> = {
  minutes: threeDaysInMinutes,
  hasCode: false,
  contentFor: ({ text, day }) => ({
    subject: /*i18n*/ {
      id: 'api.mail.suspended.subject',
      message: 'Your {brand} account is suspended',
    },
    parts: [
      greeting,
      { paragraph: day === '' ? untilLifted : until },
      { quote: text },
      {
        paragraph: /*i18n*/ {
          id: 'api.mail.suspended.what',
          message: 'Until then you cannot sign in. Your records are kept.',
        },
      },
    ],
  }),
};
