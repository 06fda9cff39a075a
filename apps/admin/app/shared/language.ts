import {
  defaultLocale,
  direction,
  intlLocale,
  isLocale,
  type Locale,
} from '@buddyline/i18n/locale';
import { type I18n, i18n } from '@lingui/core';

const storageKey = 'language';

/** Each is a file of its own, fetched when somebody reads in that language. */
const catalogs = {
  /** What is said before anyone has signed in. */
  login: {
    en: () => import('@buddyline/i18n/catalogs/en/login.po'),
    ar: () => import('@buddyline/i18n/catalogs/ar/login.po'),
  },
  /** What the admin area's screens say. */
  admin: {
    en: () => import('@buddyline/i18n/catalogs/en/admin.po'),
    ar: () => import('@buddyline/i18n/catalogs/ar/admin.po'),
  },
  /** What rules and the API's client say: not needed before something is sent. */
  rules: {
    en: () => import('@buddyline/i18n/catalogs/en/domain.po'),
    ar: () => import('@buddyline/i18n/catalogs/ar/domain.po'),
  },
};

const inUse = new Set<keyof typeof catalogs>(['login']);

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
  for (const { messages } of await Promise.all(
    [...inUse].map((name) => catalogs[name][locale]()),
  )) {
    i18n.load(locale, messages);
  }
  i18n.activate(locale, intlLocale(locale));
  document.documentElement.lang = locale;
  document.documentElement.dir = direction(locale);
}

/** Before the first code that says something of a further catalog. */
export async function loadTexts(name: keyof typeof catalogs): Promise<void> {
  if (inUse.has(name)) return;
  const locale = currentLanguage();
  const { messages } = await catalogs[name][locale]();
  i18n.load(locale, messages);
  inUse.add(name);
}

/** For code outside of components, which use `useLanguage`. */
export function currentLanguage(): Locale {
  return languageOf(i18n);
}

export function languageOf({ locale }: Pick<I18n, 'locale'>): Locale {
  return isLocale(locale) ? locale : defaultLocale;
}
