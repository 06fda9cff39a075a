import type { Locale } from '@buddyline/i18n/locale';

/** A mail that this process has claimed for one attempt. */
export interface OutgoingMail {
  id: string;
  to: string;
  template: string;
  locale: Locale;
  subject: string;
  text: string;
  html: string;
  queuedAt: Date;
  /** This attempt included. */
  attempts: number;
}

/** Hands a mail over. @throws any error when it was not accepted, or nobody knows whether it was */
export type Deliver = (mail: OutgoingMail, signal: AbortSignal) => Promise<void>;
