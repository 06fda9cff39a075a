import { animationAround, opacityOf } from '@buddyline/tests/drawn-style';
import { drawingsIn } from '../support/drawings.ts';
import { administratorName } from '../support/sign-in.ts';
import { expect, dashboardTest as test } from '../support/test.ts';

const sections = [
  ['Dashboard', 'dashboard', 'Dashboard'],
  ['Users', 'users', 'Users'],
  ['Posts', 'posts', 'Recent Posts'],
  ['Certifications', 'certifications', 'Certifications'],
  ['Dive Logs', 'booklog', 'Dive Logs'],
  ['Tickets', 'tickets', 'Support Tickets'],
  ['Settings', 'settings', 'Settings'],
] as const;

test('the sidebar leads to all seven sections, each with a title and focus on its heading', async ({
  page,
}) => {
  const sidebar = page.getByRole('navigation', { name: 'Sections' });
  for (const [link, path, heading] of sections) {
    await sidebar.getByRole('link', { name: link }).click();
    await page.waitForURL(`**/admin/${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page).toHaveTitle(`${heading} · Buddyline`);
    expect(await animationAround(page.getByRole('heading', { level: 1 }))).toEqual({
      name: 'fade-in',
      duration: '0.2s',
    });
    await expect(sidebar.getByRole('link', { name: link })).toHaveAttribute('aria-current', 'page');
  }
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('a page stays readable until the next one has loaded, even on a slow network', async ({
  page,
}) => {
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  await page.route('**/assets/user-list-page-*.js', async (route) => {
    await arrived;
    await route.continue();
  });
  await page.getByRole('navigation', { name: 'Sections' }).getByText('Users').click();
  await expect(page.getByRole('progressbar', { name: 'Loading the page' })).toBeVisible();
  const heading = page.getByRole('heading', { level: 1 });
  await expect.poll(() => opacityOf(heading)).toBeCloseTo(0.4);
  await expect(heading).toHaveText('Dashboard');
  arrive();
  await expect(page.getByRole('table', { name: 'Users' })).toBeVisible();
  await expect.poll(() => opacityOf(heading)).toBe(1);
});

test('the sidebar is 64 units wide, fixed, and shows the brand and the signed-in person', async ({
  page,
}) => {
  const sidebar = page.getByRole('complementary');
  const box = await sidebar.boundingBox();
  expect(box?.width).toBe(256);
  await expect(sidebar.getByText(administratorName)).toBeVisible();
  const brand = sidebar.getByRole('link', { name: 'Buddyline' });
  await expect(drawingsIn(brand)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Recent Posts' })).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 400 });
  await page.getByRole('listitem').last().scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
  expect(await sidebar.boundingBox()).toEqual({ ...box, height: 400 });
});

test('/, /panel and /admin lead to the dashboard', async ({ page }) => {
  for (const path of ['/', '/panel', '/admin']) {
    await page.goto(path);
    await page.waitForURL('**/admin/dashboard');
  }
});

test('an unknown URL is a 404 with the error page, in the chosen theme', async ({ page }) => {
  await page.getByRole('radio', { name: 'Dark' }).check();
  const answer = await page.goto('/admin/nothing-here');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
  await expect(page.getByRole('document')).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('link', { name: 'Go to the dashboard' }).click();
  await page.waitForURL('**/admin/dashboard');
});

test('the theme follows the system until one is chosen, and is remembered', async ({ page }) => {
  await page.getByRole('radio', { name: 'Dark' }).check();
  await expect(page.getByRole('document')).toHaveAttribute('data-theme', 'dark');
  await page.reload();
  await expect(page.getByRole('document')).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('radio', { name: 'Like the system' }).check();
  await expect(page.getByRole('document')).not.toHaveAttribute('data-theme');
});

test("Back restores a list's page and scroll position", async ({ page }) => {
  await page.setViewportSize({ width: 1200, height: 500 });
  await page.goto('/admin/users?page=3');
  await expect(page.getByRole('table')).toBeVisible();
  const last = page.getByRole('row').last().getByRole('link').first();
  await last.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  await last.click();
  await page.waitForURL('**/posts');
  await page.goBack();
  await page.waitForURL('**/admin/users?page=3');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before);
});

test('Back focuses the row that was opened, a link focuses the heading', async ({ page }) => {
  await page.goto('/admin/users?page=2');
  await page.getByRole('row').nth(4).getByRole('cell').nth(1).click();
  await page.waitForURL('**/posts');
  await expect(page.getByRole('heading', { name: 'User Profile' })).toBeFocused();
  await page.getByRole('tab', { name: 'Tickets' }).click();
  await page.waitForURL('**/tickets');
  await page.goBack();
  await page.goBack();
  await page.waitForURL('**/admin/users?page=2');
  await expect(page.getByRole('row').nth(4).getByRole('link').first()).toBeFocused();
});

test('by keyboard: search, rows, sections', async ({ page }) => {
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  await page.keyboard.press('g');
  await page.keyboard.press('u');
  await page.waitForURL('**/admin/users');
  await expect(page.getByRole('table')).toBeVisible();
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await page.keyboard.press('k');
  await expect(page.getByRole('row').nth(1).getByRole('link').first()).toBeFocused();
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('gu');
  await expect(page.getByRole('searchbox')).toHaveValue('gu');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('row').nth(1).getByRole('link').first()).toBeFocused();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/admin/users/*/posts');
  await page.keyboard.press('e');
  await expect(page.getByLabel('Country')).toBeEnabled();
  await page.getByLabel('Bio').press('End');
  await page.keyboard.type('gd j');
  await expect(page.getByLabel('Bio')).toHaveValue(/gd j$/);
});

test('e edits the row that has the focus', async ({ page }) => {
  await page.goto('/admin/users');
  await expect(page.getByRole('table')).toBeVisible();
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  const name = await page.getByRole('row').nth(2).getByRole('link').first().textContent();
  await page.keyboard.press('e');
  await page.waitForURL('**/posts?edit');
  await expect(page.getByLabel('Username', { exact: true })).toHaveValue(name ?? '');
});

test('e pressed while a record loads edits it once it is there', async ({ page }) => {
  const answered = Promise.withResolvers<void>();
  await page.goto('/admin/users');
  await expect(page.getByRole('table')).toBeVisible();
  await page.route('**/api/users/*/profile', async (route) => {
    await answered.promise;
    await route.continue();
  });
  await page.getByRole('row').nth(3).getByRole('link').first().press('Enter');
  await page.waitForURL('**/admin/users/*/posts');
  await expect(page.getByRole('heading', { name: 'User Profile' })).toBeFocused();
  await page.keyboard.press('e');
  answered.resolve();
  await expect(page.getByLabel('Country')).toBeEnabled();
});

test('? lists the shortcuts, and single-key ones can be disabled', async ({ page }) => {
  await page.goto('/admin/users');
  await expect(page.getByRole('table')).toBeVisible();
  await page.keyboard.press('?');
  const list = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(list).toContainText('Dive LogsGL');
  const single = list.getByRole('switch', { name: 'Single keys' });
  // Pressed to scroll, or the rest of a sentence that began elsewhere.
  await page.keyboard.press('Space');
  await expect(single).toBeChecked();
  await single.uncheck();
  const notifications = page.getByRole('region', { name: 'Notifications' });
  await expect(notifications).toContainText('Single keys are off.');
  await notifications.getByRole('button', { name: 'Undo' }).click();
  await expect(list).toBeHidden();
  await page.keyboard.press('?');
  await expect(single).toBeChecked();
  await single.uncheck();
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  await page.keyboard.press('/');
  await page.keyboard.press('j');
  await page.keyboard.press('?');
  await expect(page.getByRole('searchbox')).not.toBeFocused();
  await expect(list).toBeHidden();
  await page.getByRole('link', { name: 'Tickets' }).click();
  await page.getByRole('list', { name: 'Tickets' }).getByRole('link').first().click();
  await expect(page.getByRole('combobox', { name: 'Status' })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Keys that set the status' })).toBeHidden();
  await page.reload();
  await page.getByRole('button', { name: 'Keyboard shortcuts' }).click();
  await expect(single).not.toBeChecked();
});

test('keyboard only: from the login to a confirmed popup', async ({ page }) => {
  await page.goto('/admin/users');
  await expect(page.getByRole('table')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused();
  await page.keyboard.press('Enter');
  const remove = page.getByRole('button', { name: /^Delete user @/ }).first();
  await remove.focus();
  await page.keyboard.press('Enter');
  const popup = page.getByRole('alertdialog');
  await expect(popup.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(popup).toBeHidden();
  await expect(remove).toBeFocused();
});

test('the shortcuts are the same keys on an Arabic keyboard', async ({ page }) => {
  await page.goto('/admin/settings');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('document').dispatchEvent('keydown', { key: 'ل', code: 'KeyG' });
  await page.getByRole('document').dispatchEvent('keydown', { key: 'ع', code: 'KeyU' });
  await page.waitForURL('**/admin/users');
});

test("the list of keys begins with the page's own, and names what its form does", async ({
  page,
}) => {
  await page.goto('/admin/users');
  await page.getByRole('row').nth(1).getByRole('link').first().click();
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await page.getByRole('heading', { level: 1 }).focus();
  await page.keyboard.press('?');
  const list = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(list.getByRole('heading', { level: 3 }).first()).toHaveText('This page');
  await expect(list.getByRole('term').first()).toHaveText('Take action');
  await expect(list.getByRole('term').filter({ hasText: 'Save' })).toHaveText(/^Save/);
});
