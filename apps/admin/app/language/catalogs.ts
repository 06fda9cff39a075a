import type { Catalog } from './language.ts';

/** The words of the admin area, by what they are needed for. */
export const catalogs = {
  /** What the admin area says everywhere. */
  admin: {
    en: () => import('@buddyline/i18n/catalogs/en/admin.po'),
    ar: () => import('@buddyline/i18n/catalogs/ar/admin.po'),
  },
  dashboard: {
    en: () => import('@buddyline/i18n/catalogs/en/dashboard.po'),
    ar: () => import('@buddyline/i18n/catalogs/ar/dashboard.po'),
  },
  posts: {
    en: () => import('@buddyline/i18n/catalogs/en/posts.po'),
    ar: () => import('@buddyline/i18n/catalogs/ar/posts.po'),
  },
  certificates: {
    en: () => import('@buddyline/i18n/catalogs/en/certificates.po'),
    ar: () => import('@buddyline/i18n/catalogs/ar/certificates.po'),
  },
  'dive-logs': {
    en: () => import('@buddyline/i18n/catalogs/en/dive-logs.po'),
    ar: () => import('@buddyline/i18n/catalogs/ar/dive-logs.po'),
  },
  tickets: {
    en: () => import('@buddyline/i18n/catalogs/en/tickets.po'),
    ar: () => import('@buddyline/i18n/catalogs/ar/tickets.po'),
  },
  users: {
    en: () => import('@buddyline/i18n/catalogs/en/users.po'),
    ar: () => import('@buddyline/i18n/catalogs/ar/users.po'),
  },
  settings: {
    en: () => import('@buddyline/i18n/catalogs/en/settings.po'),
    ar: () => import('@buddyline/i18n/catalogs/ar/settings.po'),
  },
  /** What rules and the API's client say: not needed before something is sent. */
  rules: {
    en: () => import('@buddyline/i18n/catalogs/en/domain.po'),
    ar: () => import('@buddyline/i18n/catalogs/ar/domain.po'),
  },
} satisfies Record<string, Catalog>;
