import { linguiPlugins } from '@buddyline/i18n/vite';
import { browserWorkers, chromiumArgs, findChromium } from '@buddyline/tests/chromium';
import { hangs } from '@buddyline/tests/time-limits';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { panelRoutes } from './tests/panel-routes.ts';

const componentTests = 'app/**/*.browser.test.{ts,tsx}';
// Projects do not inherit time limits from the command line.
const limits = {
  testTimeout: hangs.testMs,
  hookTimeout: hangs.testMs,
  expect: { poll: { timeout: hangs.expectationMs } },
};

/** Logic is tested in Node; pages and components in Chromium, with a backend in memory. */
export default defineConfig({
  test: {
    projects: [
      {
        // The router's plugin rewrites route modules for a build; under test they are plain modules.
        plugins: [linguiPlugins(), react()],
        test: {
          ...limits,
          name: 'node',
          environment: 'happy-dom',
          // Its libraries are loaded once per worker, and not once per file, which took four fifths of the time.
          pool: 'vmForks',
          setupFiles: ['./tests/broadcast-channel.ts'],
          include: ['{app,build-tools,server}/**/*.test.{ts,tsx}'],
          exclude: [componentTests],
        },
      },
      {
        plugins: [linguiPlugins(), tailwindcss(), react(), panelRoutes()],
        // Found at the start: Vite reloads the page when it discovers a dependency during the tests.
        optimizeDeps: {
          entries: ['app/**/*.{ts,tsx}', 'tests/*.{ts,tsx}', '../../packages/ui/src/*.tsx'],
          include: ['vitest-browser-react', 'axe-core'],
        },
        test: {
          ...limits,
          name: 'browser',
          include: [componentTests],
          setupFiles: ['./tests/setup.ts'],
          // Each action of `tests/hurry` at each pace.
          env: { EVERY_PRESS: process.env['EVERY_PRESS'] ?? '' },
          // The panel is loaded once; a session's end clears what it holds, as it must for people.
          isolate: false,
          // A page waits for the browser more than half of the time.
          maxWorkers: browserWorkers,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            // As in the journeys of e2e, so that both find things in the same way.
            locators: { exact: false },
            viewport: { width: 1280, height: 720 },
            provider: playwright({
              actionTimeout: hangs.expectationMs,
              launchOptions: { executablePath: await findChromium(), args: chromiumArgs },
              contextOptions: {
                locale: 'en-US',
                timezoneId: 'UTC',
                permissions: ['clipboard-read', 'clipboard-write'],
              },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
