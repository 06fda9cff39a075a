import type { RunningApp } from '@buddyline/tests/app-process';
import { type SpecBackend, specSignIn, startSpecBackend } from '@buddyline/tests/spec-backend';
import { test as base, expect } from '@playwright/test';
import { waitForHydration } from './rendered/first-view.ts';
import { startPanel } from './panel.ts';
import { enter } from './sign-in.ts';
import { watchFailures } from './test.ts';

interface SpecServers {
  backend: SpecBackend;
  panel: RunningApp;
}

/** Signed in, with a backend of its own that has only the specification's endpoints. */
export const specTest = base.extend<
  { failures: string[]; ownData: void },
  { servers: SpecServers }
>({
  servers: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures from it
    async ({}, use) => {
      const backend = await startSpecBackend();
      const panel = await startPanel(backend.url);
      await use({ backend, panel });
      await panel.stop();
      await backend.close();
    },
    { scope: 'worker' },
  ],
  ownData: [
    async ({ servers }, use) => {
      servers.backend.reset();
      await use();
    },
    { auto: true },
  ],
  baseURL: ({ servers }, use) => use(servers.panel.origin),
  context: async ({ context }, use) => {
    context.on('page', waitForHydration);
    await use(context);
  },
  failures: [
    async ({ context }, use) => {
      const failures = watchFailures(context);
      await use(failures);
      expect(failures).toEqual([]);
    },
    { auto: true },
  ],
  page: async ({ page }, use) => {
    await enter(page, specSignIn);
    await use(page);
  },
});
