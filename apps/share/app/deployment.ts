import { readWebEnvironment } from '@buddyline/web-server/run';

/** What differs between deployments; read once, when the server starts. */
export interface Deployment {
  brand: string;
  apiUrl: string;
  /** `https://share.example`: addresses that leave this page are made of it, never of a Host header. */
  origin: string;
  landingOrigin: string;
  /** `buddyline` of `buddyline://posts/{id}`. */
  appScheme: string;
  appStoreUrl: string;
  playStoreUrl: string;
  /** Whom Apple lets open this page's addresses in the app: `TEAMID.bundle`; empty means nobody. */
  appleAppIds: string[];
  /** The same for Android, which also wants to know whose signature the app carries. */
  android: { packageName: string; fingerprints: string[] } | null;
}

/** @throws Error naming the variable that cannot be used */
export function readDeployment(env: NodeJS.ProcessEnv): Deployment {
  const { apiUrl, host, port } = readWebEnvironment(4002, env);
  const brand = env['BRAND'] || 'Buddyline';
  const fingerprints = listOf(env['ANDROID_CERT_SHA256']);
  const packageName = env['ANDROID_PACKAGE'] ?? '';
  return {
    brand,
    apiUrl,
    origin: originOf('SHARE_ORIGIN', env['SHARE_ORIGIN'] || `http://${host}:${port}`),
    landingOrigin: originOf('LANDING_ORIGIN', env['LANDING_ORIGIN'] || `http://${host}:4003`),
    appScheme: schemeOf(env['APP_SCHEME'] || 'buddyline'),
    // Without an app of one's own in a store: the store's search for it, which does exist.
    appStoreUrl: addressOf(
      'APP_STORE_URL',
      env['APP_STORE_URL'] ||
        `https://apps.apple.com/search?${new URLSearchParams({ term: brand })}`,
    ),
    playStoreUrl: addressOf(
      'PLAY_STORE_URL',
      env['PLAY_STORE_URL'] ||
        `https://play.google.com/store/search?${new URLSearchParams({ q: brand, c: 'apps' })}`,
    ),
    appleAppIds: listOf(env['APPLE_APP_IDS']),
    android: packageName && fingerprints.length > 0 ? { packageName, fingerprints } : null,
  };
}

function listOf(text = ''): string[] {
  return text.split(/[\s,]+/).filter((item) => item !== '');
}

function addressOf(name: string, text: string): string {
  const url = URL.parse(text);
  if (url && /^https?:$/.test(url.protocol)) return url.href;
  throw new Error(`${name} must be an address such as https://www.example.com, not '${text}'.`);
}

function originOf(name: string, text: string): string {
  return new URL(addressOf(name, text)).origin;
}

function schemeOf(text: string): string {
  if (/^[a-z][a-z0-9+.-]*$/.test(text)) return text;
  throw new Error(`APP_SCHEME must be a scheme such as buddyline, not '${text}'.`);
}

export const deployment = readDeployment(process.env);
