import {
  defaultLocale,
  direction,
  intlLocale,
  isLocale,
  type Locale,
} from '@buddyline/i18n/locale';
import { type I18n, i18n, type Messages } from '@lingui/core';

const storageKey = 'language';

/** One per language: a file of its own, fetched when somebody reads in that language. */
export type Catalog = Record<Locale, () => Promise<{ messages: Messages }>>;

/** What is said before anyone has signed in; `catalogs.ts` has the others. */
export const login: Catalog = {
  en: () => import('@buddyline/i18n/catalogs/en/login.po'),
  ar: () => import('@buddyline/i18n/catalogs/ar/login.po'),
};

const inUse = new Set<Catalog>([login]);
const loads = new Map<Catalog[Locale], Promise<void>>();
/** What is on the screen; none before the first one is there. */
let shown: Locale | undefined;
/** What was asked for last; it may still be on its way. */
let asked: Locale | undefined;

/** The language chosen on this browser; English until somebody chooses. */
function rememberedLanguage(): Locale {
  const stored = localStorage.getItem(storageKey);
  return isLocale(stored) ? stored : defaultLocale;
}

export async function chooseLanguage(locale: Locale): Promise<void> {
  await activateLanguage(locale);
  localStorage.setItem(storageKey, locale);
}

/** For the first page: later ones are in the language that is on the screen. */
export async function activateFirstLanguage(): Promise<void> {
  if (shown === undefined) await activateLanguage(rememberedLanguage());
}

export async function activateLanguage(locale: Locale): Promise<void> {
  asked = locale;
  try {
    await Promise.all([...inUse].map((catalog) => load(catalog, locale)));
  } catch (error) {
    asked = shown;
    throw error;
  }
  shown = locale;
  i18n.activate(locale, intlLocale(locale));
  document.documentElement.lang = locale;
  document.documentElement.dir = direction(locale);
}

/** Before the first code that says something of a further catalog, while another language comes too. */
export async function loadTexts(catalog: Catalog): Promise<void> {
  // The server has every word of both languages from its start.
  if (import.meta.env.SSR) return;
  inUse.add(catalog);
  const next = asked ?? rememberedLanguage();
  await Promise.all([load(catalog, shown ?? next), load(catalog, next)]);
}

/** Once per catalog and language; a load that failed is tried again. */
function load(catalog: Catalog, locale: Locale): Promise<void> {
  const fetchMessages = catalog[locale];
  const running =
    loads.get(fetchMessages) ??
    fetchMessages().then(({ messages }) => {
      i18n.load(locale, messages);
    });
  loads.set(fetchMessages, running);
  running.catch(() => loads.delete(fetchMessages));
  return running;
}

/** For code outside of components, which use `useLanguage`. */
export function currentLanguage(): Locale {
  return languageOf(i18n);
}

export function languageOf({ locale }: Pick<I18n, 'locale'>): Locale {
  return isLocale(locale) ? locale : defaultLocale;
}
