import { readWebEnvironment } from '@buddyline/web-server/run';
import {
  brandOf,
  listOf,
  publicOriginOf,
  SettingError,
  settingOf,
  storesOf,
} from '@buddyline/web-server/settings';

/** The settings of a deployment, read once when the server starts. */
export interface Deployment {
  brand: string;
  apiUrl: string;
  /** `https://share.example`: absolute URLs are built from it, never from a Host header. */
  origin: string;
  landingOrigin: string;
  /** `buddyline` of `buddyline://posts/{id}`. */
  appScheme: string;
  appStoreUrl: string;
  playStoreUrl: string;
  /** The iOS apps that may open these links, as `TEAMID.bundle`; empty means none. */
  appleAppIds: string[];
  /** The Android app that may open these links, with its signing certificates' fingerprints. */
  android: { packageName: string; fingerprints: string[] } | null;
}

const patterns = {
  appleAppId: {
    pattern: /^[A-Z0-9]{10}\.[A-Za-z0-9][A-Za-z0-9.-]*$/,
    example: 'ABCDE12345.com.example.app',
  },
  androidPackage: /^[A-Za-z]\w*(?:\.[A-Za-z]\w*)+$/,
  fingerprint: {
    pattern: /^[0-9A-F]{2}(?::[0-9A-F]{2}){31}$/i,
    example: '14:6D:E9:…, 32 bytes in hex',
  },
};

/**
 * @throws SettingError that names the invalid variable
 */
export function readDeployment(env: NodeJS.ProcessEnv): Deployment {
  const { apiUrl, host, port } = readWebEnvironment(4002, env);
  const brand = brandOf(env);
  const stores = storesOf(env, brand);
  return {
    brand,
    apiUrl,
    origin: publicOriginOf(env, 'SHARE_ORIGIN', originAt(host, port)),
    landingOrigin: publicOriginOf(env, 'LANDING_ORIGIN', originAt(host, 4003)),
    appScheme: schemeOf(settingOf(env, 'APP_SCHEME') ?? 'buddyline'),
    appStoreUrl: stores.apple,
    playStoreUrl: stores.google,
    appleAppIds: listOf(env, 'APPLE_APP_IDS', patterns.appleAppId),
    android: androidOf(env),
  };
}

/** The origin of a server that listens on `host`, for browsers on this machine. */
function originAt(host: string, port: number): string {
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

function androidOf(env: NodeJS.ProcessEnv): Deployment['android'] {
  const packageName = settingOf(env, 'ANDROID_PACKAGE');
  const fingerprints = listOf(env, 'ANDROID_CERT_SHA256', patterns.fingerprint);
  if (packageName === undefined && fingerprints.length === 0) return null;
  if (packageName === undefined || fingerprints.length === 0) {
    const missing = packageName === undefined ? 'ANDROID_PACKAGE' : 'ANDROID_CERT_SHA256';
    throw new SettingError(
      `${missing} is not set: Android app links need both ANDROID_PACKAGE and ANDROID_CERT_SHA256.`,
    );
  }
  if (!patterns.androidPackage.test(packageName)) {
    throw new SettingError(
      `ANDROID_PACKAGE must be a package such as com.example.app, not '${packageName}'.`,
    );
  }
  return { packageName, fingerprints };
}

function schemeOf(text: string): string {
  if (/^[a-z][a-z0-9+.-]*$/.test(text)) return text;
  throw new SettingError(`APP_SCHEME must be a scheme such as buddyline, not '${text}'.`);
}

export const deployment = readDeployment(process.env);
