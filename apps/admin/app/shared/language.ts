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
  /** What the admin area says everywhere, and about users and settings. */
  admin: {
    en: () => import('@buddyline/i18n/catalogs/en/admin.po'),
    ar: () => import('@buddyline/i18n/catalogs/ar/admin.po'),
  },
  dashboard: {
    en: () => import('@buddyline/i18n/catalogs/en/dashboard.po'),
    ar: () => import('@buddyline/i18n/catalogs/ar/dashboard.po'),
  },
  posts: {
    en: () => import('@buddyline/i18n/catalogs/en/posts.po'),
    ar: () => import('@buddyline/i18n/catalogs/ar/posts.po'),
  },
  certificates: {
    en: () => import('@buddyline/i18n/catalogs/en/certificates.po'),
    ar: () => import('@buddyline/i18n/catalogs/ar/certificates.po'),
  },
  'dive-logs': {
    en: () => import('@buddyline/i18n/catalogs/en/dive-logs.po'),
    ar: () => import('@buddyline/i18n/catalogs/ar/dive-logs.po'),
  },
  tickets: {
    en: () => import('@buddyline/i18n/catalogs/en/tickets.po'),
    ar: () => import('@buddyline/i18n/catalogs/ar/tickets.po'),
  },
  /** What rules and the API's client say: not needed before something is sent. */
  rules: {
    en: () => import('@buddyline/i18n/catalogs/en/domain.po'),
    ar: () => import('@buddyline/i18n/catalogs/ar/domain.po'),
  },
};

type Catalog = keyof typeof catalogs;

const inUse = new Set<Catalog>(['login']);
const loads = new Map<string, Promise<void>>();
/** What was asked for last; it may still be on its way. */
let asked: Locale | undefined;

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
  asked = locale;
  await Promise.all([...inUse].map((name) => load(name, locale)));
  i18n.activate(locale, intlLocale(locale));
  document.documentElement.lang = locale;
  document.documentElement.dir = direction(locale);
}

/** Before the first code that says something of a further catalog. */
export async function loadTexts(name: Catalog): Promise<void> {
  inUse.add(name);
  await load(name, asked ?? rememberedLanguage());
}

/** Once per catalog and language; a load that failed is tried again. */
function load(name: Catalog, locale: Locale): Promise<void> {
  const key = `${locale}/${name}`;
  const running = loads.get(key) ?? fetchCatalog(name, locale);
  loads.set(key, running);
  running.catch(() => loads.delete(key));
  return running;
}

async function fetchCatalog(name: Catalog, locale: Locale): Promise<void> {
  const { messages } = await catalogs[name][locale]();
  i18n.load(locale, messages);
}

/** For code outside of components, which use `useLanguage`. */
export function currentLanguage(): Locale {
  return languageOf(i18n);
}

export function languageOf({ locale }: Pick<I18n, 'locale'>): Locale {
  return isLocale(locale) ? locale : defaultLocale;
}
