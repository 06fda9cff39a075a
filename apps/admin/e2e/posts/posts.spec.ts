import type { Page } from '@playwright/test';
import { expectNoFindings, appearances, setAppearance } from '../support/axe.ts';
import { png } from '../support/pictures.ts';
import { asContent, openList, writePost } from '../support/posts.ts';
import { expect, signedInTest as test } from '../support/test.ts';
import { toast } from '../support/toasts.ts';

/** Dispatches a drop or paste event with a file on the window. */
function give(page: Page, event: 'drop' | 'paste', type: string): Promise<void> {
  return page.evaluate(
    ([eventName, fileType]) => {
      const data = new DataTransfer();
      data.items.add(new File(['bytes'], 'given.png', { type: fileType }));
      const init = { bubbles: true, cancelable: true };
      window.dispatchEvent(
        eventName === 'drop'
          ? new DragEvent('drop', { ...init, dataTransfer: data })
          : new ClipboardEvent('paste', { ...init, clipboardData: data }),
      );
    },
    [event, type] as const,
  );
}

test('the list shows six cards with the content of each post, and a count', async ({ page }) => {
  const cards = await openList(page);
  await expect(page).toHaveTitle('Recent Posts · Buddyline');
  await expect(page.getByText('View and manage community posts')).toBeVisible();
  await expect(page.getByText(/^\d+ posts$/)).toBeVisible();
  const card = cards.first();
  await expect(card.getByText('User', { exact: true })).toBeVisible();
  await expect(card.getByText(/^\d{4}\/\d\d\/\d\d, \d\d:\d\d:\d\d [AP]M$/)).toBeVisible();
  await expect(card.getByText(/likes?$/)).toBeAttached();
  await expect(card.getByText(/comments?$/)).toBeAttached();
  await expect(card.getByRole('link', { name: /^Edit post of @/ })).toBeVisible();
  await expect(card.getByRole('button', { name: /^Delete post of @/ })).toBeVisible();
});

test('the grid has one to three columns, and three lines per post', async ({ page }) => {
  const cards = await openList(page);
  for (const [width, columns] of [
    [390, 1],
    [800, 2],
    [1440, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const lefts = await cards.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().x));
    expect(new Set(lefts).size).toBe(columns);
  }
  const clamp = await cards
    .first()
    .getByRole('link')
    .first()
    .evaluate(({ firstElementChild: text }) => text && getComputedStyle(text).webkitLineClamp);
  expect(clamp).toBe('3');
});

test('search and page are in the URL; the next page and a hovered card are prefetched', async ({
  page,
}) => {
  const ahead = page.waitForResponse('**/api/posts?page=2&limit=6');
  await page.goto('/admin/posts');
  await ahead;
  const card = page.getByRole('article').first();
  const hovered = page.waitForResponse(/\/api\/posts\/[0-9a-f-]{36}$/);
  await card.hover();
  await hovered;
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const before = await card.textContent();
  await page.getByRole('button', { name: 'Next Page' }).click();
  await page.waitForURL('**/admin/posts?page=2');
  await expect(card).not.toHaveText(before ?? '');
  expect(asked.filter((url) => url.includes('/api/posts?page=2'))).toEqual([]);
  await page.getByRole('searchbox', { name: 'Search posts' }).fill('nobody-wrote-this');
  await page.waitForURL('**/admin/posts?search=nobody-wrote-this');
  await expect(page.getByText('No Posts To Show.')).toBeVisible();
});

test('a slow list shows a spinner, a quick one none', async ({ page }) => {
  await page.goto('/admin/users');
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/api/posts?*', async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole('link', { name: 'Posts', exact: true }).click();
  const spinner = page.getByRole('status').filter({ hasText: 'Loading posts' });
  await expect(spinner).toHaveCSS('animation-delay', '0.3s');
  await expect(spinner).toHaveCSS('opacity', '1');
  answer();
  await expect(page.getByRole('article')).toHaveCount(6);
  await expect(spinner).toBeHidden();
});

test('shortcuts move through the cards, open one and edit it', async ({ page }) => {
  const cards = await openList(page);
  await page.getByRole('heading', { name: 'Recent Posts' }).focus();
  await page.keyboard.press('j');
  await expect(cards.first().getByRole('link').first()).toBeFocused();
  await page.keyboard.press('e');
  await page.waitForURL(/\/admin\/posts\/[^/]+\?edit$/);
  await expect(page.getByRole('button', { name: 'Cancel Edit' })).toBeVisible();
});

