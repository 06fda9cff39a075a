import type { Page } from '@playwright/test';
import { drawingsIn } from '../support/drawings.ts';
import { waitForCode } from '../support/fetched-code.ts';
import { refuseStream } from '../support/live.ts';
import { writePost } from '../support/posts.ts';
import { loseSession } from '../support/sign-in.ts';
import { expect, signedInTest as test } from '../support/test.ts';

const crumb = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name });

test('a breadcrumb leads back to the list with its last page, search and filters', async ({
  page,
}) => {
  await page.goto('/admin/users?search=an&page=2');
  await page.getByRole('row').nth(1).getByRole('link').first().click();
  await crumb(page, 'Users').click();
  await page.waitForURL('**/admin/users?search=an&page=2');
  await page.goto('/admin/booklog?isWreck=true');
  await page.getByRole('list', { name: 'Dive Logs' }).getByRole('link').first().click();
  await crumb(page, 'Dive Logs').click();
  await page.waitForURL('**/admin/booklog?isWreck=true');
});

test("a post deleted from a profile's tab leads back there", async ({ page }) => {
  await writePost(page, 'To be deleted from the profile');
  await page.getByRole('link', { name: 'View Author Profile' }).click();
  await page.waitForURL('**/admin/users/*/posts');
  const tab = page.url();
  await page.getByRole('link', { name: 'To be deleted from the profile' }).click();
  await page.getByRole('button', { name: 'Delete Post' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Confirm' }).click();
  await page.waitForURL(tab);
  await expect(page.getByRole('link', { name: 'To be deleted from the profile' })).toBeHidden();
});

test.describe('a table row', () => {
  for (const [how, click] of [
    ['Ctrl', { modifiers: ['ControlOrMeta'] }],
    ['Shift', { modifiers: ['Shift'] }],
    ['the middle button', { button: 'middle' }],
  ] as const) {
    test(`opens in a new tab with ${how}`, async ({ page, context }) => {
      await page.goto('/admin/users');
      const opened = context.waitForEvent('page');
      const { modifiers, button } = { modifiers: [], button: 'left' as const, ...click };
      const cell = page.getByRole('row').nth(2).getByRole('cell').nth(1);
      await cell.click({ modifiers: [...modifiers], button, position: { x: 4, y: 4 } });
      const other = await opened;
      await expect(other).toHaveURL(/\/admin\/users\/[^/]+\/posts$/);
      await expect(page).toHaveURL(/\/admin\/users$/);
      await other.close();
    });
  }
});

test('Ctrl+K opens the palette although another dialog is still fading out', async ({ page }) => {
  await page.goto('/admin/users');
  await expect(page.getByRole('table')).toBeVisible();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'Search everything' });
  await expect(palette.getByRole('combobox')).toBeFocused();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('tick');
  await expect(palette.getByRole('combobox')).toHaveValue('tick');
});

test('e in a list focuses the first field of the form', async ({ page }) => {
  await page.goto('/admin/users');
  await expect(page.getByRole('row')).toHaveCount(10);
  await page.keyboard.press('j');
  await page.keyboard.press('e');
  await expect(page.getByRole('textbox', { name: 'Username' })).toBeFocused();
  await page.keyboard.press('Escape');
  await page.goto('/admin/posts');
  await expect(page.getByRole('article')).toHaveCount(6);
  await page.keyboard.press('j');
  await page.keyboard.press('e');
  await expect(page.getByRole('textbox', { name: 'Content' })).toBeFocused();
});

test('signing in again starts with the focus on the password', async ({ page, context }) => {
  await page.goto('/admin/settings?edit');
  await page.getByLabel('Bio').fill('Half a sentence, 4');
  await loseSession(context);
  await page.route('**/api/users/*', (route) =>
    route.request().method() === 'PUT'
      ? route.fulfill({ status: 401, json: { isSuccessful: false, message: 'Expired' } })
      : route.fallback(),
  );
  await page.getByRole('button', { name: 'Save Changes' }).click();
  const dialog = page.getByRole('dialog', { name: 'Your session has ended' });
  await expect(dialog.getByLabel('Password', { exact: true })).toBeFocused();
});

