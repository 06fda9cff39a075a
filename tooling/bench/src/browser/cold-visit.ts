import type { Browser, Page } from 'playwright';
import { watchFor } from './in-page.ts';
import type { SignedIn } from './panel.ts';

interface Visit {
  origin: string;
  path: string;
  /** A selector of what the visit waits for. */
  shown: string;
  state?: SignedIn | undefined;
  /** How many times slower the CPU is. */
  slowdown: number;
}

/**
 * Opens a page with a cold cache.
 * @param follow what is done once it is shown
 * @returns ms from navigation to what is shown and to the end of `follow`; and the state for the next visit, because the
 *   refresh cookie was rotated: using the old one again would end the session
 */
export async function coldVisit(
  browser: Browser,
  { origin, path, shown, state, slowdown }: Visit,
  follow: (page: Page) => Promise<void> = async () => {},
) {
  const context = await browser.newContext({
    baseURL: origin,
    storageState: state,
    locale: 'en-US',
  });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.addInitScript(watchFor, shown);
  const started = performance.now();
  await page.goto(path, { waitUntil: 'commit' });
  const seen = await page.waitForFunction(() => window.seenAt).then((found) => found.jsonValue());
  await follow(page);
  const done = performance.now() - started;
  const next = state && (await context.storageState());
  await context.close();
  return { seen: seen ?? 0, done, state: next };
}
