import { firstPaint, watchShifts } from '@buddyline/tests/layout-shifts';
import { stalledPage } from '@buddyline/tests/stalled-page';
import { expect, test } from '@playwright/test';

/** The share of the page after the headline that has arrived when the network stalls. */
const shares = [0.02, 0.05, 0.1, 0.2, 0.4, 0.7, 0.95];

for (const path of ['/', '/ar', '/old', '/ar/old']) {
  test(`${path} loads no font files, and nothing shifts when it arrives in two parts`, async ({
    page,
    request,
  }) => {
    const html = await (await request.get(path)).body();
    const headline = html.indexOf('</h1>');
    const stalled = await stalledPage(html);
    await page.setViewportSize({ width: 412, height: 823 });
    const fonts: string[] = [];
    page.on('request', (sent) => {
      const isFile = !sent.url().startsWith('data:');
      if (isFile && sent.resourceType() === 'font') fonts.push(sent.url());
    });
    const moved = await watchShifts(page);
    for (const share of shares) {
      stalled.stall(headline + Math.round((html.length - headline) * share));
      await page.goto(stalled.url, { waitUntil: 'commit' });
      await firstPaint(page);
      stalled.sendRest();
      await page.waitForLoadState('load');
      expect(await moved(), `stalled at ${share}`).toBeLessThan(0.001);
    }
    expect(fonts).toEqual([]);
    await stalled.close();
  });
}
