import { browserWorkers, chromiumArgs, findChromium } from '@buddyline/tests/chromium';
import { hangs } from '@buddyline/tests/time-limits';
import { defineConfig } from '@playwright/test';

const baseURL = 'http://127.0.0.1:45203';

/** Tests the production build, served as in a deployment. */
export default defineConfig({
  testDir: './e2e',
  timeout: hangs.testMs,
  expect: { timeout: hangs.expectationMs },
  fullyParallel: true,
  workers: browserWorkers,
  forbidOnly: Boolean(process.env['CI']),
  use: { baseURL, launchOptions: { executablePath: await findChromium(), args: chromiumArgs } },
  webServer: { command: 'node dist/server.js', url: `${baseURL}/health`, env: { PORT: '45203' } },
});
