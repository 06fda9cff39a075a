import type { Locale } from '@buddyline/i18n/locale';

/** A part with its sentence translated. */
export type RenderedPart =
  | { kind: 'paragraph'; words: string }
  | { kind: 'code'; code: string }
  | { kind: 'quote'; lines: string }
  | { kind: 'link'; link: string; words: string };

/** A mail in the language of its reader, before it is laid out as HTML and as plain text. */
export interface RenderedMail {
  lang: Locale;
  dir: 'ltr' | 'rtl';
  brand: string;
  subject: string;
  parts: RenderedPart[];
  footer: string;
}
