import { type I18n, type Messages, setupI18n } from '@lingui/core';
import { inLocale, intlLocale, type Locale, locales } from './locale.ts';

/**
 * The texts of an app whose server renders pages in several languages at once: one instance per language.
 * @param catalogs compiled messages by the catalog's path
 */
export function pageTexts(catalogs: Record<string, Messages>): (locale: Locale) => I18n {
  const load = (locale: Locale): I18n => {
    const messages: Messages = Object.assign({}, ...inLocale(catalogs, locale));
    const i18n = setupI18n({ messages: { [locale]: messages } });
    i18n.activate(locale, intlLocale(locale));
    return i18n;
  };
  const instances = new Map(locales.map((locale) => [locale, load(locale)]));
  return (locale) => instances.get(locale) ?? load(locale);
}
