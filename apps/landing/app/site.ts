import { type Locale, locales } from '@buddyline/i18n/locale';
import {
  addressOf,
  brandOf,
  publicOriginOf,
  SettingError,
  settingOf,
  storesOf,
} from '@buddyline/web-server/settings';

/**
 * The deployment's settings for these pages, and the figures they state. Read on the server only.
 * @throws SettingError that names the invalid variable
 */
export function readSite(env: Record<string, string | undefined>) {
  const brand = brandOf(env);
  return {
    brand,
    taglines: taglinesOf(env),
    /** The public origin of these pages, for canonical links. */
    origin: publicOriginOf(env, 'LANDING_ORIGIN', 'http://127.0.0.1:4003'),
    adminUrl: publicOriginOf(env, 'ADMIN_ORIGIN', 'http://127.0.0.1:4001'),
    stores: storesOf(env, brand),
    contactEmail: emailOf(env, 'CONTACT_EMAIL'),
    /** Without a URL, the link leads to a part of the help page. */
    community: {
      events: addressOf(env, 'EVENTS_URL'),
      blog: addressOf(env, 'BLOG_URL'),
      forum: addressOf(env, 'FORUM_URL'),
      support: addressOf(env, 'SUPPORT_URL'),
    },
    figures: { divers: 50_000, diveSites: 2_500, countries: 120, years: 15, satisfaction: 100 },
  };
}

export const site = readSite(process.env);

export type CommunityPlace = keyof typeof site.community;

/** Of the languages whose tagline is set. @throws SettingError when the pages have no room for one */
function taglinesOf(env: Record<string, string | undefined>) {
  const taglines: Partial<Record<Locale, string>> = {};
  for (const locale of locales) {
    const name = `TAGLINE_${locale.toUpperCase()}`;
    const text = settingOf(env, name);
    if (text === undefined) continue;
    if (text.length > 40) {
      throw new SettingError(`${name} cannot be used: it is longer than 40 characters.`);
    }
    taglines[locale] = text;
  }
  return taglines;
}

function emailOf(env: Record<string, string | undefined>, name: string): string | undefined {
  const text = settingOf(env, name);
  // It becomes a `mailto:` link, in which `?` and `&` would start other fields of the e-mail.
  if (text === undefined || /^[^\s@<>"?&]+@[^\s@<>"?&]+$/.test(text)) return text;
  throw new SettingError(`${name} must be an address such as hello@example.com, not '${text}'.`);
}
