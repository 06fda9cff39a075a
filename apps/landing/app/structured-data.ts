import type { Locale } from '@buddyline/i18n/locale';
import type { MetaDescriptor } from 'react-router';
import { site } from './site.ts';

/** Organization and MobileApplication as JSON-LD for search engines. */
export function structuredData(locale: Locale, description: string): MetaDescriptor[] {
  const organization = {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: site.brand,
    url: `${site.origin}/`,
    logo: `${site.origin}/icon-512.png`,
    ...(site.contactEmail && { email: site.contactEmail }),
  };
  const application = {
    '@context': 'https://schema.org',
    '@type': 'MobileApplication',
    name: site.brand,
    description,
    inLanguage: locale,
    operatingSystem: 'iOS, Android',
    applicationCategory: 'SportsApplication',
    image: `${site.origin}/share-card-${locale}.png`,
    installUrl: [site.stores.apple, site.stores.google],
  };
  return [{ 'script:ld+json': organization }, { 'script:ld+json': application }];
}
