/** A setting that cannot be used; the message is one sentence that says what to do. */
export class SettingError extends Error {
  override name = 'SettingError';
}

type Environment = Record<string, string | undefined>;

/** The text of a variable. Empty is how compose files say 'not set'; spaces are a slip of the hand. */
export function settingOf(env: Environment, name: string): string | undefined {
  return env[name]?.trim() || undefined;
}

/** The http or https address that a variable holds. @throws SettingError when it holds another text */
export function addressOf(env: Environment, name: string): string | undefined {
  const text = settingOf(env, name);
  if (text === undefined) return undefined;
  const url = URL.parse(text);
  // `www.example.com:8443` would parse, as an address of the scheme `www.example.com`.
  if (url && /^https?:$/.test(url.protocol)) return url.href;
  throw new SettingError(
    `${name} must be an address such as https://www.example.com, not '${text}'.`,
  );
}

/** The same without path: scheme, name and port. */
export function originOf(env: Environment, name: string): string | undefined {
  const address = addressOf(env, name);
  return address && new URL(address).origin;
}

/**
 * The items of a variable, between commas or spaces.
 * @param rule what each has to look like, and an example for whoever mistyped one
 * @throws SettingError naming the first that does not
 */
export function listOf(env: Environment, name: string, rule: { form: RegExp; example: string }) {
  const items = (settingOf(env, name) ?? '').split(/[\s,]+/).filter((item) => item !== '');
  const wrong = items.find((item) => !rule.form.test(item));
  if (wrong === undefined) return items;
  throw new SettingError(`${name} must hold items such as ${rule.example}, not '${wrong}'.`);
}

/** The stores' addresses; without an app of one's own there, each store's search, which does exist. */
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
