export const locales = ['en', 'ar'] as const;

export type Locale = (typeof locales)[number];

/** The specification's default. */
export const defaultLocale: Locale = 'en';

interface Language {
  /** In that language, for a language switch. */
  name: string;
  script: 'latin' | 'arabic';
  /** For `Intl`, with Latin digits: those of plain `ar` depend on the machine's ICU. */
  intl: string;
  openGraph: string;
}

/** What the apps know of each language. Components ask here, and never for one language by its name. */
export const languages: Record<Locale, Language> = {
  en: { name: 'English', script: 'latin', intl: 'en-US', openGraph: 'en_US' },
  ar: { name: 'العربية', script: 'arabic', intl: 'ar-u-nu-latn', openGraph: 'ar_AR' },
};

/** The catalogs of one language. Their paths are `…/<locale>/<name>.po`. */
export function inLocale<TFile>(files: Record<string, TFile>, locale: Locale): TFile[] {
  return Object.entries(files)
    .filter(([path]) => path.includes(`/${locale}/`))
    .map(([, file]) => file);
}

/** The languages that a page in this one offers. */
export function otherLocales(locale: Locale): Locale[] {
  return locales.filter((other) => other !== locale);
}

export function isLocale(value: unknown): value is Locale {
  return locales.some((locale) => locale === value);
}

export function direction(locale: Locale): 'ltr' | 'rtl' {
  return languages[locale].script === 'arabic' ? 'rtl' : 'ltr';
}

/** The locale for `Intl` and for `i18n.activate(locale, intlLocale(locale))`. */
export function intlLocale(locale: Locale): string {
  return languages[locale].intl;
}

/**
 * The preferred locale of an `Accept-Language` header (RFC 9110, section 12.5.4); English when the
 * header is missing, malformed or accepts neither.
 */
export function localeFromAcceptLanguage(header: string | null | undefined): Locale {
  let best = { locale: defaultLocale, weight: 0 };
  for (const range of (header ?? '').split(',')) {
    const [tag = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase());
    const locale = tag.split('-')[0];
    const weight = weightOf(parameters);
    if (isLocale(locale) && weight > best.weight) best = { locale, weight };
  }
  return best.locale;
}

function weightOf(parameters: string[]): number {
  const quality = parameters.find((parameter) => parameter.startsWith('q='));
  if (quality === undefined) return 1;
  const weight = Number(quality.slice(2));
  return weight >= 0 && weight <= 1 ? weight : 0;
}
