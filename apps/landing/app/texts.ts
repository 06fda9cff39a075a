import { intlLocale, type Locale } from '@buddyline/i18n/locale';
import { type I18n, setupI18n } from '@lingui/core';
import { messages as ar } from '@buddyline/i18n/catalogs/ar/landing.po';
import { messages as en } from '@buddyline/i18n/catalogs/en/landing.po';

/** One instance per language, since one process renders pages in both concurrently. */
const instances: Record<Locale, I18n> = { en: textsOf('en'), ar: textsOf('ar') };

export function textsIn(locale: Locale): I18n {
  return instances[locale];
}

function textsOf(locale: Locale): I18n {
  const i18n = setupI18n({ messages: { en, ar } });
  i18n.activate(locale, intlLocale(locale));
  return i18n;
}
