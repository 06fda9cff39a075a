import type { Locator, Page } from '@playwright/test';
import { expectNoFindings, looks, wear } from './support/axe.ts';
import { png } from './support/pictures.ts';
import { expect, signedInTest as test } from './support/test.ts';

/** Opens the list at a page of its own, so that tests that change posts do not meet. */
async function openList(page: Page, listPage: number): Promise<Locator> {
  await page.goto(`/admin/posts?page=${listPage}`);
  const cards = page.getByRole('article');
  await expect(cards).toHaveCount(6);
  return cards;
}

async function openPost(page: Page, listPage: number): Promise<void> {
  const cards = await openList(page, listPage);
  await cards.first().getByRole('link').first().click();
  await page.waitForURL(/\/admin\/posts\/[^/]+$/);
  await expect(page.getByRole('heading', { name: 'Content' })).toBeVisible();
}

/** Writes a post of the administrator's and opens its page. */
async function writePost(page: Page, content: string): Promise<void> {
  await page.goto('/admin/posts');
  await page.getByRole('button', { name: 'Create Post' }).click();
  const modal = page.getByRole('dialog', { name: 'Create Post' });
  await modal.getByLabel('Content').fill(content);
  await modal.getByLabel('Content').press('Control+Enter');
  await expect(modal).toBeHidden();
  await page.getByRole('article').getByText(content).click();
  await expect(page.getByRole('heading', { name: 'View Post' })).toBeFocused();
}

/** Something that holds a file, given to the window as the browser does. */
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

const asContent = (page: Page) => page.getByRole('textbox', { name: 'Content' });

test('the list shows six cards, a count and what each post is', async ({ page }) => {
  const cards = await openList(page, 2);
  await expect(page).toHaveTitle('Recent Posts · Buddyline');
  await expect(page.getByText('View and manage community posts')).toBeVisible();
  await expect(page.getByText(/^\d+ posts$/)).toBeVisible();
  const card = cards.first();
  await expect(card.getByText('User', { exact: true })).toBeVisible();
  await expect(card.getByText(/^\d{4}\/\d\d\/\d\d, \d\d:\d\d:\d\d [AP]M$/)).toBeVisible();
  await expect(card.getByText(/likes?$/)).toBeAttached();
  await expect(card.getByText(/comments?$/)).toBeAttached();
  await expect(card.getByText(/^(Enabled|Disabled)$/)).toBeVisible();
  await expect(card.getByRole('link', { name: /^Edit post of @/ })).toBeVisible();
  await expect(card.getByRole('button', { name: /^Delete post of @/ })).toBeVisible();
});

test('the grid has one, two or three columns, and three lines of each post', async ({ page }) => {
  const cards = await openList(page, 2);
  for (const [width, columns] of [
    [390, 1],
    [800, 2],
    [1440, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const lefts = await cards.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().x));
    expect(new Set(lefts).size).toBe(columns);
  }
  const text = cards.first().getByRole('link').first().locator('span');
  await expect(text).toHaveCSS('-webkit-line-clamp', '3');
});

