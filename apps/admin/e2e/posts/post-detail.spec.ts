import type { Page } from '@playwright/test';
import { expectNoFindings, appearances, setAppearance } from '../support/axe.ts';
import { asContent, openList, openPost, writePost } from '../support/posts.ts';
import { expect, signedInTest as test } from '../support/test.ts';
import { toast } from '../support/toasts.ts';

test('a post shows its engagement, its author and its public link', async ({ page }) => {
  // A new post is enabled; any other may have been disabled.
  await writePost(page, 'Calm and clear');
  await expect(page).toHaveTitle(/.+ · View Post · Buddyline$/);
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
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toBe(`https://share.example.org/posts/${id}`);
});

test('a picture keeps its aspect ratio and causes no layout shift', async ({ page }) => {
  await page.goto('/admin/posts');
  await page
    .getByRole('article')
    .filter({ has: page.getByRole('img', { name: 'Picture of the post' }) })
    .first()
    .getByRole('link')
    .first()
    .click();
  await expect(page.getByRole('heading', { name: 'View Post' })).toBeFocused();
  const picture = page.getByRole('img', { name: 'Picture of the post' });
  await expect(picture).toHaveCSS('object-fit', 'contain');
  expect(await picture.evaluate((image: HTMLImageElement) => image.decode())).toBeUndefined();
});

test('a post that does not exist', async ({ page }) => {
  await page.goto('/admin/posts/00000000-0000-7000-8000-000000000000');
  await expect(page.getByText('No Post To Show.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Edit Post' })).toBeHidden();
});

test('an edit sends only the text, the picture stays, and the page shows the saved post', async ({
  page,
}) => {
  await writePost(page, 'Before the edit');
  await page.getByRole('button', { name: 'Edit Post' }).click();
  await page.waitForURL(/\?edit$/);
  await asContent(page).fill('After the edit');
  const sent = page.waitForRequest((request) => request.method() === 'PUT');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  const body = (await sent).postData();
  expect(body).toContain('name="content"');
  expect(body).not.toContain('name="file"');
  await expect(toast(page, 'Post updated.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Edit Post' })).toBeVisible();
  await expect(page.getByText('After the edit')).toBeVisible();
  await expect(page).not.toHaveURL(/edit/);
  await expect(page.getByText('No Comments To Show.')).toBeVisible();
});

test('Cancel Edit resets the form; a link asks before changes are lost', async ({ page }) => {
  await openPost(page);
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

test('a concurrent save shows both texts, and the person chooses', async ({ page }) => {
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
  const content = page.getByRole('main');
  await expect(content.getByText('Enabled', { exact: true })).toBeVisible();
  // The second click of a double click does not undo the first.
  await page.getByRole('button', { name: 'Disable Post' }).dblclick();
  await expect(toast(page, 'Post disabled.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Enable Post' })).toBeFocused();
  await expect(content.getByText('Disabled', { exact: true })).toBeVisible();
  await expect(page.getByText('Nobody can open it while the post is disabled.')).toBeVisible();
  await page.getByRole('button', { name: 'Enable Post' }).click();
  await expect(toast(page, 'Post enabled.')).toBeVisible();
  await expect(content.getByText('Enabled', { exact: true })).toBeVisible();
});

test('a post deleted on its page leads back to the list, without it', async ({ page }) => {
  await writePost(page, 'To be deleted on its page');
  await page.getByRole('button', { name: 'Delete Post', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Confirm' }).click();
  await expect(toast(page, 'Post deleted.')).toBeVisible();
  await page.waitForURL('**/admin/posts');
  await expect(page.getByRole('heading', { name: 'Recent Posts' })).toBeFocused();
  const card = page.getByRole('article').filter({ hasText: 'To be deleted on its page' });
  await expect(card).toHaveCount(0);
});

/** Opens a post with more comments than fit on one page. */
async function openDiscussedPost(page: Page): Promise<void> {
  for (let listPage = 1; ; listPage += 1) {
    const cards = await openList(page, `?page=${listPage}`);
    const counts = await cards.getByText(/^\d+ comments?$/).allTextContents();
    const at = counts.findIndex((count) => Number.parseInt(count) > 6);
    if (at === -1) continue;
    await cards.nth(at).getByRole('link').first().click();
    await expect(page.getByRole('button', { name: /^Delete comment of @/ })).toHaveCount(5);
    return;
  }
}

test('comments have five per page, their page is in the URL, and each can be deleted', async ({
  page,
}) => {
  await openDiscussedPost(page);
  // The second fact; the facts are likes, comments and two dates.
  await expect(page.getByRole('term').nth(1)).toHaveText('Comments');
  const number = page.getByRole('definition').nth(1);
  const before = Number(await number.textContent());
  await page.getByRole('button', { name: 'Next Page' }).click();
  await page.waitForURL(/\?comments=2$/);
  const remove = page.getByRole('button', { name: /^Delete comment of @/ });
  await expect(remove).toHaveCount(Math.min(5, before - 5));
  await page.reload();
  await remove.first().click();
  const popup = page.getByRole('alertdialog', { name: 'Delete Comment' });
  await expect(popup).toContainText('You can restore it for 30 days.');
  await popup.getByRole('button', { name: 'Confirm' }).click();
  await expect(toast(page, 'Comment deleted.')).toBeVisible();
  await expect(number).toHaveText(String(before - 1));
});

test('a page of comments beyond the last becomes the last', async ({ page }) => {
  await openDiscussedPost(page);
  await page.goto(`${page.url()}?comments=99`);
  await page.waitForURL(/\?comments=\d$/);
  await page.goto(page.url().replace(/\d$/, 'abc'));
  await page.waitForURL(/\?comments=1$/);
});

for (const appearance of appearances) {
  test(`a post passes axe, ${appearance.theme}, ${appearance.language}`, async ({ page }) => {
    test.slow();
    await setAppearance(page, appearance);
    const cards = await openList(page);
    await cards.first().getByRole('link').first().click();
    await page.waitForURL(/\/admin\/posts\/[^/]+$/);
    await expectNoFindings(page, 'post');
    await page.goto(`${page.url()}?edit`);
    await expect(page.getByRole('textbox').first()).toBeVisible();
    await expectNoFindings(page, 'edit post');
  });
}
