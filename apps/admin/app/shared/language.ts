import {
  defaultLocale,
  direction,
  intlLocale,
  isLocale,
  type Locale,
} from '@buddyline/i18n/locale';
import { type I18n, i18n } from '@lingui/core';

const storageKey = 'language';

/** Each language is a file of its own, fetched when somebody reads in it. */
const catalogs = {
  en: () =>
    Promise.all([
      import('@buddyline/i18n/catalogs/en/admin.po'),
      import('@buddyline/i18n/catalogs/en/domain.po'),
    ]),
  ar: () =>
    Promise.all([
      import('@buddyline/i18n/catalogs/ar/admin.po'),
      import('@buddyline/i18n/catalogs/ar/domain.po'),
    ]),
};

/** The language chosen on this browser; English until somebody chooses. */
export function rememberedLanguage(): Locale {
  const stored = localStorage.getItem(storageKey);
  return isLocale(stored) ? stored : defaultLocale;
}

export async function chooseLanguage(locale: Locale): Promise<void> {
  await activateLanguage(locale);
  localStorage.setItem(storageKey, locale);
}

export async function activateLanguage(locale: Locale): Promise<void> {
  const [panel, rules] = await catalogs[locale]();
  i18n.load(locale, { ...rules.messages, ...panel.messages });
  i18n.activate(locale, intlLocale(locale));
  document.documentElement.lang = locale;
  document.documentElement.dir = direction(locale);
}

/** For code outside of components, which use `useLanguage`. */
export function currentLanguage(): Locale {
  return languageOf(i18n);
}

export function languageOf({ locale }: Pick<I18n, 'locale'>): Locale {
  return isLocale(locale) ? locale : defaultLocale;
}
