export const locales = ['en', 'ar'] as const;

export type Locale = (typeof locales)[number];

/** The specification's default. */
export const defaultLocale: Locale = 'en';

/** Each language's name in that language, for a language switch. */
export const localeNames: Record<Locale, string> = { en: 'English', ar: 'العربية' };

export function isLocale(value: unknown): value is Locale {
  return locales.some((locale) => locale === value);
}

export function direction(locale: Locale): 'ltr' | 'rtl' {
  return locale === 'ar' ? 'rtl' : 'ltr';
}

/**
 * The locale for `Intl` and for `i18n.activate(locale, intlLocale(locale))`. It sets Latin digits,
 * since the digits of plain `ar` depend on the machine's ICU.
 */
export function intlLocale(locale: Locale): string {
  return locale === 'ar' ? 'ar-u-nu-latn' : 'en-US';
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
