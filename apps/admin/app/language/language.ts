import {
  defaultLocale,
  direction,
  inLocale,
  intlLocale,
  isLocale,
  type Locale,
} from '@buddyline/i18n/locale';
import { type I18n, i18n, type Messages } from '@lingui/core';
import { fetchCode } from '../fetch-code.ts';
import { browserStorage } from '../browser-storage.ts';

const storageKey = 'language';

export interface CatalogFile {
  messages: Messages;
}

/** One file per language by its path, `…/<locale>/<name>.po`; loaded when that language is used. */
export type Catalog = Record<string, () => Promise<CatalogFile>>;

/** Texts of the pages without a session; `catalogs.ts` has the others. */
export const login: Catalog = import.meta.glob<CatalogFile>(
  '../../../../packages/i18n/catalogs/*/login.po',
);

const inUse = new Set<Catalog>([login]);
const loads = new Map<Catalog[string], Promise<void>>();
/** The active language; undefined until the first one has loaded. */
let active: Locale | undefined;
/** The language requested last; it may still be loading. */
let requested: Locale | undefined;

/** The language stored on this browser; English by default. */
function rememberedLanguage(): Locale {
  const stored = browserStorage.get(storageKey);
  return isLocale(stored) ? stored : defaultLocale;
}

export async function chooseLanguage(locale: Locale): Promise<void> {
  await activateLanguage(locale);
  browserStorage.set(storageKey, locale);
}

/** For the first page; later ones use the active language. */
export async function activateFirstLanguage(): Promise<void> {
  if (active === undefined) await activateLanguage(rememberedLanguage());
}

export async function activateLanguage(locale: Locale): Promise<void> {
  requested = locale;
  try {
    await Promise.all([...inUse].map((catalog) => load(catalog, locale)));
  } catch (error) {
    requested = active;
    throw error;
  }
  active = locale;
  i18n.activate(locale, intlLocale(locale));
  const root = document.documentElement;
  // Setting it again would style the whole page anew.
  if (root.lang === locale) return;
  root.lang = locale;
  root.dir = direction(locale);
}

/** Loads a catalog before the code that uses it; in two languages while the language is changing. */
export async function loadTexts(catalog: Catalog): Promise<void> {
  // The server has loaded all catalogs at start.
  if (import.meta.env.SSR) return;
  inUse.add(catalog);
  const next = requested ?? rememberedLanguage();
  await Promise.all([load(catalog, active ?? next), load(catalog, next)]);
}

/** The import of a catalog's file in a language. */
export function fileIn(catalog: Catalog, locale: Locale): Catalog[string] {
  const [file] = inLocale(catalog, locale);
  if (!file) throw new Error(`A catalog has no texts in ${locale}.`);
  return file;
}

/** Loads each catalog once per language; a failed load is tried again on the next call. */
function load(catalog: Catalog, locale: Locale): Promise<void> {
  const fetchMessages = fileIn(catalog, locale);
  const running =
    loads.get(fetchMessages) ??
    fetchCode(fetchMessages).then(({ messages }) => {
      i18n.load(locale, messages);
    });
  loads.set(fetchMessages, running);
  running.catch(() => loads.delete(fetchMessages));
  return running;
}

/** For code outside of components; components use `useLanguage`. */
export function currentLanguage(): Locale {
  return languageOf(i18n);
}

export function languageOf({ locale }: Pick<I18n, 'locale'>): Locale {
  return isLocale(locale) ? locale : defaultLocale;
}
