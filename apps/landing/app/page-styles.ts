import { type Locale, locales } from '@buddyline/i18n/locale';
import arabic from '@buddyline/ui/fonts-thin-arabic.css?inline';
import english from '@buddyline/ui/fonts-thin-english.css?inline';
import { type PageName } from './page-address.ts';
import base from './styles.css?inline';
import quietPages from './styles/pages.css?inline';
import everyPage from './styles/site.css?inline';

const fonts: Record<Locale, string> = { en: english, ar: arabic };

/**
 * A page's styles, with the fonts of its language. Both are inline: a second request is slowest on
 * a bad mobile network, and fonts that load later shift the text.
 * @param page undefined for an unknown path
 */
export function stylesIn(locale: Locale, page: PageName | undefined): string {
  return base + everyPage + (page === 'home' ? '' : quietPages) + fonts[locale];
}

/** All variants, for the Content-Security-Policy. */
export const allStyles = locales.flatMap((locale) => [
  stylesIn(locale, 'home'),
  stylesIn(locale, undefined),
]);
