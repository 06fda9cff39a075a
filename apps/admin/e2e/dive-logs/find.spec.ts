import type { Page } from '@playwright/test';
import { choosePerson } from '../support/people.ts';
import { staffCalls } from '../support/staff-calls.ts';
import { expect, signedInTest as test } from '../support/test.ts';

const cards = (page: Page) =>
  page.getByRole('list', { name: 'Dive Logs', exact: true }).getByRole('article');

async function openFilters(page: Page, list = '/admin/booklog'): Promise<void> {
  await page.goto(list);
  await page.getByRole('button', { name: /^Filters/ }).click();
  await expect(page.getByLabel('Order')).toBeVisible();
}

test('depths are understood in both units, kept in the URL, and removed with their chips', async ({
  page,
}) => {
  await openFilters(page);
  await page.getByLabel('Least depth (ft)').fill('30 m');
  await expect(page.getByText('98.4 ft = 30 m')).toBeVisible();
  await page.waitForURL(/depthFrom=98\.43/);
  await page.getByLabel('Greatest depth (ft)').fill('110');
  await page.getByLabel('Greatest depth (ft)').press('Enter');
  await page.waitForURL(/depthTo=110/);
  const least = page.getByRole('button', { name: '98.4 ft or deeper' });
  await expect(least).toBeVisible();
  await expect(page.getByRole('button', { name: 'Down to 110 ft' })).toBeVisible();
  await page.reload();
  await least.click();
  await expect(page).not.toHaveURL(/depthFrom/);
  await expect(page).toHaveURL(/depthTo=110/);
  await page.goBack();
  await expect(least).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page).toHaveURL(/booklog$/);
});

test('an impossible or a reversed range is said in a sentence', async ({ page }) => {
  await openFilters(page);
  await page.getByLabel('Least depth (ft)').fill('5000 ft');
  await page.getByLabel('Least depth (ft)').blur();
  await expect(page.getByText('Write a depth from 0 to 396 m')).toBeVisible();
  await page.getByLabel('Dived from').fill('05/14/1850');
  await expect(page.getByText('Write a day from 1901 to 2078')).toBeVisible();
  await page.getByLabel('Dived from').fill('05/14/2026');
  await page.waitForURL(/dateFrom=2026-05-14/);
  await page.getByLabel('Dived up to').fill('05/13/2026');
  await expect(page.getByText('The last day is before the first one.')).toBeVisible();
  await expect(page.getByText('so no dive is between them')).toBeVisible();
  await expect(page.getByText('No Dive logs To Show.')).toBeVisible();
});

test('the deepest dive is first, and a chip names the order', async ({ page }) => {
  const staff = await staffCalls(page);
  const [deepest] = await staff.list<{ id: string; maxDepth: number }>(
    'divelogs?sort=depth&limit=1',
  );
  await openFilters(page);
  await page.getByLabel('Order').selectOption('Deepest first');
  await page.waitForURL(/sort=depth/);
  await expect(page.getByRole('button', { name: 'Deepest first' })).toBeVisible();
  await expect(cards(page).first()).toContainText(`${deepest?.maxDepth} ft`);
  await page.getByLabel('Plausibility').selectOption('Worth a check');
  await page.waitForURL(/findings=true/);
  // The server renders the first view with the same order.
  const answer = await page.goto('/admin/booklog?sort=depth');
  expect(await answer?.text()).toContain(`/admin/booklog/${deepest?.id}`);
});

test('a diver is found by name, and only their dives are listed', async ({ page }) => {
  const staff = await staffCalls(page);
  const [log] = await staff.list<{ userId: string; Owner: { username: string; fullName: string } }>(
    'divelogs?limit=1',
  );
  await openFilters(page);
  await choosePerson(page.getByLabel('Diver', { exact: true }), log?.Owner.username ?? '');
  await page.waitForURL(new RegExp(`userId=${log?.userId}`));
  await expect(page.getByRole('button', { name: `Diver: ${log?.Owner.fullName}` })).toBeVisible();
  await expect(cards(page).first()).toContainText(log?.Owner.fullName ?? '');
});
