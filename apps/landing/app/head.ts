import { languages, type Locale, locales, otherLocales } from '@buddyline/i18n/locale';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { MetaDescriptor, MetaFunction } from 'react-router';
import { localeOfPath, type PageName, pathOf } from './page-address.ts';
import { site } from './site.ts';
import { structuredData } from './structured-data.ts';
import { taglineIn } from './tagline.ts';
import { textsIn } from './texts.ts';

const titles: Record<Exclude<PageName, 'home'>, MessageDescriptor> = {
  old: msg`A logbook and the people in it`,
  help: msg`Help`,
  privacy: msg`Privacy policy`,
  terms: msg`Terms`,
};

const descriptions: Record<PageName, MessageDescriptor> = {
  home: msg`A logbook and a community for scuba divers: log the dive, tell the story, find the buddy for the next one.`,
  old: msg`Dive logs, certifications, dive sites with honest reviews, and people to dive with, in one app.`,
  help: msg`Support, contact, events, forum and blog: where to ask, and where the others are.`,
  privacy: msg`What the app stores about you, who can see it and how it goes away.`,
  terms: msg`The terms of use, short, like a briefing.`,
};

/** A page's metadata for search engines and link previews. */
export function pageMeta(page: PageName): MetaFunction {
  return ({ location }) => {
    const locale = localeOfPath(location.pathname);
    const i18n = textsIn(locale);
    const title = `${site.brand} · ${page === 'home' ? taglineIn(locale) : i18n._(titles[page])}`;
    const description = i18n._(descriptions[page]);
    return [
      { title },
      { name: 'description', content: description },
      ...addresses(page, locale),
      ...openGraph(page, locale, { title, description }),
      ...(page === 'home' || page === 'old' ? structuredData(locale, description) : []),
    ];
  };
}

/** The page's canonical URL and its alternates in each language. */
function addresses(page: PageName, locale: Locale): MetaDescriptor[] {
  const alternate = (hrefLang: string, of: Locale) => ({
    tagName: 'link',
    rel: 'alternate',
    hrefLang,
    href: absolute(pathOf(page, of)),
  });
  return [
    { tagName: 'link', rel: 'canonical', href: absolute(pathOf(page, locale)) },
    ...locales.map((of) => alternate(of, of)),
    alternate('x-default', 'en'),
  ];
}

function openGraph(
  page: PageName,
  locale: Locale,
  { title, description }: { title: string; description: string },
): MetaDescriptor[] {
  const tags = {
    'og:type': 'website',
    'og:site_name': site.brand,
    'og:title': title,
    'og:description': description,
    'og:url': absolute(pathOf(page, locale)),
    'og:locale': languages[locale].openGraph,
    'og:image': absolute(`/share-card-${locale}.png`),
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': title,
  };
  return [
    ...Object.entries(tags).map(([property, content]) => ({ property, content })),
    ...otherLocales(locale).map((other) => ({
      property: 'og:locale:alternate',
      content: languages[other].openGraph,
    })),
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
}

export function absolute(path: string): string {
  return `${site.origin}${path}`;
}
