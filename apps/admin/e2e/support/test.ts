import { type BrowserContext, test as base, expect } from '@playwright/test';
import { waitForHydration } from './rendered/first-view.ts';
import { type Panel, startOwnPanel } from './panel.ts';
import { enter } from './sign-in.ts';

export { expect };

/** Requests to the panel's server without a page. */
export const serverTest = base.extend<{ ownData: void }, { panel: Panel }>({
  panel: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures' names from the pattern
    async ({}, use) => {
      const panel = await startOwnPanel();
      await use(panel);
      await panel.stop();
    },
    { scope: 'worker' },
  ],
  ownData: [
    async ({ panel }, use) => {
      await panel.beginTest();
      await use();
    },
    { auto: true },
  ],
  baseURL: ({ panel }, use) => use(panel.origin),
});

/**
 * Every test fails on a script error or a violation of the Content-Security-Policy in any of its
 * windows. Failed requests that a test provokes do not count as script errors.
 */
export const test = serverTest.extend<{ failures: string[] }>({
  context: async ({ context }, use) => {
    context.on('page', waitForHydration);
    await use(context);
  },
  failures: [
    async ({ context }, use, info) => {
      const calls: string[] = [];
      context.on('response', (answer) => {
        const { pathname, search } = new URL(answer.url());
        const at = new Date().toISOString().slice(14);
        const call = `${at} ${answer.status()} ${answer.request().method()} ${pathname}${search}`;
        if (answer.status() >= 400 || pathname.startsWith('/api/')) calls.push(call);
      });
      const failures = watchFailures(context);
      await use(failures);
      // What was asked when: toasts and rows that said so may be gone by the end of a failed test.
      if (info.status !== info.expectedStatus) {
        await info.attach('calls', { body: calls.join('\n') });
      }
      expect(failures).toEqual([]);
    },
    { auto: true },
  ],
});

export function watchFailures(context: BrowserContext): string[] {
  const failures: string[] = [];
  context.on('weberror', (error) => failures.push(error.error().message));
  context.on('console', (message) => {
    const text = message.text();
    const provoked = text.startsWith('Failed to load resource');
    if (['error', 'warning'].includes(message.type()) && !provoked) failures.push(text);
  });
  return failures;
}

/** The same, signed in as the administrator; each test opens its own page. */
export const signedInTest = test.extend({
  page: async ({ page }, use) => {
    await enter(page);
    await use(page);
  },
});

/** Signed in, on the dashboard. */
export const dashboardTest = signedInTest.extend({
  page: async ({ page }, use) => {
    await page.goto('/admin/dashboard');
    await use(page);
  },
});

/** The same, without the demo's activity and with an empty trash. */
export const emptyHistoryTest = dashboardTest.extend<{ emptyHistory: void }>({
  emptyHistory: [
    async ({ panel }, use) => {
      await panel.clearHistory();
      await use();
    },
    { auto: true },
  ],
});