test('a delete asks first and names the post, and Cancel keeps it', async ({ page }) => {
  const cards = await openList(page);
  const remove = cards.first().getByRole('button', { name: /^Delete post of @/ });
  const label = (await remove.getAttribute('aria-label')) ?? '';
  const name = /^Delete post of (@\S+): /.exec(label)?.[1] ?? 'nobody';
  await remove.click();
  const popup = page.getByRole('alertdialog', { name: 'Delete Post' });
  await expect(popup).toContainText(`${name}You can restore it for 30 days.`);
  await expect(popup.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(popup).toBeHidden();
  await expect(remove).toBeFocused();
});

test("a confirmed delete shows the server's message and removes the card", async ({ page }) => {
  await writePost(page, 'To be deleted from the list');
  await page.goto('/admin/posts?search=To+be+deleted+from+the+list');
  const card = page.getByRole('article');
  await card.getByRole('button', { name: /^Delete post of @/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Confirm' }).click();
  await expect(toast(page, 'Post deleted.')).toBeVisible();
  await expect(page.getByText('No Posts To Show.')).toBeVisible();
});

test("a failing delete shows the server's message and keeps the card", async ({ page }) => {
  const cards = await openList(page);
  await page.route('**/api/posts/*', (route) =>
    route.request().method() === 'DELETE'
      ? route.fulfill({ status: 409, json: { isSuccessful: false, message: 'Not this one.' } })
      : route.fallback(),
  );
  await cards
    .first()
    .getByRole('button', { name: /^Delete post of @/ })
    .click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('alert').getByText('Not this one.')).toBeVisible();
  await expect(cards).toHaveCount(6);
});

test('a new post with a picture is first in the list', async ({ page }) => {
  await page.goto('/admin/posts?page=3');
  await page.getByRole('button', { name: 'Create Post' }).click();
  const modal = page.getByRole('dialog', { name: 'Create Post' });
  const content = asContent(page);
  await expect(content).toBeFocused();
  await modal.getByRole('button', { name: 'Create Post' }).click();
  await expect(modal.getByText('Please write something here.')).toBeVisible();
  await content.fill('Two mantas.\nBoth of them circled us.');
  await expect(modal.getByText('36 of 5,000 characters')).toBeVisible();
  const input = modal.getByLabel('Choose a picture');
  await expect(input).toHaveAttribute('accept', 'image/jpeg,image/png,image/webp');
  await expect(input).not.toHaveAttribute('multiple');
  await input.setInputFiles(png);
  await expect(modal.getByRole('img', { name: 'The chosen picture' })).toHaveAttribute(
    'src',
    /^data:image\/png;base64,/,
  );
  const sent = page.waitForRequest((request) => request.method() === 'POST');
  await modal.getByRole('button', { name: 'Create Post' }).click();
  expect(await (await sent).headerValue('content-type')).toMatch(
    /^multipart\/form-data; boundary=/,
  );
  await expect(toast(page, 'Post created.')).toBeVisible();
  await expect(modal).toBeHidden();
  await page.waitForURL('**/admin/posts');
  const first = page.getByRole('article').filter({ hasText: 'Two mantas.' });
  const picture = { name: 'Picture of the post' };
  await expect(first.getByRole('img', picture)).toBeVisible();
  await first.getByRole('link', { name: /^Edit post of @/ }).click();
  await content.fill('Three mantas.');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Three mantas.', { exact: true })).toBeVisible();
  await expect(page.getByRole('img', picture)).toBeVisible();
});

test('invalid pictures are rejected at the field; dropped and pasted files are accepted', async ({
  page,
}) => {
  await page.goto('/admin/posts');
  await page.getByRole('button', { name: 'Create Post' }).click();
  const modal = page.getByRole('dialog');
  await expect(asContent(page)).toBeFocused();
  await give(page, 'drop', 'image/gif');
  const refusal = modal.getByText('Only JPEG, PNG and WebP pictures can be chosen.');
  await expect(refusal).toBeVisible();
  await give(page, 'drop', 'image/png');
  await expect(refusal).toBeHidden();
  await expect(modal.getByText('given.png')).toBeVisible();
  await modal.getByRole('button', { name: 'Remove the chosen picture' }).click();
  await expect(modal.getByText('given.png')).toBeHidden();
  await give(page, 'paste', 'image/webp');
  await expect(modal.getByText('given.png')).toBeVisible();
  await modal.getByLabel('Choose another picture').setInputFiles({
    ...png,
    buffer: Buffer.alloc(10_000_001),
  });
  await expect(modal.getByText('The picture is larger than 10 MB.')).toBeVisible();
  await page.evaluate(() => {
    const nothing = new DataTransfer();
    Object.defineProperty(nothing, 'types', { value: ['Files'] });
    window.dispatchEvent(new DragEvent('drop', { cancelable: true, dataTransfer: nothing }));
  });
  await expect(modal.getByText('No File Provided.')).toBeVisible();
});

test('an unreadable file shows an error', async ({ page }) => {
  await page.goto('/admin/posts');
  await page.getByRole('button', { name: 'Create Post' }).click();
  await page.evaluate(() => {
    FileReader.prototype.readAsDataURL = function fail() {
      this.dispatchEvent(new ProgressEvent('error'));
    };
  });
  await page.getByLabel('Choose a picture').setInputFiles(png);
  await expect(page.getByRole('dialog').getByText('Error Occur', { exact: true })).toBeVisible();
});

test('a post that could not be sent stays in the form, and is discarded only after a confirmation', async ({
  page,
}) => {
  await page.goto('/admin/posts');
  await page.getByRole('button', { name: 'Create Post' }).click();
  const modal = page.getByRole('dialog', { name: 'Create Post' });
  await page.route('**/api/posts', (route) =>
    route.fulfill({ status: 507, json: { isSuccessful: false, message: 'The disk is full.' } }),
  );
  await asContent(page).fill('Half a post');
  await modal.getByRole('button', { name: 'Create Post' }).click();
  await expect(modal.getByText('The disk is full.')).toBeVisible();
  await expect(asContent(page)).toHaveValue('Half a post');
  const question = page.getByRole('alertdialog', { name: 'Discard this post?' });
  await page.keyboard.press('Escape');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(asContent(page)).toHaveValue('Half a post');
  await modal.getByRole('button', { name: 'Close' }).click();
  await question.getByRole('button', { name: 'Confirm' }).click();
  await expect(modal).toBeHidden();
  await page.getByRole('button', { name: 'Create Post' }).click();
  await expect(asContent(page)).toHaveValue('');
  await page.keyboard.press('Escape');
  await expect(modal).toBeHidden();
});

test('sending can be cancelled, and the form keeps its values', async ({ page }) => {
  await page.goto('/admin/posts');
  await page.getByRole('button', { name: 'Create Post' }).click();
  const modal = page.getByRole('dialog', { name: 'Create Post' });
  await page.route('**/api/posts', () => {});
  await asContent(page).fill('On its way');
  await modal.getByRole('button', { name: 'Create Post' }).click();
  await expect(modal.getByRole('progressbar', { name: 'Sending the post' })).toBeVisible();
  await modal.getByRole('button', { name: 'Cancel sending' }).click();
  await expect(modal.getByRole('progressbar', { name: 'Sending the post' })).toBeHidden();
  await expect(asContent(page)).toHaveValue('On its way');
  // A cancelled request shows no error.
  await expect(page.getByRole('alert')).toHaveCount(0);
});

for (const appearance of appearances) {
  test(`posts pass axe, ${appearance.theme}, ${appearance.language}`, async ({ page }) => {
    test.slow();
    await setAppearance(page, appearance);
    await openList(page);
    await expectNoFindings(page, 'posts');
    await page.getByRole('article').first().getByRole('button').last().click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await expectNoFindings(page, 'delete post');
    await page.keyboard.press('Escape');
    const create = appearance.language === 'en' ? 'Create Post' : 'إنشاء منشور';
    await page.getByRole('button', { name: create }).click();
    await expect(page.getByRole('dialog').getByRole('textbox')).toBeFocused();
    await expectNoFindings(page, 'create post');
    await page.goto('/admin/posts?search=nobody-wrote-this');
    await expectNoFindings(page, 'no posts');
  });
}
