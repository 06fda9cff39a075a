import type { DiveLog } from '@buddyline/domain/dive-log';
import type { User } from '@buddyline/domain/user';
import type { Page } from '@playwright/test';
import { writeView } from '../support/rendered/first-view.ts';
import { staffCalls } from '../support/staff-calls.ts';
import { expect, signedInTest as test } from '../support/test.ts';
import { toast } from '../support/toasts.ts';

/** From now on, pages are rendered but not hydrated. @returns hydrates them */
async function holdHydration(page: Page): Promise<() => void> {
  await writeView(page);
  const released = Promise.withResolvers<void>();
  // On the context: `page.route` would request the fallback page.
  await page.context().route('**/assets/entry.client-*', async (route) => {
    await released.promise;
    await route.continue();
  });
  return released.resolve;
}

test('a row that is clicked before hydration is opened by the browser, as a rendered page', async ({
  page,
}) => {
  await holdHydration(page);
  await page.goto('/admin/users', { waitUntil: 'commit' });
  const row = page.getByRole('row').nth(1);
  await row.getByRole('cell').nth(1).click();
  await page.waitForURL(/\/admin\/users\/.+\/posts/, { waitUntil: 'commit' });
  await expect(page.getByRole('tab', { name: 'Posts', selected: true })).toBeVisible();
  await expect(page.getByRole('document')).toHaveAttribute('data-rendered-as');
});

test('a click before hydration is repeated after it', async ({ page }) => {
  const hydrate = await holdHydration(page);
  await page.goto('/admin/users', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Next Page' }).click();
  hydrate();
  await page.waitForURL('**/admin/users?page=2');
});

test('filters that are opened before hydration are open after it', async ({ page }) => {
  const hydrate = await holdHydration(page);
  await page.goto('/admin/users', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Filters' }).click();
  hydrate();
  await expect(page.getByRole('combobox', { name: 'Role' })).toBeVisible();
});

test('a search that is typed before hydration is made after it', async ({ page }) => {
  const hydrate = await holdHydration(page);
  await page.goto('/admin/users', { waitUntil: 'commit' });
  await page.getByRole('searchbox').pressSequentially('mira');
  hydrate();
  await page.waitForURL(/\/admin\/users\?.*search=mira/);
  await expect(page.getByRole('searchbox')).toHaveValue('mira');
});

test('keys that are pressed before hydration are delivered after it, in their order', async ({
  page,
}) => {
  let hydrate = await holdHydration(page);
  await page.goto('/admin/dashboard', { waitUntil: 'commit' });
  await page.getByRole('heading', { level: 1 }).waitFor();
  for (const key of ['g', 'u']) await page.keyboard.press(key);
  hydrate();
  await page.waitForURL('**/admin/users');

  await page.context().unroute('**/assets/entry.client-*');
  hydrate = await holdHydration(page);
  await page.goto('/admin/users', { waitUntil: 'commit' });
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.keyboard.press('/');
  await page.keyboard.type('mira');
  hydrate();
  await page.waitForURL(/\/admin\/users\?.*search=mira/);
  await expect(page.getByRole('searchbox')).toHaveValue('mira');
});

test('a theme that is chosen before hydration is applied after it', async ({ page }) => {
  const hydrate = await holdHydration(page);
  await page.goto('/admin/users', { waitUntil: 'commit' });
  await page.getByRole('radio', { name: 'Dark' }).check({ force: true });
  hydrate();
  await expect(page.getByRole('document')).toHaveAttribute('data-theme', 'dark');
});

test('a status that is chosen before hydration is saved after it', async ({ page }) => {
  await page.goto('/admin/tickets?status=OPEN');
  await page.getByRole('article').first().getByRole('link').first().click();
  const status = page.getByLabel('Status', { exact: true });
  await expect(status).toHaveValue('OPEN');
  const { pathname } = new URL(page.url());
  const hydrate = await holdHydration(page);
  await page.goto(pathname, { waitUntil: 'commit' });
  await status.selectOption('CLOSED');
  hydrate();
  await expect(toast(page, 'Ticket status updated.')).toBeVisible();
  await expect(status).toHaveValue('CLOSED');
});

test('a form has the values of its record before hydration, and nothing that was not recorded', async ({
  page,
}) => {
  const staff = await staffCalls(page);
  const [person] = await staff.list<User>('users?verified=false&limit=1');
  const [log] = await staff.list<DiveLog>('divelogs?limit=1');
  await holdHydration(page);
  await page.goto(`/admin/users/${person?.id}/posts`, { waitUntil: 'commit' });
  await expect(page.getByLabel('Username')).toHaveValue(person?.username ?? '');
  await expect(page.getByLabel('Verification')).toHaveValue('false');
  await page.goto(`/admin/booklog/${log?.id}/edit`, { waitUntil: 'commit' });
  await expect(page.getByLabel('Dive number')).toHaveValue(String(log?.diveNumber));
  await expect(page.getByLabel('Dive Type')).toHaveValue(String(log?.freediveOrScuba));
  await expect(page.getByRole('checkbox', { name: 'Boat' })).toBeChecked({
    checked: log?.isBoat === true,
  });
});
