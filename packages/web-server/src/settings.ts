/** An invalid setting; the message is one sentence that names the expected value. */
export class SettingError extends Error {
  override name = 'SettingError';
}

type Environment = Record<string, string | undefined>;

/** The trimmed value of a variable. Empty means not set, as in compose files. */
export function settingOf(env: Environment, name: string): string | undefined {
  return env[name]?.trim() || undefined;
}

/** The brand in `BRAND`. @throws SettingError when it is longer than the API accepts */
export function brandOf(env: Environment): string {
  const brand = settingOf(env, 'BRAND') ?? 'Buddyline';
  if (brand.length <= 60) return brand;
  throw new SettingError('BRAND cannot be used: it is longer than 60 characters.');
}

/** The whole number in a variable, from `least` on. @throws SettingError when it is anything else */
export function countOf(env: Environment, name: string, least: 0 | 1 = 1): number | undefined {
  const text = settingOf(env, name);
  if (text === undefined) return undefined;
  if (/^(?:0|[1-9]\d{0,8})$/.test(text) && Number(text) >= least) return Number(text);
  throw new SettingError(`${name} must be a whole number from ${least} on, not '${text}'.`);
}

/** The http or https URL in a variable. @throws SettingError when it is anything else */
export function addressOf(env: Environment, name: string): string | undefined {
  const text = settingOf(env, name);
  if (text === undefined) return undefined;
  const url = URL.parse(text);
  // `www.example.com:8443` would parse as a URL with the scheme `www.example.com`.
  if (url && /^https?:$/.test(url.protocol)) return url.href;
  throw new SettingError(
    `${name} must be an address such as https://www.example.com, not '${text}'.`,
  );
}

/** The origin in a variable. @throws SettingError when it is anything else, or has a path */
export function originOf(env: Environment, name: string): string | undefined {
  const text = settingOf(env, name);
  if (text === undefined) return undefined;
  const url = URL.parse(text);
  const isOrigin = url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`;
  if (isOrigin && !text.includes('*')) return url.origin;
  throw new SettingError(
    `${name} must be an origin such as https://www.example.com, without a path, not '${text}'.`,
  );
}

/**
 * The origin in a variable, which visitors see in links; by default one on this machine.
 * @throws SettingError when it is not set although `HOST` lets others reach the server
 */
export function publicOriginOf(env: Environment, name: string, onThisMachine: string): string {
  const origin = originOf(env, name);
  const host = settingOf(env, 'HOST') ?? '127.0.0.1';
  if (origin !== undefined || isLoopback(host)) return origin ?? onThisMachine;
  throw new SettingError(
    `HOST=${host} lets others reach these pages, but ${name} is not set: set it to the address that people use, such as https://www.example.com.`,
  );
}

function isLoopback(host: string): boolean {
  return /^(?:localhost|::1|127(?:\.\d{1,3}){3})$/.test(host);
}

/**
 * The items of a variable, separated by commas or spaces.
 * @param rule the pattern of an item, and an example for the error message
 * @throws SettingError that names the first invalid item
 */
export function listOf(env: Environment, name: string, rule: { pattern: RegExp; example: string }) {
  const items = (settingOf(env, name) ?? '').split(/[\s,]+/).filter((item) => item !== '');
  const wrong = items.find((item) => !rule.pattern.test(item));
  if (wrong === undefined) return items;
  throw new SettingError(`${name} must hold items such as ${rule.example}, not '${wrong}'.`);
}

/** The app's URLs in the stores; by default each store's search for the brand. */
export function storesOf(env: Environment, brand: string): { apple: string; google: string } {
  return {
    apple:
      addressOf(env, 'APP_STORE_URL') ??
      `https://apps.apple.com/search?${String(new URLSearchParams({ term: brand }))}`,
    google:
      addressOf(env, 'PLAY_STORE_URL') ??
      `https://play.google.com/store/search?${String(new URLSearchParams({ q: brand, c: 'apps' }))}`,
  };
}
