import type { Locale } from '@buddyline/i18n/locale';

/** A part with its sentence translated. */
export type RenderedPart =
  | { kind: 'paragraph'; words: string }
  | { kind: 'code'; code: string }
  | { kind: 'quote'; lines: string }
  | { kind: 'link'; link: string; words: string };

/** What both layouts show. */
export interface MailWords {
  lang: Locale;
  dir: 'ltr' | 'rtl';
  brand: string;
  subject: string;
  parts: RenderedPart[];
  footer: string;
}
