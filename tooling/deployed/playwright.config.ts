import { chromiumArgs, findChromium } from '@buddyline/tests/chromium';
import { hangs } from '@buddyline/tests/time-limits';
import { defineConfig } from '@playwright/test';

/** Tests each app's deployed folder in a real browser. */
export default defineConfig({
  testDir: './e2e',
  globalSetup: './e2e/deployment.ts',
  timeout: hangs.testMs,
  expect: { timeout: hangs.expectationMs },
  workers: 2,
  forbidOnly: Boolean(process.env['CI']),
  use: {
    launchOptions: { executablePath: await findChromium(), args: chromiumArgs },
    // nginx has a certificate of its own.
    ignoreHTTPSErrors: true,
    locale: 'en-US',
    timezoneId: 'UTC',
  },
});
