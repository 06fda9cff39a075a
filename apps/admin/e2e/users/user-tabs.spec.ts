import type { Page } from '@playwright/test';
import { expectNoFindings, appearances, setAppearance } from '../support/axe.ts';
import { staffCalls } from '../support/staff-calls.ts';
import { expect, signedInTest as test } from '../support/test.ts';

interface PersonId {
  userId: string;
}

/** The owner of a list's first item, who therefore has at least one. */
async function ownerOfFirst(page: Page, section: string, call: string) {
  const answered = page.waitForResponse(`**/api/${call}?*`);
  await page.goto(`/admin/${section}`);
  const { data } = (await (await answered).json()) as { data: { data: PersonId[] } };
  return data.data[0]?.userId ?? '';
}

const tabs = [
  { tab: 'posts', call: 'posts', section: 'posts' },
  { tab: 'certificates', call: 'certificates', section: 'certifications' },
] as const;

for (const { tab, call, section } of tabs) {
  test(`${tab}: shows the count and the list's age, and each item links to its own page`, async ({
    page,
  }) => {
    const userId = await ownerOfFirst(page, section, call);
    await page.goto(`/admin/users/${userId}/${tab}`);
    const panel = page.getByRole('tabpanel');
    await expect(panel.getByText(new RegExp(`^\\d+ ${tab.replace(/s$/, 's?')}$`))).toBeVisible();
    await expect(panel.getByRole('button', { name: 'Refresh' })).toBeVisible();
    for (const link of await panel.getByRole('listitem').getByRole('link').all()) {
      expect(await link.getAttribute('href')).toMatch(new RegExp(`^/admin/${section}/.+`));
    }
    await panel.getByRole('listitem').getByRole('link').first().click();
    await page.waitForURL(`**/admin/${section}/*`);
  });
}

test('a hidden post is marked', async ({ page }) => {
  const staff = await staffCalls(page);
  const posts = await staff.list<{ id: string; userId: string }>('posts?limit=1');
  const { id = '', userId = '' } = posts[0] ?? {};
  await staff.change('PATCH', `posts/${id}`, { isEnabled: true });
  await page.goto(`/admin/users/${userId}/posts`);
  // It is the newest of all posts.
  const post = page.getByRole('tabpanel').getByRole('listitem').first();
  await expect(post).toBeVisible();
  await expect(post).not.toContainText('Disabled');
  await staff.change('PATCH', `posts/${id}`, { isEnabled: false });
  await page.reload();
  await expect(post).toContainText('Disabled');
});

const empty = [
  ['posts', "User Didn't post any Posts."],
  ['dive-logs', "User Don't Have any Dive Logs."],
  ['certificates', "User Don't Have any Certificates."],
  ['tickets', "User Don't Have any Tickets."],
] as const;

test('each empty tab has a message of its own', async ({ page }) => {
  const userId = await ownerOfFirst(page, 'posts', 'posts');
  await page.route('**/api/*/user/*', (route) =>
    route.fulfill({ json: { isSuccessful: true, data: { data: [], totalPages: 0, total: 0 } } }),
  );
  for (const [tab, words] of empty) {
    await page.goto(`/admin/users/${userId}/${tab}`);
    await expect(page.getByRole('tabpanel').getByText(words, { exact: true })).toBeVisible();
  }
});

test('a long list is paged, even if the backend sends all of it', async ({ page }) => {
  const userId = await ownerOfFirst(page, 'posts', 'posts');
  const all = Array.from({ length: 14 }, (_, at) => ({
    id: `p${at}`,
    userId,
    content: `Post number ${at + 1}`,
  }));
  await page.route('**/api/posts/user/*', (route) => route.fulfill({ json: { data: all } }));
  await page.goto(`/admin/users/${userId}/posts`);
  const panel = page.getByRole('tabpanel');
  const items = panel.getByRole('listitem');
  await expect(items).toHaveCount(6);
  await expect(panel.getByText('14 posts')).toBeVisible();
  await panel.getByRole('button', { name: 'Next Page' }).click();
  await expect(items.first()).toContainText('Post number 7');
  await panel.getByRole('button', { name: 'Next Page' }).click();
  await page.waitForURL(/\?page=3$/);
  await expect(items).toHaveCount(2);
  await expect(panel.getByRole('button', { name: 'Next Page' })).toBeDisabled();
});

test('dive logs list their signatures', async ({ page }) => {
  const userId = await ownerOfFirst(page, 'posts', 'posts');
  const dive = {
    id: 'd1',
    userId,
    site: 'Cedar Pride',
    location: 'Aqaba, Jordan',
    date: '2026-05-14',
    buddySignature: 'Omar',
    divemasterSignature: 'Lena',
  };
  await page.route('**/api/divelogs/user/*', (route) => route.fulfill({ json: { data: [dive] } }));
  await page.goto(`/admin/users/${userId}/dive-logs`);
  const item = page.getByRole('tabpanel').getByRole('link', { name: /Cedar Pride, Aqaba, Jordan/ });
  await expect(item).toHaveAccessibleName(
    /Buddy signed Instructor not signed Divemaster signed 2026\/05\/14/,
  );
});

for (const appearance of appearances) {
  test(`the tabs pass axe, ${appearance.theme}, ${appearance.language}`, async ({ page }) => {
    test.slow();
    const userId = await ownerOfFirst(page, 'certifications', 'certificates');
    await setAppearance(page, appearance);
    for (const [tab] of empty) {
      await page.goto(`/admin/users/${userId}/${tab}`);
      await expect(page.getByRole('tabpanel')).not.toBeEmpty();
      await expectNoFindings(page, tab);
    }
  });
}
