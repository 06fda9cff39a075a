import type { Page } from '@playwright/test';
import { administratorName } from '../support/sign-in.ts';
import { expect, signedInTest as test } from '../support/test.ts';

const box = (page: Page) => page.getByRole('searchbox', { name: /^Search / });

/** The texts that the browser highlights as matches. */
const marked = (page: Page) =>
  page.evaluate(() => [...(CSS.highlights.get('found') ?? [])].map(String));

test('after / and a word, Enter and arrow down focus the first result', async ({ page }) => {
  await page.goto('/admin/users');
  await expect(page.getByRole('row')).toHaveCount(10);
  for (const key of ['Enter', 'ArrowDown']) {
    await page.keyboard.press('/');
    await page.keyboard.type('admin@buddyline');
    await page.keyboard.press(key);
    const first = page.getByRole('row').nth(1);
    await expect(first.getByRole('link').first()).toBeFocused();
    await expect(first).toContainText('admin@buddyline.example');
  }
  await page.keyboard.press('Enter');
  await page.waitForURL('**/admin/users/*/posts');
});

test('a search without results keeps the focus in its field', async ({ page }) => {
  await page.goto('/admin/users');
  await box(page).fill('nobody-is-called-like-this');
  await box(page).press('Enter');
  await expect(page.getByText('No Data To show.')).toBeVisible();
  await expect(box(page)).toBeFocused();
});

test('Escape leaves the field and keeps its text; / selects it to be replaced', async ({
  page,
}) => {
  await page.goto('/admin/posts?search=reef');
  await expect(page.getByRole('article')).toHaveCount(6);
  await page.keyboard.press('/');
  await page.keyboard.press('Escape');
  await expect(box(page)).not.toBeFocused();
  await expect(box(page)).toHaveValue('reef');
  await expect(page).toHaveURL(/search=reef$/);
  await page.keyboard.press('j');
  await expect(page.getByRole('article').first().getByRole('link').first()).toBeFocused();
  await page.keyboard.press('/');
  await page.keyboard.type('wreck');
  await expect(box(page)).toHaveValue('wreck');
});

test('matches are marked in user-written text, in any order', async ({ page }) => {
  await page.goto('/admin/users');
  const link = page.getByRole('row').nth(2).getByRole('link').first();
  await link.click();
  const name = await page.getByRole('textbox', { name: 'Full Name' }).inputValue();
  const [first = '', ...others] = name.split(' ');
  const turned = [...others, first].join(' ');
  await page.goto(`/admin/users?search=${encodeURIComponent(turned)}`);
  await expect(page.getByRole('row').filter({ hasText: name })).not.toHaveCount(0);
  await expect.poll(() => marked(page)).toContain(first);
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect.poll(() => marked(page)).toEqual([]);
});

test('a clamped post shows the part with the match, and a person is found by name', async ({
  page,
}) => {
  const content = `${'Nothing much to see today. '.repeat(12)}Then a quastenflosser came by.`;
  await page.goto('/admin/posts');
  await page.getByRole('button', { name: 'Create Post' }).click();
  const modal = page.getByRole('dialog', { name: 'Create Post' });
  await modal.getByLabel('Content').fill(content);
  await modal.getByLabel('Content').press('Control+Enter');
  await expect(modal).toBeHidden();
  const found = page.getByRole('article').filter({ hasText: 'quastenflosser' });
  await page.keyboard.press('/');
  await page.keyboard.type('quastenflosser');
  await expect(found.getByRole('link').first()).toContainText(/^… .*quastenflosser came by\.$/);
  await expect.poll(() => marked(page)).toContain('quastenflosser');
  await expect(found.getByText(administratorName)).toBeVisible();
  await page.goto(`/admin/posts?search=${encodeURIComponent(administratorName)}`);
  await expect(page.getByRole('article').first()).toContainText(administratorName);
});
