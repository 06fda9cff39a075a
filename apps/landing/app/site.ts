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

function emailOf(env: Record<string, string | undefined>, name: string): string | undefined {
  const text = settingOf(env, name);
  // It becomes a `mailto:` link, in which `?` and `&` would start other fields of the e-mail.
  if (text === undefined || /^[^\s@<>"?&]+@[^\s@<>"?&]+$/.test(text)) return text;
  throw new SettingError(`${name} must be an address such as hello@example.com, not '${text}'.`);
}
