import { chromiumArgs, findChromium } from '@buddyline/tests/chromium';
import { hangs } from '@buddyline/tests/time-limits';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';

/** Pure logic is tested in Node; focus, layout and colours in Chromium. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'node',
          isolate: false,
          include: ['src/**/*.test.ts'],
          exclude: ['src/**/*.browser.test.*'],
        },
      },
      {
        plugins: [tailwindcss(), react()],
        // Listed in advance, because Vite reloads the page when it discovers a dependency during
        // the tests.
        optimizeDeps: {
          include: [
            'react',
            'react-dom/client',
            'react/jsx-dev-runtime',
            '@radix-ui/react-dialog',
            '@radix-ui/react-tabs',
            '@sinonjs/fake-timers',
            'axe-core',
            'vitest-browser-react',
          ],
          exclude: ['lucide-react'],
        },
        test: {
          name: 'browser',
          // Projects do not inherit time-outs from the command line.
          testTimeout: hangs.testMs,
          hookTimeout: hangs.testMs,
          expect: { poll: { timeout: hangs.expectationMs } },
          include: ['src/**/*.browser.test.{ts,tsx}', 'showcase/**/*.browser.test.tsx'],
          setupFiles: ['./test-setup.ts'],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            viewport: { width: 1024, height: 768 },
            provider: playwright({
              launchOptions: { executablePath: await findChromium(), args: chromiumArgs },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
