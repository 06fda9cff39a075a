import { intlLocale, type Locale } from '@buddyline/i18n/locale';
import { type I18n, type Messages, setupI18n } from '@lingui/core';
import { messages as arabicDomain } from '@buddyline/i18n/catalogs/ar/domain.po';
import { messages as arabic } from '@buddyline/i18n/catalogs/ar/share.po';
import { messages as englishDomain } from '@buddyline/i18n/catalogs/en/domain.po';
import { messages as english } from '@buddyline/i18n/catalogs/en/share.po';

/** One instance per language, since one process renders pages in both concurrently. */
const instances: Record<Locale, I18n> = {
  en: textsOf('en', { ...englishDomain, ...english }),
  ar: textsOf('ar', { ...arabicDomain, ...arabic }),
};

export function textsIn(locale: Locale): I18n {
  return instances[locale];
}

function textsOf(locale: Locale, messages: Messages): I18n {
  const i18n = setupI18n({ messages: { [locale]: messages } });
  i18n.activate(locale, intlLocale(locale));
  return i18n;
}
