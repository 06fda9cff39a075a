import type { Locale } from '@buddyline/i18n/locale';
import { useLingui } from '@lingui/react';
import { languageOf } from './language.ts';

/** The active language; the component re-renders when it changes. */
export function useLanguage(): Locale {
  return languageOf(useLingui().i18n);
}
