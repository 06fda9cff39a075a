import { browserWorkers, chromiumArgs, findChromium } from '@buddyline/tests/chromium';
import { freePort } from '@buddyline/tests/free-port';
import { hangs } from '@buddyline/tests/time-limits';
import { defineConfig } from '@playwright/test';

// The workers inherit it.
const port = (process.env['LANDING_TEST_PORT'] ??= String(await freePort()));
const baseURL = `http://127.0.0.1:${port}`;

/** Tests the production build, served as in a deployment. */
export default defineConfig({
  testDir: './e2e',
  timeout: hangs.testMs,
  expect: { timeout: hangs.expectationMs },
  fullyParallel: true,
  workers: browserWorkers,
  forbidOnly: Boolean(process.env['CI']),
  use: { baseURL, launchOptions: { executablePath: await findChromium(), args: chromiumArgs } },
  webServer: { command: 'node dist/server.js', url: `${baseURL}/health`, env: { PORT: port } },
});
