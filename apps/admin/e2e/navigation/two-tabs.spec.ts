import type { Locator, Page } from '@playwright/test';
import { staffCalls } from '../support/staff-calls.ts';
import { expect, signedInTest as test } from '../support/test.ts';
import { toast } from '../support/toasts.ts';

const rows = (page: Page) => {
  const main = page.getByRole('main');
  return main
    .getByRole('article')
    .or(main.getByRole('row'))
    .filter({ has: page.getByRole('link') });
};
const linkOf = (row: Locator) => row.getByRole('link').first();

/** Where the rows lead to. */
async function addresses(page: Page): Promise<string[]> {
  const links = (await rows(page).all()).map(linkOf);
  return Promise.all(links.map(async (link) => (await link.getAttribute('href')) ?? ''));
}

const marked = (page: Page) => rows(page).filter({ hasText: 'Deleted meanwhile' });
const toTrash = (page: Page) => page.getByRole('link', { name: 'Open it in the trash' });

/** Opens a list, hears of changes from then on, and returns the id of its fourth record: the first user may be oneself. */
async function openFourth(page: Page, list: string): Promise<string> {
  await page.goto(`/admin/${list}`);
  await expect(rows(page).first()).toBeVisible();
  await page.keyboard.press('Shift');
  return /[\da-f]{8}-[\da-f-]+/.exec((await addresses(page))[3] ?? '')?.[0] ?? '';
}

test('a post that the other tab deletes is marked in place, and leads to the trash, from which it comes back', async ({
  page,
}) => {
  const staff = await staffCalls(page);
  const id = await openFourth(page, 'posts');
  const before = await addresses(page);
  await staff.change('DELETE', `posts/${id}`);
  await expect(marked(page)).toHaveCount(1);
  expect(await addresses(page)).toEqual(before);

  await linkOf(marked(page)).click();
  await expect(page.getByText('No Post To Show.', { exact: true })).toBeVisible();
  await expect(page.getByRole('main').getByText(/^Ada Marsh deleted/)).toBeVisible();
  await toTrash(page).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Restore' }).click();
  await expect(toast(page, 'Restored.')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Delete Post', exact: true })).toBeVisible();
});

test('so are records of the other lists', async ({ page }) => {
  test.slow();
  const staff = await staffCalls(page);
  for (const [list = '', noun] of [
    ['certifications', 'certificates'],
    ['booklog', 'divelogs'],
    ['tickets', 'tickets'],
    ['users', 'users'],
  ]) {
    const id = await openFourth(page, list);
    await staff.change('DELETE', `${noun}/${id}`);
    await expect(marked(page)).toHaveCount(1);
    await linkOf(marked(page)).click();
    await expect(toTrash(page)).toBeVisible();
  }
});

test('a post is marked among those of its author too, and one that is deleted for good leads nowhere', async ({
  page,
}) => {
  const staff = await staffCalls(page);
  const [post] = await staff.list<{ id: string; userId: string }>('posts?limit=1');
  await page.goto(`/admin/users/${post?.userId}/posts`);
  const row = page.getByRole('tabpanel').getByRole('listitem').first();
  await expect(row).toBeVisible();
  await page.keyboard.press('Shift');
  await staff.change('DELETE', `posts/${post?.id}`);
  await expect(row.getByText('Deleted meanwhile')).toBeVisible();
  const [deletion] = await staff.list<{ id: string }>('trash?noun=posts');
  await staff.change('DELETE', `trash/${deletion?.id}`);
  await row.getByRole('link').click();
  await expect(page.getByText('No Post To Show.', { exact: true })).toBeVisible();
  await expect(toTrash(page)).toBeHidden();
});
