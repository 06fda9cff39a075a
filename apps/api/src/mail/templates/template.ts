import type { Sentence } from '../../http/failure.ts';

/** A piece of a mail, from top to bottom. */
export type MailPart =
  | { paragraph: Sentence }
  /** Shown large, and easy to copy. */
  | { code: string }
  /** What somebody wrote, with its line breaks and in its own direction. */
  | { quote: string }
  /** A button; the plain text shows the address. */
  | { link: string; label: Sentence };

/** Its sentences may use the values of the template, and `{brand}`. */
export interface MailContent {
  subject: Sentence;
  parts: readonly MailPart[];
}

/**
 * One kind of mail. It never writes HTML: `render-mail.ts` does, in one layout for all.
 */
export interface MailTemplate<Values extends Readonly<Record<string, string>>> {
  /** After this time the mail is not sent any more. */
  minutes: number;
  /**
   * Whether it has a code or a link that lets somebody in. Staff never read such a mail, and its words are deleted once
   * it is sent or has expired; those of others 30 days later.
   */
  hasCode: boolean;
  contentFor(values: Values): MailContent;
}

/** For mails without a code or link that ends earlier: longer than all attempts to send it take. */
export const threeDaysInMinutes = 3 * 24 * 60;

export const greeting: MailPart = {
  paragraph: /*i18n*/ { id: 'api.mail.greeting', message: 'Hello {name},' },
};