test('on a phone the status of a ticket is in sight and its Delete button last', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/admin/tickets');
  await page.getByRole('list', { name: 'Tickets' }).getByRole('link').first().click();
  const status = page.getByRole('combobox', { name: 'Status' });
  const remove = page.getByRole('button', { name: 'Delete Ticket' });
  const tops = async () => {
    const places = [
      page.getByRole('heading', { level: 2 }).first(),
      page.getByRole('link', { name: 'View Reporter Profile' }),
      remove,
    ].map(async (part) => (await part.boundingBox())?.y ?? Number.NaN);
    return Promise.all(places);
  };
  await expect(status).toBeVisible();
  const isInOrder = async () => {
    const places = await tops();
    return places.every((place, at) => at === 0 || place > (places[at - 1] ?? Number.NaN));
  };
  await expect.poll(isInOrder).toBe(true);
  await expect(status).toBeInViewport();
});

test('a profile shows its tabs on the first screen', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/admin/users');
  await page.getByRole('row').nth(1).getByRole('link').first().click();
  await expect(page.getByLabel('Bio')).toBeDisabled();
  const tabs = await page.getByRole('tablist').boundingBox();
  // Below the figures of the person.
  expect(tabs?.y).toBeLessThan(480);
});

test('the form of a dive log names the diver', async ({ page }) => {
  await page.goto('/admin/booklog');
  await page.getByRole('list', { name: 'Dive Logs' }).getByRole('link').first().click();
  await page.getByRole('link', { name: 'Edit Log' }).click();
  await expect(page.getByText(/logged by \w+/)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Edit Dive Log' })).toBeVisible();
});

test('a wide window is used to its full width', async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  await page.goto('/admin/users');
  const table = await page.getByRole('table').boundingBox();
  expect(table && table.x + table.width).toBeGreaterThan(1920 - 40);
  await page.setViewportSize({ width: 2560, height: 1080 });
  const wide = await page.getByRole('table').boundingBox();
  expect(wide && Math.abs(wide.x - 256 - (2560 - wide.x - wide.width))).toBeLessThan(4);
});

test('increased text spacing does not shrink the charts of the dashboard', async ({ page }) => {
  await page.goto('/admin/dashboard');
  const card = page.getByRole('article').filter({ has: page.getByRole('link', { name: 'Users' }) });
  const drawing = drawingsIn(card).last();
  await expect(drawing).toBeVisible();
  // The text spacing of WCAG 1.4.12, set by script because of the Content-Security-Policy.
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
    );
    document.adoptedStyleSheets = [sheet];
  });
  expect((await drawing.boundingBox())?.height).toBe(56);
});

test('offline, a shortcut to a page that is not loaded shows a message', async ({
  page,
  context,
}) => {
  await refuseStream(context);
  await page.goto('/admin/users');
  await page.getByRole('searchbox').focus();
  await waitForCode(page, ['timed-toaster']);
  await page.keyboard.press('Escape');
  await context.setOffline(true);
  await page.keyboard.press('g');
  await page.keyboard.press('t');
  await expect(page.getByText('this page was not fetched before: Tickets.')).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/users$/);
});

test('the connection notice covers neither breadcrumb nor buttons', async ({ page, context }) => {
  await page.goto('/admin/tickets');
  await page.getByRole('list', { name: 'Tickets' }).getByRole('link').first().click();
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toBeVisible();
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    await context.setOffline(true);
    const notice = await page.getByText('You are offline.').boundingBox();
    const nav = await page.getByRole('navigation', { name: 'Breadcrumb' }).boundingBox();
    expect(nav && nav.y + nav.height).toBeLessThan(notice?.y ?? 0);
    await context.setOffline(false);
    await expect(page.getByText('You are offline.')).toBeHidden();
  }
});
