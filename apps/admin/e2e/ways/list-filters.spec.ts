import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { appearances, expectNoFindings, setAppearance } from '../support/axe.ts';
import { choosePerson } from '../support/people.ts';
import { staffCalls } from '../support/staff-calls.ts';
import { specTest } from '../support/spec-test.ts';
import { expect, signedInTest as test } from '../support/test.ts';

interface ListedPost {
  userId: string;
  Owner: { username: string; fullName: string };
}

const main = (page: Page) => page.getByRole('main');
const chip = (page: Page, name: string) => page.getByRole('button', { name: `${name} Remove` });
const openFilters = (page: Page) => page.getByRole('button', { name: 'Filters' }).click();

const count = (page: Page) => main(page).getByText(/^[\d,]+ (?:post|user|certificate)s?$/);

/** The number that the list says it has found. */
async function found(page: Page): Promise<number> {
  return Number.parseInt((await count(page).textContent()) ?? '', 10);
}

test('posts are filtered by what their cards show; Back restores each filter', async ({ page }) => {
  await page.goto('/admin/posts?page=2');
  const all = (await count(page).textContent()) ?? '';
  await openFilters(page);
  await page.getByLabel('Status').selectOption('Disabled');
  await page.waitForURL('**/admin/posts?hidden=true');
  await expect(count(page)).not.toHaveText(all);
  const posts = main(page).getByRole('article');
  await expect(posts.getByText('Enabled')).toHaveCount(0);
  await expect(posts.first().getByText('Disabled')).toBeVisible();
  const hidden = await found(page);
  await expect(posts).toHaveCount(Math.min(6, hidden));

  await page.getByLabel('Picture').selectOption('Without a picture');
  await page.waitForURL('**/admin/posts?hidden=true&picture=false');
  await chip(page, 'Disabled').click();
  await page.waitForURL('**/admin/posts?picture=false');
  await expect(chip(page, 'Without a picture')).toBeVisible();
  await page.goBack();
  await expect(chip(page, 'Disabled')).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await page.waitForURL('**/admin/posts');
  await expect(chip(page, 'Disabled')).toBeHidden();
});

test('the posts of an author, oldest first, with the other end on the last page', async ({
  page,
}) => {
  const { list } = await staffCalls(page);
  const [post] = await list<ListedPost>('posts');
  if (post === undefined) throw new Error('The demo data has no post.');
  await page.goto('/admin/posts');
  const newest = await main(page).getByRole('article').first().textContent();
  await openFilters(page);
  await page.getByLabel('Order').selectOption('Oldest first');
  await page.waitForURL('**/admin/posts?sort=oldest');
  const last = Math.ceil((await found(page)) / 6);
  await page.goto(`/admin/posts?sort=oldest&page=${last}`);
  await expect(main(page).getByRole('article').last()).toHaveText(newest ?? '');

  await page.goto('/admin/posts');
  await openFilters(page);
  const { Owner } = post;
  await choosePerson(page.getByLabel('Author'), Owner.username);
  await page.waitForURL(`**/admin/posts?userId=${post.userId}`);
  await expect(chip(page, Owner.fullName)).toBeVisible();
  await expect(main(page).getByRole('article').filter({ hasNotText: Owner.fullName })).toHaveCount(
    0,
  );
});

test('people are filtered by role, country and day of joining, and the page is rendered so', async ({
  page,
}) => {
  await page.goto('/admin/users');
  const all = (await count(page).textContent()) ?? '';
  await openFilters(page);
  await page.getByLabel('Verification').selectOption('Not Verified');
  await page.waitForURL('**/admin/users?verified=false');
  await expect(count(page)).not.toHaveText(all);
  const unverified = await found(page);
  expect(unverified).toBeLessThan(Number.parseInt(all, 10));
  const country = page.getByLabel('Country');
  const name = (await country.getByRole('option').nth(1).textContent()) ?? '';
  await country.selectOption(name);
  await page.waitForURL('**/admin/users?verified=false&country=*');
  await expect(chip(page, name)).toBeVisible();
  await page.getByLabel('Joined from').fill('2077-01-01');
  await page.waitForURL('**&joinedFrom=2077-01-01');
  await expect(page.getByText('No Data To show.')).toBeVisible();
  await page.reload();
  await expect(chip(page, 'Joined from 2077/01/01')).toBeVisible();
  await chip(page, 'Joined from 2077/01/01').click();
  await chip(page, name).click();
  await page.waitForURL('**/admin/users?verified=false');
  await page.reload();
  expect(await found(page)).toBe(unverified);
});

