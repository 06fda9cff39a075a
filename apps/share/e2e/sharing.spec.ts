import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

/** What the browser under test can do; read by the page before its own script runs. */
interface Abilities {
  share?: 'granted' | 'cancelled' | 'refused';
  clipboard?: 'granted' | 'denied';
}

/** What the page did with them. */
interface Deeds {
  shared: ShareData[];
  copied: string[];
}

declare global {
  interface Window {
    deeds: Deeds;
  }
}

async function give(page: Page, abilities: Abilities): Promise<void> {
  await page.addInitScript(({ share, clipboard }: Abilities) => {
    const deeds: Deeds = { shared: [], copied: [] };
    window.deeds = deeds;
    const refusals = { cancelled: 'AbortError', refused: 'NotAllowedError' };
    const nativeShare = async (data: ShareData) => {
      if (share !== 'granted' && share) throw new DOMException('', refusals[share]);
      deeds.shared.push(data);
    };
    if (share) Object.defineProperty(navigator, 'share', { value: nativeShare });
    const writeText = async (text: string) => {
      if (clipboard === 'denied') throw new DOMException('', 'NotAllowedError');
      deeds.copied.push(text);
    };
    Object.defineProperty(navigator, 'clipboard', { value: { writeText } });
  }, abilities);
}

const deeds = (page: Page) => page.evaluate(() => window.deeds);

/** Every share the page counts, as the API answered it. */
function watchCounts(page: Page): { body: unknown; status: Promise<number> }[] {
  const counts: { body: unknown; status: Promise<number> }[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'POST') return;
    const status = request.response().then((response) => response?.status() ?? 0);
    counts.push({ body: request.postDataJSON(), status });
  });
  return counts;
}

/** The words of the alert that the action brings up. */
async function alertOf(page: Page, action: () => Promise<void>): Promise<string> {
  const alert = page.waitForEvent('dialog');
  const done = action();
  const dialog = await alert;
  const words = dialog.message();
  await dialog.accept();
  await done;
  return words;
}

const click = (page: Page, name: string) => page.getByRole('button', { name }).click();

test('a native share counts once, however often it is done', async ({ page, postId }) => {
  await give(page, { share: 'granted' });
  const counts = watchCounts(page);
  await page.goto(`/posts/${postId}`);
  await click(page, 'Share');
  await click(page, 'Share');
  const address = `https://share.example/posts/${postId}`;
  await expect.poll(async () => (await deeds(page)).shared).toHaveLength(2);
  expect((await deeds(page)).shared[0]?.url).toBe(address);
  await click(page, 'Copy Link');
  await expect(page.getByRole('button', { name: 'Copied!' })).toBeVisible();
  expect(counts).toHaveLength(1);
  expect(counts[0]?.body).toEqual({ platform: 'web', shareType: 'post' });
  expect(await counts[0]?.status).toBe(200);
});

test('whoever closes the native sheet has shared nothing', async ({ page, postId }) => {
  await give(page, { share: 'cancelled' });
  const counts = watchCounts(page);
  await page.goto(`/posts/${postId}`);
  await click(page, 'Share');
  // The next share is the first to count: nothing was pending.
  await click(page, 'Copy Link');
  await expect(page.getByRole('button', { name: 'Copied!' })).toBeVisible();
  expect((await deeds(page)).copied).toHaveLength(1);
  expect(counts).toHaveLength(1);
});

for (const share of [undefined, 'refused'] as const) {
  test(`where native sharing is ${share ?? 'absent'} the link is copied, and said`, async ({
    page,
    postId,
  }) => {
    await give(page, share ? { share } : {});
    const counts = watchCounts(page);
    await page.goto(`/posts/${postId}?lang=ar`);
    const words = await alertOf(page, () => page.getByRole('button', { name: 'مشاركة' }).click());
    expect(words).toBe('تم نسخ الرابط!');
    await expect(page.getByRole('status')).toHaveText(words);
    expect((await deeds(page)).copied).toEqual([`https://share.example/posts/${postId}?lang=ar`]);
    expect(counts).toHaveLength(1);
  });
}

test('in English the alert has the words of the specification', async ({ page, postId }) => {
  await give(page, {});
  await page.goto(`/posts/${postId}`);
  expect(await alertOf(page, () => click(page, 'Share'))).toBe('Link copied to clipboard!');
});

test("'Copied!' stands for two seconds, again from a second click on", async ({ page, postId }) => {
  await give(page, {});
  await page.clock.install({ time: 0 });
  await page.goto(`/posts/${postId}`);
  await page.clock.pauseAt(600_000);
  await click(page, 'Copy Link');
  await expect(page.getByRole('button', { name: 'Copied!' })).toBeVisible();
  await expect(page.getByRole('status')).toHaveText('Copied!');
  await page.clock.runFor(1_500);
  await click(page, 'Copied!');
  await page.clock.runFor(1_900);
  await expect(page.getByRole('button', { name: 'Copied!' })).toBeVisible();
  await page.clock.runFor(200);
  await expect(page.getByRole('button', { name: 'Copy Link' })).toBeVisible();
});

for (const name of ['Copy Link', 'Share']) {
  test(`${name} with a refused clipboard lays the link out, and counts nothing`, async ({
    page,
    postId,
  }) => {
    await give(page, { clipboard: 'denied' });
    const counts = watchCounts(page);
    await page.goto(`/posts/${postId}`);
    await click(page, name);
    const field = page.getByRole('textbox', { name: 'Copy this link by hand' });
    await expect(field).toBeVisible();
    await expect(field).toBeFocused();
    await expect(field).toHaveValue(`https://share.example/posts/${postId}`);
    await expect(page.getByRole('button', { name: 'Copy Link' })).toBeVisible();
    expect(counts).toEqual([]);
  });
}

test('a share that cannot be counted is only logged', async ({ page, postId }) => {
  await give(page, { share: 'granted' });
  const logged = page.waitForEvent('console', (message) => message.type() === 'warning');
  await page.route('**/api/posts/*/share', (route) => route.fulfill({ status: 429, body: '{}' }));
  await page.goto(`/posts/${postId}`);
  await click(page, 'Share');
  expect((await logged).text()).toBe('The share was not counted: 429');
});
