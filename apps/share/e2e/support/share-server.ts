import { type RunningApp, startWebApp, webBuild } from '@buddyline/tests/app-process';

/** Origins that no server of these tests has, so a page can only have them from the settings. */
export const testDeployment = {
  SHARE_ORIGIN: 'https://share.example',
  LANDING_ORIGIN: 'https://www.example',
  APP_STORE_URL: 'https://apps.apple.com/app/id1234567890',
  PLAY_STORE_URL: 'https://play.google.com/store/apps/details?id=example.app',
  APPLE_APP_IDS: 'TEAM123456.example.app',
  ANDROID_PACKAGE: 'example.app',
  ANDROID_CERT_SHA256: Array.from({ length: 32 }, () => 'AA').join(':'),
};

/** The production page; `pnpm build` comes before. */
export function startShare(
  apiUrl: string,
  settings: Record<string, string> = {},
): Promise<RunningApp> {
  return startWebApp(webBuild('share'), { API_URL: apiUrl, ...settings });
}