test('the download and the select mode have what the filters find', async ({ page }) => {
  await page.goto('/admin/users?role=ADMIN&sort=oldest');
  const admins = await found(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV' }).click();
  const text = await readFile(await (await download).path(), 'utf8');
  const names = await page.getByRole('rowheader').getByRole('link').allTextContents();
  const lines = text.trim().split('\r\n').slice(1);
  expect(lines).toHaveLength(admins);
  expect(lines.slice(0, names.length).every((line, at) => line.includes(names[at] ?? '-'))).toBe(
    true,
  );
  await page.goto('/admin/users?verified=false');
  const unverified = await found(page);
  await page.getByRole('button', { name: 'Select', exact: true }).click();
  await page.getByRole('checkbox', { name: 'Select this page' }).check();
  await page.getByRole('button', { name: `All ${unverified} matches` }).click();
  await expect(page.getByText(`${unverified} selected`)).toBeVisible();
});

test('certificates that nobody has looked at: verifying a diver leads to the next one', async ({
  page,
}) => {
  await page.goto('/admin/certifications');
  await openFilters(page);
  const all = (await count(page).textContent()) ?? '';
  await page.getByLabel('Diver', { exact: true }).selectOption('Not verified yet');
  await page.waitForURL('**/admin/certifications?verified=false');
  await expect(count(page)).not.toHaveText(all);
  const before = await found(page);
  await page.getByRole('row').nth(1).getByRole('cell').first().getByRole('link').click();
  await page.waitForURL('**/admin/certifications/*?verified=false&at=1');
  const first = new URL(page.url()).pathname;
  await page.getByRole('link', { name: 'Next certificate' }).click();
  await page.waitForURL('**?verified=false&at=2');
  await page.getByRole('link', { name: 'Previous certificate' }).click();
  await page.waitForURL(`**${first}?verified=false&at=1`);
  await page.getByRole('button', { name: 'Mark diver as verified' }).click();
  await page.waitForURL((url) => url.pathname !== first);
  await expect(page.getByRole('button', { name: 'Mark diver as verified' })).toBeEnabled();
  await page.goto('/admin/certifications?verified=false');
  expect(await found(page)).toBeLessThan(before);
});

const words: Record<string, { filters: string; order: string }> = {
  en: { filters: 'Filters', order: 'Order' },
  ar: { filters: 'عوامل التصفية', order: 'الترتيب' },
};

for (const { theme, language } of appearances) {
  test(`open filters pass axe, ${theme}, ${language}`, async ({ page }) => {
    await page.goto('/admin/users');
    await setAppearance(page, { theme, language });
    const { filters = '', order = '' } = words[language] ?? {};
    for (const list of [
      'posts?hidden=true&picture=false&sort=oldest',
      'users?verified=false&joinedFrom=2020-01-01&joinedTo=2030-12-31&sort=oldest',
      'certifications?verified=false&sort=oldest',
    ]) {
      await page.goto(`/admin/${list}`);
      await page.getByRole('button', { name: filters, exact: true }).click();
      await expect(page.getByLabel(order)).toHaveValue('oldest');
      await expectNoFindings(page, list);
    }
  });
}

specTest('a backend with the specification alone has no such filters', async ({ page }) => {
  for (const list of ['users', 'posts', 'certifications']) {
    await page.goto(`/admin/${list}`);
    await expect(main(page).getByRole('link').first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Filters' })).toBeHidden();
  }
});
