const env = process.env;
const brand = env['BRAND'] || 'Buddyline';

/**
 * Everything a deployment decides about these pages: names, addresses and the figures they claim.
 * Read where pages are rendered, never in a browser. An empty community address leads to its part
 * of the help page instead.
 */
export const site = {
  brand,
  /** Where these pages answer, without a slash at the end: canonical links need it. */
  origin: withoutSlash(env['LANDING_ORIGIN'] || 'http://127.0.0.1:4003'),
  adminUrl: env['ADMIN_ORIGIN'] || 'http://127.0.0.1:4001',
  stores: {
    // Without an app of one's own in a store: the store's search for it, which does exist.
    apple:
      env['APP_STORE_URL'] ||
      `https://apps.apple.com/search?${new URLSearchParams({ term: brand })}`,
    google:
      env['PLAY_STORE_URL'] ||
      `https://play.google.com/store/search?${new URLSearchParams({ q: brand, c: 'apps' })}`,
  },
  contactEmail: env['CONTACT_EMAIL'] || '',
  community: {
    events: env['EVENTS_URL'] || '',
    blog: env['BLOG_URL'] || '',
    forum: env['FORUM_URL'] || '',
    support: env['SUPPORT_URL'] || '',
  },
  figures: { divers: 50_000, diveSites: 2_500, countries: 120, years: 15, satisfaction: 100 },
};

export type CommunityPlace = keyof typeof site.community;

function withoutSlash(origin: string): string {
  return origin.replace(/\/$/, '');
}
