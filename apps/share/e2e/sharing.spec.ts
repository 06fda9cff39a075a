import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

/** What the browser under test allows; set before the page's script runs. */
interface Abilities {
  share?: 'granted' | 'cancelled' | 'refused';
  clipboard?: 'granted' | 'denied';
}

/** What the page shared and copied. */
interface Recorded {
  shared: ShareData[];
  copied: string[];
}

declare global {
  interface Window {
    recorded: Recorded;
  }
}

async function mock(page: Page, abilities: Abilities): Promise<void> {
  await page.addInitScript(({ share, clipboard }: Abilities) => {
    const recorded: Recorded = { shared: [], copied: [] };
    window.recorded = recorded;
    const refusals = { cancelled: 'AbortError', refused: 'NotAllowedError' };
    const nativeShare = async (data: ShareData) => {
      if (share !== 'granted' && share) throw new DOMException('', refusals[share]);
      recorded.shared.push(data);
    };
    if (share) Object.defineProperty(navigator, 'share', { value: nativeShare });
    const writeText = async (text: string) => {
      if (clipboard === 'denied') throw new DOMException('', 'NotAllowedError');
      recorded.copied.push(text);
    };
    Object.defineProperty(navigator, 'clipboard', { value: { writeText } });
  }, abilities);
}

const recorded = (page: Page) => page.evaluate(() => window.recorded);

/** Every share count the page sends, with the API's status. */
function watchCounts(page: Page): { body: unknown; status: Promise<number> }[] {
  const counts: { body: unknown; status: Promise<number> }[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'POST') return;
    const status = request.response().then((response) => response?.status() ?? 0);
    // A test that does not await it may end first.
    status.catch(() => {});
    counts.push({ body: request.postDataJSON(), status });
  });
  return counts;
}

/** The text of the alert that the action opens. */
async function alertOf(page: Page, action: () => Promise<void>): Promise<string> {
  const alert = page.waitForEvent('dialog');
  const done = action();
  const dialog = await alert;
  const words = dialog.message();
  await dialog.accept();
  await done;
  return words;
}

/** 'Copied!' shows for two seconds. */
async function openWithStoppedClock(page: Page, postId: string): Promise<void> {
  await page.clock.install({ time: 0 });
  await page.goto(`/posts/${postId}`);
  await page.clock.pauseAt(600_000);
}

const click = (page: Page, name: string) => page.getByRole('button', { name }).click();

test('native shares are counted once per visit', async ({ page, postId }) => {
  await mock(page, { share: 'granted' });
  const counts = watchCounts(page);
  await openWithStoppedClock(page, postId);
  await click(page, 'Share');
  await click(page, 'Share');
  const address = `https://share.example/posts/${postId}`;
  await expect.poll(async () => (await recorded(page)).shared).toHaveLength(2);
  expect((await recorded(page)).shared[0]?.url).toBe(address);
  await click(page, 'Copy Link');
  await expect(page.getByRole('button', { name: 'Copied!' })).toBeVisible();
  expect(counts).toHaveLength(1);
  expect(counts[0]?.body).toEqual({ platform: 'web', shareType: 'post' });
  expect(await counts[0]?.status).toBe(200);
});

test('closing the native share sheet counts no share', async ({ page, postId }) => {
  await mock(page, { share: 'cancelled' });
  const counts = watchCounts(page);
  await openWithStoppedClock(page, postId);
  await click(page, 'Share');
  // This share is the first one counted.
  await click(page, 'Copy Link');
  await expect(page.getByRole('button', { name: 'Copied!' })).toBeVisible();
  expect((await recorded(page)).copied).toHaveLength(1);
  expect(counts).toHaveLength(1);
});

for (const share of [undefined, 'refused'] as const) {
  test(`where native sharing is ${share ?? 'absent'} the link is copied, and an alert says so`, async ({
    page,
    postId,
  }) => {
    await mock(page, share ? { share } : {});
    const counts = watchCounts(page);
    await page.goto(`/posts/${postId}?lang=ar`);
    const words = await alertOf(page, () => page.getByRole('button', { name: 'مشاركة' }).click());
    expect(words).toBe('تم نسخ الرابط!');
    await expect(page.getByRole('status')).toHaveText(words);
    expect((await recorded(page)).copied).toEqual([
      `https://share.example/posts/${postId}?lang=ar`,
    ]);
    expect(counts).toHaveLength(1);
  });
}

test('the English alert has the wording of the specification', async ({ page, postId }) => {
  await mock(page, {});
  await page.goto(`/posts/${postId}`);
  expect(await alertOf(page, () => click(page, 'Share'))).toBe('Link copied to clipboard!');
});

test("'Copied!' shows for two seconds, and a second click restarts them", async ({
  page,
  postId,
}) => {
  await mock(page, {});
  await openWithStoppedClock(page, postId);
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
  test(`${name} without clipboard access shows the link, and counts nothing`, async ({
    page,
    postId,
  }) => {
    await mock(page, { clipboard: 'denied' });
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
  await mock(page, { share: 'granted' });
  const logged = page.waitForEvent('console', (message) => message.type() === 'warning');
  await page.route('**/api/posts/*/share', (route) => route.fulfill({ status: 429, body: '{}' }));
  await page.goto(`/posts/${postId}`);
  await click(page, 'Share');
  expect((await logged).text()).toBe('The share was not counted: 429');
});
