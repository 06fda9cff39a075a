import type { BrowserContext } from '@playwright/test';

/** Without the event stream, which begins at the first touch and keeps the network from ever being idle. */
export async function refuseStream(context: BrowserContext): Promise<void> {
  await context.route('**/api/live', (route) => route.abort());
}
