import type { Page } from '@playwright/test';
import { someMember } from '../support/people.ts';
import { writePost } from '../support/posts.ts';
import { staffCalls } from '../support/staff-calls.ts';
import { expect, signedInTest as test } from '../support/test.ts';
import { keepToast } from '../support/toasts.ts';

const lastDay = (page: Page) => page.getByRole('region', { name: 'Written in the last 24 hours' });
const comments = (page: Page) => page.getByRole('tabpanel').getByRole('listitem');

/** The administrator comments on the newest post. @returns the id of the post */
async function comment(page: Page, contents: string[]): Promise<string> {
  const staff = await staffCalls(page);
  const [post] = await staff.list<{ id: string }>('posts?limit=1');
  if (!post) throw new Error('The demo has no posts.');
  for (const content of contents) {
    await staff.change('POST', `comments/post/${post.id}`, { content });
  }
  return post.id;
}

async function openTab(page: Page, tab: string): Promise<void> {
  const id = await page.evaluate(() => localStorage.getItem('user_id'));
  await page.goto(`/admin/users/${id}/${tab}`);
}

test('the comments of a person are searched, lead to their post, and are deleted with an undo', async ({
  page,
}) => {
  await page.goto('/admin/users');
  const words = ['Cheap wätches here.', 'CHEAP fins.', 'Nice dive.'];
  const postId = await comment(page, words);
  await openTab(page, 'posts');
  await page.getByRole('tab', { name: 'Comments' }).click();
  await expect(comments(page).first()).toContainText('Nice dive.');
  await page.getByRole('searchbox', { name: 'Search comments' }).fill('cheap');
  await page.waitForURL('**/comments?search=cheap');
  await expect(page.getByText('2 comments', { exact: true })).toBeVisible();
  await expect(comments(page)).toHaveCount(2);

  await page.getByRole('button', { name: 'Delete the comment: CHEAP fins.' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Confirm' }).click();
  await keepToast(page, 'Comment deleted.');
  await expect(comments(page)).toHaveCount(1);
  await page
    .getByRole('region', { name: 'Notifications' })
    .getByRole('button', { name: 'Undo' })
    .click();
  await expect(comments(page)).toHaveCount(2);

  await comments(page)
    .first()
    .getByRole('link', { name: /^On the post: / })
    .click();
  await page.waitForURL(`**/admin/posts/${postId}`);
});

test('what a person wrote in the last day is deleted at once and comes back with one undo', async ({
  page,
}) => {
  await writePost(page, 'Advertising.');
  await comment(page, ['On my own post.']);
  await writePost(page, 'More advertising.');
  await openTab(page, 'staff');
  // With whatever the demo data has of the administrator's last day.
  const counts = lastDay(page).getByText(/^\d+ posts and \d+ comments?$/);
  await expect(counts).toBeVisible();
  const text = await counts.innerText();
  await lastDay(page).getByRole('button', { name: 'Delete all' }).click();
  const popup = page.getByRole('alertdialog');
  await expect(popup).toContainText(text);
  await popup.getByRole('button', { name: 'Cancel' }).click();
  await lastDay(page).getByRole('button', { name: 'Delete all' }).click();
  await popup.getByRole('button', { name: 'Confirm' }).click();
  await keepToast(page, /^\d+ items deleted\.$/);
  await expect(lastDay(page)).toContainText('No posts and no comments.');
  await page
    .getByRole('region', { name: 'Notifications' })
    .getByRole('button', { name: 'Undo' })
    .click();
  await expect(lastDay(page)).toContainText(text);
});

test('a suspension that has ended by itself offers to show the posts that it hid', async ({
  page,
}) => {
  const { id } = await someMember(page);
  const staff = await staffCalls(page);
  await staff.change('POST', `users/${id}/sanctions`, {
    kind: 'suspension',
    publicText: 'Spam.',
    length: '1-day',
    hidePosts: true,
  });
  // As if its time were over.
  const ended = { endsAt: '2026-01-01T00:00:00.000Z', isActive: false, hiddenPosts: 3 };
  await page.route('**/sanctions', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as { data: object[] };
    await route.fulfill({
      json: { ...body, data: body.data.map((one) => ({ ...one, ...ended })) },
    });
  });
  await page.goto(`/admin/users/${id}/staff`);
  const item = page
    .getByRole('region', { name: 'Messages and sanctions' })
    .getByRole('listitem')
    .first();
  await expect(item).toContainText('It hid 3 posts');
  await expect(item).toContainText(/Ended /);
  await item.getByRole('button', { name: 'Show the posts again' }).click();
  await expect(item).toContainText(/Posts shown again .+ Ada Marsh/);
  await expect(item.getByRole('button')).toHaveCount(0);
});
