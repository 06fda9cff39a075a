import { readFile } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { freePort } from '@buddyline/tests/free-port';
import { expect, type JSHandle, type Page, test } from '@playwright/test';

const clientDir = join(import.meta.dirname, '../build/client');
/** How much of what follows the first headline has come when the network stalls. */
const shares = [0.02, 0.05, 0.1, 0.2, 0.4, 0.7, 0.95];

for (const path of ['/', '/ar', '/old', '/ar/old']) {
  test(`${path} comes with its letters, and nothing moves when it arrives in two parts`, async ({
    page,
  }) => {
    const html = await readFile(join(clientDir, path, 'index.html'));
    const headline = html.indexOf('</h1>');
    const stalled = await serveInParts(html);
    await page.setViewportSize({ width: 412, height: 823 });
    const fonts: string[] = [];
    page.on('request', (request) => {
      const isFile = !request.url().startsWith('data:');
      if (isFile && request.resourceType() === 'font') fonts.push(request.url());
    });
    for (const share of shares) {
      stalled.at = headline + Math.round((html.length - headline) * share);
      await page.goto(stalled.origin, { waitUntil: 'commit' });
      const shifts = await watchShifts(page);
      stalled.sendRest();
      await page.waitForLoadState('load');
      expect(await sumOf(shifts), `stalled at ${share}`).toBeLessThan(0.001);
    }
    expect(fonts).toEqual([]);
    await stalled.close();
  });
}

/** What has moved since the page began; from after the first paint, which the rest must not disturb. */
async function watchShifts(page: Page): Promise<JSHandle<{ sum: number }>> {
  await page.waitForFunction(
    () => performance.getEntriesByName('first-contentful-paint').length > 0,
  );
  return page.evaluateHandle(() => {
    const shifts = { sum: 0 };
    const add = (entry: PerformanceEntry) => {
      shifts.sum += 'value' in entry ? Number(entry.value) : 0;
    };
    const observer = new PerformanceObserver((list) => list.getEntries().forEach(add));
    observer.observe({ type: 'layout-shift', buffered: true });
    return shifts;
  });
}

async function sumOf(shifts: JSHandle<{ sum: number }>): Promise<number> {
  return shifts.evaluate(async (seen) => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    // Shifts are reported with the frame after the one that moved.
    for (let count = 0; count < 3; count += 1) await frame();
    return seen.sum;
  });
}

/** Sends `html` up to the byte `at`, and the rest when told to. */
async function serveInParts(html: Buffer) {
  const port = await freePort();
  let waiting: ServerResponse | undefined;
  const server = createServer((request, response) => {
    if (request.url !== '/') return void response.writeHead(404).end();
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    response.write(html.subarray(0, stalled.at));
    waiting = response;
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const stalled = {
    at: 0,
    origin: `http://127.0.0.1:${port}`,
    sendRest: () => waiting?.end(html.subarray(stalled.at)),
    close: () => new Promise((resolve) => server.close(resolve)),
  };
  return stalled;
}
