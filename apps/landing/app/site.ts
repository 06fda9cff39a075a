import {
  addressOf,
  originOf,
  SettingError,
  settingOf,
  storesOf,
} from '@buddyline/web-server/settings';

/**
 * Everything a deployment decides about these pages: names, addresses and the figures they claim. Read
 * where pages are rendered, never in a browser.
 * @throws SettingError naming the variable that cannot be used
 */
export function readSite(env: Record<string, string | undefined>) {
  const brand = settingOf(env, 'BRAND') ?? 'Buddyline';
  return {
    brand,
    /** Where these pages answer: canonical links need it. */
    origin: originOf(env, 'LANDING_ORIGIN') ?? 'http://127.0.0.1:4003',
    adminUrl: originOf(env, 'ADMIN_ORIGIN') ?? 'http://127.0.0.1:4001',
    stores: storesOf(env, brand),
    contactEmail: emailOf(env, 'CONTACT_EMAIL'),
    /** A place without an address is a part of the help page. */
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
  // It becomes a `mailto:` link, where `?` and `&` would begin other fields of the letter.
  if (text === undefined || /^[^\s@<>"?&]+@[^\s@<>"?&]+$/.test(text)) return text;
  throw new SettingError(`${name} must be an address such as hello@example.com, not '${text}'.`);
}
