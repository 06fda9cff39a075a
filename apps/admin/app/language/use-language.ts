import type { Locale } from '@buddyline/i18n/locale';
import { useLingui } from '@lingui/react';
import { languageOf } from './language.ts';

/** The language in use; a component that asks follows its change. */
export function useLanguage(): Locale {
  return languageOf(useLingui().i18n);
}
