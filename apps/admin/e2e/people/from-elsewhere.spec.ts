import { suspendedMember } from '../support/people.ts';
import { staffCalls } from '../support/staff-calls.ts';
import { expect, signedInTest as test } from '../support/test.ts';
import { toast } from '../support/toasts.ts';

interface Post {
  id: string;
  userId: string;
  commentsCount: number;
}

test('a commenter and a named person are reached from a post', async ({ page }) => {
  const { list } = await staffCalls(page);
  const posts = await list<Post>('posts?limit=100');
  const commented = posts.find(({ commentsCount }) => commentsCount > 0);
  await page.route(/\/api\/posts\/(?:get\/)?[0-9a-f-]{36}$/, async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as { data: object };
    const content = 'With @ada_marsh at the wreck, call +44 20 7946 0000.';
    await route.fulfill({ json: { ...body, data: { ...body.data, content } } });
  });
  await page.goto(`/admin/posts/${commented?.id}`);
  await page.getByRole('link', { name: '@ada_marsh' }).click();
  await page.waitForURL(/\/admin\/users(\/|\?search=ada_marsh)/);
  await page.goBack();
  const deletes = page.getByRole('button', { name: /^Delete comment of @/ });
  const comment = page.getByRole('listitem').filter({ has: deletes }).first();
  await comment.getByRole('link').first().click();
  await page.waitForURL('**/admin/users/*/posts');
  await expect(page.getByRole('heading', { name: 'User Profile' })).toBeVisible();
});

test("a suspended author is told on their post's page", async ({ page }) => {
  const { id } = await suspendedMember(page);
  await page.goto(`/admin/users/${id}/posts`);
  await page.getByRole('tabpanel').getByRole('listitem').getByRole('link').first().click();
  await page.waitForURL('**/admin/posts/*');
  await expect(page.getByRole('main').getByText('Suspended', { exact: true })).toBeVisible();
});

test('a diver is marked as verified from their certificate, by its key, and it is undone', async ({
  page,
}) => {
  const staff = await staffCalls(page);
  const [certificate] = await staff.list<Post>('certificates');
  const { id = '', userId = '' } = certificate ?? {};
  await staff.change('PUT', `users/admin/${userId}`, { isVerified: false });
  await page.goto(`/admin/certifications/${id}`);
  await expect(page.getByRole('button', { name: 'Mark diver as verified' })).toBeEnabled();
  await page.getByRole('heading', { level: 1 }).focus();
  await page.keyboard.press('v');
  await expect(page.getByText('The diver is verified')).toBeVisible();
  await page.keyboard.press('z');
  await expect(toast(page, /undone|put back|restored/i)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Mark diver as verified' })).toBeEnabled();
});

test('certificates are gone through by keys, over the end of a page', async ({ page }) => {
  await page.goto('/admin/certifications');
  await page.getByRole('row').nth(10).getByRole('link').first().click();
  await page.waitForURL(/certifications\/.+\?at=10$/);
  const position = page.getByRole('navigation', { name: 'Certificates of this list' });
  await expect(position).toContainText(/10 of \d+/);
  const tenth = page.url();
  await expect(position.getByRole('link', { name: 'Next certificate' })).toBeVisible();
  await page.getByRole('heading', { level: 1 }).focus();
  await page.keyboard.press('n');
  await page.waitForURL(/\?at=11$/);
  await expect(position).toContainText(/11 of \d+/);
  await expect(position.getByRole('link', { name: 'Previous certificate' })).toBeVisible();
  await page.keyboard.press('k');
  await expect(page).toHaveURL(tenth);
});