test('search and page stand in the address; the next page and a hovered card are there already', async ({
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

test('keys walk the cards, open one and edit it', async ({ page }) => {
  const cards = await openList(page, 2);
  await page.getByRole('heading', { name: 'Recent Posts' }).focus();
  await page.keyboard.press('j');
  await expect(cards.first().getByRole('link').first()).toBeFocused();
  await page.keyboard.press('e');
  await page.waitForURL(/\/admin\/posts\/[^/]+\?edit$/);
  await expect(page.getByRole('button', { name: 'Cancel Edit' })).toBeVisible();
});

test('a delete asks, names the post, and Cancel keeps it', async ({ page }) => {
  const cards = await openList(page, 3);
  const remove = cards.first().getByRole('button', { name: /^Delete post of @/ });
  const name = (await remove.getAttribute('aria-label'))?.replace('Delete post of ', '') ?? '';
  await remove.click();
  const popup = page.getByRole('alertdialog', { name: 'Delete Post' });
  await expect(popup).toContainText(`The post of ${name} will be gone for good.`);
  await expect(popup.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(popup).toBeHidden();
  await expect(remove).toBeFocused();
});

test('a confirmed delete says so in the words of the server, and the card is gone', async ({
  page,
}) => {
  await writePost(page, 'To be deleted from the list');
  await page.goto('/admin/posts?search=To+be+deleted+from+the+list');
  const card = page.getByRole('article');
  await card.getByRole('button', { name: /^Delete post of @/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('Post deleted.')).toBeVisible();
  await expect(page.getByText('No Posts To Show.')).toBeVisible();
});

test('a failing delete shows the words of the server and keeps the card', async ({ page }) => {
  const cards = await openList(page, 3);
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

test('a post is written with a picture, and then stands first', async ({ page }) => {
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
  const body = (await sent).postData() ?? '';
  expect(body).toContain('name="content"');
  expect(body).toContain('name="file"; filename="reef.png"');
  await expect(page.getByText('Post created.')).toBeVisible();
  await expect(modal).toBeHidden();
  await page.waitForURL('**/admin/posts');
  const first = page.getByRole('article').filter({ hasText: 'Two mantas.' });
  await expect(first.getByRole('img', { name: 'Picture of the post' })).toBeVisible();
});

test('what cannot be a picture is refused in its place, dropped and pasted files are taken', async ({
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

test('a file that cannot be read says so', async ({ page }) => {
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

test('a post that could not be sent stays as it was written, and is discarded only on request', async ({
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

test('sending can be cancelled, and what was written stays', async ({ page }) => {
  await page.goto('/admin/posts');
  await page.getByRole('button', { name: 'Create Post' }).click();
  const modal = page.getByRole('dialog', { name: 'Create Post' });
  await page.route('**/api/posts', () => {});
  await asContent(page).fill('On its way');
  await modal.getByRole('button', { name: 'Create Post' }).click();
  await expect(modal.getByRole('progressbar', { name: 'Sending the post' })).toBeVisible();
  await modal.getByRole('button', { name: 'Cancel sending' }).click();
  await expect(modal.getByText('Sending was cancelled.')).toBeVisible();
  await expect(asContent(page)).toHaveValue('On its way');
});

test('a post shows its engagement, its author and its public link', async ({ page }) => {
  await openPost(page, 4);
  await expect(page).toHaveTitle('View Post · Buddyline');
  for (const fact of ['Likes', 'Comments', 'Created At', 'Updated At']) {
    await expect(page.getByRole('term').filter({ hasText: fact })).toBeVisible();
  }
  await expect(page.getByRole('link', { name: 'View Author Profile' })).toHaveAttribute(
    'href',
    /^\/admin\/users\/[0-9a-f-]{36}$/,
  );
  const id = new URL(page.url()).pathname.split('/').pop() ?? '';
  await expect(page.getByRole('link', { name: 'Open the public page' })).toHaveAttribute(
    'href',
    `https://share.example.org/posts/${id}`,
  );
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Copy the public link' }).click();
  await expect(page.getByRole('button', { name: 'Copied!' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    `https://share.example.org/posts/${id}`,
  );
});

test('a picture keeps its shape and its place', async ({ page }) => {
  await page.goto('/admin/posts?page=4');
  await page
    .getByRole('article')
    .filter({ has: page.getByRole('img', { name: 'Picture of the post' }) })
    .first()
    .getByRole('link')
    .first()
    .click();
  const picture = page.getByRole('img', { name: 'Picture of the post' });
  await expect(picture).toHaveCSS('object-fit', 'contain');
  expect(await picture.evaluate((image: HTMLImageElement) => image.decode())).toBeUndefined();
});

test('a post that does not exist', async ({ page }) => {
  await page.goto('/admin/posts/00000000-0000-7000-8000-000000000000');
  await expect(page.getByText('No Post To Show.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Edit Post' })).toBeHidden();
});

test('an edit sends the words alone, the picture stays, and the page shows what is saved', async ({
  page,
}) => {
  await writePost(page, 'Before the edit');
  await page.getByRole('button', { name: 'Edit Post' }).click();
  await page.waitForURL(/\?edit$/);
  await asContent(page).fill('After the edit');
  const sent = page.waitForRequest((request) => request.method() === 'PUT');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  expect((await sent).postData()).not.toContain('name="file"');
  await expect(page.getByText('Post updated.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Edit Post' })).toBeVisible();
  await expect(page.getByText('After the edit')).toBeVisible();
  await expect(page).not.toHaveURL(/edit/);
  await expect(page.getByText('No Comments To Show.')).toBeVisible();
});

test('Cancel Edit resets the form; a link asks before changes are lost', async ({ page }) => {
  await openPost(page, 5);
  await page.getByRole('button', { name: 'Edit Post' }).click();
  const before = await asContent(page).inputValue();
  await asContent(page).fill('Something else');
  await page.getByRole('link', { name: 'Dashboard' }).click();
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(asContent(page)).toHaveValue('Something else');
  await page.getByRole('button', { name: 'Cancel Edit' }).click();
  await page.getByRole('button', { name: 'Edit Post' }).click();
  await expect(asContent(page)).toHaveValue(before);
});

test('words that somebody else saved meanwhile are shown beside mine, to choose', async ({
  page,
}) => {
  await writePost(page, 'As both have read it');
  await page.getByRole('button', { name: 'Edit Post' }).click();
  await asContent(page).fill('As I have it');
  const other = await page.context().newPage();
  await other.goto(page.url());
  await asContent(other).fill('As they have it');
  await other.getByRole('button', { name: 'Save Changes' }).click();
  await expect(other.getByRole('button', { name: 'Edit Post' })).toBeVisible();
  await other.close();
  await page.getByRole('button', { name: 'Save Changes' }).click();
  const notice = page.getByRole('region', { name: 'Somebody else saved this meanwhile' });
  await notice.getByRole('radio', { name: 'As they have it' }).check();
  await expect(asContent(page)).toHaveValue('As they have it');
  await notice.getByRole('radio', { name: 'As I have it' }).check();
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByRole('button', { name: 'Edit Post' })).toBeVisible();
  await expect(page.getByText('As I have it')).toBeVisible();
});

test('a post is disabled and enabled again', async ({ page }) => {
  await writePost(page, 'Now you see it');
  const content = page
    .getByRole('region')
    .or(page.locator('section'))
    .filter({
      has: page.getByRole('heading', { name: 'Content' }),
    });
  await expect(content.getByText('Enabled')).toBeVisible();
  await page.getByRole('button', { name: 'Disable Post' }).click();
  await expect(page.getByText('Post disabled.')).toBeVisible();
  await expect(content.getByText('Disabled')).toBeVisible();
  await expect(page.getByText('Nobody can open it while the post is disabled.')).toBeVisible();
  await page.getByRole('button', { name: 'Enable Post' }).click();
  await expect(page.getByText('Post enabled.')).toBeVisible();
  await expect(content.getByText('Enabled')).toBeVisible();
});

test('a post deleted on its page leads back to the list, without it', async ({ page }) => {
  await writePost(page, 'To be deleted on its page');
  await page.getByRole('button', { name: 'Delete Post' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('Post deleted.')).toBeVisible();
  await page.waitForURL('**/admin/posts');
  await expect(page.getByText('To be deleted on its page')).toBeHidden();
});

/** A post with more comments than fit on one page. */
async function openDiscussedPost(page: Page): Promise<void> {
  for (let listPage = 30; ; listPage += 1) {
    const cards = await openList(page, listPage);
    const discussed = cards.filter({ hasText: /\b([7-9]|\d\d) comments/ }).first();
    if ((await discussed.count()) === 0) continue;
    await discussed.getByRole('link').first().click();
    await expect(page.getByRole('button', { name: /^Delete comment of @/ })).toHaveCount(5);
    return;
  }
}

test('comments come five at a time, their page stands in the address, and each can go', async ({
  page,
}) => {
  await openDiscussedPost(page);
  const number = page.getByRole('term').filter({ hasText: 'Comments' }).locator('+ dd');
  const before = Number(await number.textContent());
  await page.getByRole('button', { name: 'Next Page' }).click();
  await page.waitForURL(/\?comments=2$/);
  const remove = page.getByRole('button', { name: /^Delete comment of @/ });
  await expect(remove).toHaveCount(Math.min(5, before - 5));
  await page.reload();
  await remove.first().click();
  const popup = page.getByRole('alertdialog', { name: 'Delete Comment' });
  await expect(popup).toContainText('will be gone for good.');
  await popup.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('Comment deleted.')).toBeVisible();
  await expect(number).toHaveText(String(before - 1));
});

test('a page of comments past the last one becomes the last one', async ({ page }) => {
  await openDiscussedPost(page);
  await page.goto(`${page.url()}?comments=99`);
  await page.waitForURL(/\?comments=\d$/);
  await page.goto(page.url().replace(/\d$/, 'abc'));
  await page.waitForURL(/\?comments=1$/);
});

for (const look of looks) {
  test(`posts pass axe, ${look.theme}, ${look.language}`, async ({ page }) => {
    test.slow();
    await wear(page, look);
    await openList(page, 1);
    await expectNoFindings(page, 'posts');
    await page.getByRole('article').first().getByRole('button').last().click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await expectNoFindings(page, 'delete post');
    await page.keyboard.press('Escape');
    await page.locator('header').getByRole('button').first().click();
    await expect(page.getByRole('dialog').getByRole('textbox')).toBeFocused();
    await expectNoFindings(page, 'create post');
    await page.goto('/admin/posts?search=nobody-wrote-this');
    await expectNoFindings(page, 'no posts');
    const cards = await openList(page, 30);
    await cards.first().getByRole('link').first().click();
    await page.waitForURL(/\/admin\/posts\/[^/]+$/);
    await expectNoFindings(page, 'post');
    await page.goto(`${page.url()}?edit`);
    await expect(page.getByRole('textbox').first()).toBeVisible();
    await expectNoFindings(page, 'edit post');
  });
}
