import { test as base, expect } from '@playwright/test';
import { enter } from './sign-in.ts';

export { expect };

/**
 * Every test fails on a script error or a violation of the Content-Security-Policy in any of its
 * windows, whatever it is about. A refused call that a test provokes is no script error.
 */
export const test = base.extend<{ failures: string[] }>({
  failures: [
    async ({ context }, use) => {
      const failures: string[] = [];
      context.on('weberror', (error) => failures.push(error.error().message));
      context.on('console', (message) => {
        const text = message.text();
        const provoked = text.startsWith('Failed to load resource');
        if (['error', 'warning'].includes(message.type()) && !provoked) failures.push(text);
      });
      await use(failures);
      expect(failures).toEqual([]);
    },
    { auto: true },
  ],
});

/** The same, signed in as the administrator; each test opens its own page. */
export const signedInTest = test.extend({
  page: async ({ page }, use) => {
    await enter(page);
    await use(page);
  },
});

/** Signed in, on the page that a sign-in leads to. */
export const dashboardTest = signedInTest.extend({
  page: async ({ page }, use) => {
    await page.goto('/admin/dashboard');
    await use(page);
  },
});
