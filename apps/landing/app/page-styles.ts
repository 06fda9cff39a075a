import { type Locale, locales } from '@buddyline/i18n/locale';
import arabic from '@buddyline/ui/fonts-thin-arabic.css?inline';
import english from '@buddyline/ui/fonts-thin-english.css?inline';
import { type PageName } from './page-address.ts';
import everyPage from './styles.css?inline';
import quietPages from './styles/pages.css?inline';

const letters: Record<Locale, string> = { en: english, ar: arabic };

/**
 * The styles of a page, with the letters of its language in them. Both travel in the page itself: a phone
 * on a bad network waits longest for the second answer, and letters that come later move what is read.
 * @param page none at a lost address
 */
export function stylesIn(locale: Locale, page: PageName | undefined): string {
  return everyPage + (page === 'home' ? '' : quietPages) + letters[locale];
}

/** As the policy has to allow them. */
export const allStyles = locales.flatMap((locale) => [
  stylesIn(locale, 'home'),
  stylesIn(locale, undefined),
]);
