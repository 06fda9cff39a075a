import { type Locale, locales } from '@buddyline/i18n/locale';
import { absolute as address } from '../head.ts';
import { type PageName, pageNames, pathOf } from '../page-address.ts';

/** Every page in both languages, with its alternates. */
export function loader(): Response {
  const urls = pageNames.flatMap((page) => locales.map((locale) => entry(page, locale)));
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join('\n')}
</urlset>
`;
  return new Response(xml, { headers: { 'content-type': 'application/xml' } });
}

/** Escapes ampersands, which a URL may contain. */
const absolute = (path: string): string => address(path).replaceAll('&', '&amp;');

function entry(page: PageName, locale: Locale): string {
  const alternates = locales.map(
    (of) => `<xhtml:link rel="alternate" hreflang="${of}" href="${absolute(pathOf(page, of))}"/>`,
  );
  return `<url><loc>${absolute(pathOf(page, locale))}</loc>${alternates.join('')}</url>`;
}
