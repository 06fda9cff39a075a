import { intlLocale, type Locale, locales } from '@buddyline/i18n/locale';
import { type I18n, type Messages, setupI18n } from '@lingui/core';

const files = import.meta.glob<Messages>('../../../packages/i18n/catalogs/*/landing.po', {
  eager: true,
  import: 'messages',
});

/** One instance per language, since one process renders pages in all of them concurrently. */
const instances = new Map(locales.map((locale) => [locale, load(locale)]));

export function textsIn(locale: Locale): I18n {
  return instances.get(locale) ?? load(locale);
}

function load(locale: Locale): I18n {
  const [, messages = {}] =
    Object.entries(files).find(([path]) => path.includes(`/${locale}/`)) ?? [];
  const i18n = setupI18n({ messages: { [locale]: messages } });
  i18n.activate(locale, intlLocale(locale));
  return i18n;
}
