import { type RunningApp, startApp } from '@buddyline/tests/app-process';
import { freePort } from '@buddyline/tests/free-port';

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

/** Starts the production build; run `pnpm build` first. */
export async function startShare(
  apiUrl: string,
  env: Record<string, string> = {},
): Promise<RunningApp> {
  const port = await freePort();
  return startApp({
    app: 'share',
    script: 'dist/server.js',
    port,
    ready: '/health',
    env: { PORT: `${port}`, API_URL: apiUrl, ...env },
  });
}
