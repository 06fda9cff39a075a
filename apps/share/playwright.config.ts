import { browserWorkers, chromiumArgs, findChromium } from '@buddyline/tests/chromium';
import { hangs } from '@buddyline/tests/time-limits';
import { defineConfig } from '@playwright/test';

/** Tests the production build in a real browser against the real API. */
export default defineConfig({
  testDir: './e2e',
  globalSetup: './e2e/support/global-setup.ts',
  timeout: hangs.testMs,
  expect: { timeout: hangs.expectationMs },
  fullyParallel: true,
  workers: browserWorkers,
  forbidOnly: Boolean(process.env['CI']),
  reporter: process.env['CI'] ? 'dot' : 'list',
  use: {
    // Set by the global setup, which runs before any worker reads this file.
    baseURL: process.env['SHARE_PAGE_ORIGIN'],
    launchOptions: { executablePath: await findChromium(), args: chromiumArgs },
    locale: 'en-US',
    timezoneId: 'UTC',
  },
});
