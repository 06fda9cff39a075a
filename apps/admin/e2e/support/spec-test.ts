import { type SpecBackend, specSignIn, startSpecBackend } from '@buddyline/tests/spec-backend';
import type { RunningApp } from '@buddyline/tests/app-process';
import { freePort } from '@buddyline/tests/free-port';
import { startPanel } from './servers.ts';
import { signIn } from './sign-in.ts';
import { test } from './test.ts';

interface SpecServers {
  backend: SpecBackend;
  panel: RunningApp;
}

/** Signed in to the panel against a backend that has only the specification's calls. */
export const specTest = test.extend<object, { servers: SpecServers }>({
  servers: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures from it
    async ({}, use) => {
      const backend = await startSpecBackend();
      const panel = await startPanel(await freePort(), backend.url);
      await use({ backend, panel });
      await panel.stop();
      await backend.close();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ servers }, use) => use(servers.panel.origin),
  page: async ({ page }, use) => {
    await signIn(page, specSignIn);
    await use(page);
  },
});
