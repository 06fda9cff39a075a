import type { Page } from '@playwright/test';
import { administrator, enter, fillIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';
import { firstRow, translate } from '../support/rendered/odd-browsers.ts';
import { toast } from '../support/toasts.ts';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first();

/** A post, a ticket and a user, each changed and left. @returns the ticket, with a begun note */
async function walk(page: Page): Promise<string> {
  const go = async (name: string) => {
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const menu = page.getByRole('button', { name: 'Open the menu' });
    if (await menu.isVisible()) await menu.click();
    await page.getByRole('link', { name, exact: true }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  };
  const openFirst = async () => {
    await firstRow(page).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('View');
  };

  await go('Posts');
  await openFirst();
  await button(page, 'Edit Post').click();
  await page.getByRole('textbox', { name: 'Content' }).fill('Calm sea');
  await button(page, 'Save Changes').click();
  await expect(button(page, 'Edit Post')).toBeVisible();
  await button(page, /^(Disable|Enable) Post$/).click();
  await expect(toast(page, /Post (disabled|enabled)|Done|updated/i).first()).toBeVisible();

  await go('Tickets');
  await button(page, 'Filters').click();
  await page.getByLabel('Status', { exact: true }).selectOption('OPEN');
  await openFirst();
  const mode = page.getByRole('group', { name: 'What to write' });
  await mode.getByText('Internal note').click();
  await mode.getByText('Reply').click();
  await expect(page.getByRole('textbox', { name: 'Reply to the reporter' })).toBeVisible();
  await mode.getByText('Internal note').click();
  const note = page.getByRole('textbox', { name: 'Internal note' });
  await note.fill('Look at this, please');
  await button(page, 'Add note').click();
  await expect(page.getByRole('list', { name: 'Messages' })).toContainText('Look at this, please');
  await expect(note).toHaveValue('');
  await note.fill('Somebody must look into it');
  const ticket = new URL(page.url()).pathname;

  await go('Users');
  await firstRow(page).click();
  await expect(button(page, 'Edit Profile')).toBeVisible();
  await button(page, 'Edit Profile').click();
  await button(page, 'Cancel').click();
  await expect(button(page, 'Edit Profile')).toBeVisible();
  return ticket;
}

test.describe('with all texts of the pages wrapped, as page translators do', () => {
  test('the panel is walked from the login on, and nothing crashes', async ({ page }) => {
    await page.goto('/panel/login');
    await expect(button(page, 'Sign In')).toBeVisible();
    await translate(page);
    await fillIn(page, { ...administrator, password: 'wrong-password' });
    await button(page, 'Sign In').click();
    await expect(page.getByRole('alert').first()).toBeVisible();
    await fillIn(page);
    await button(page, 'Sign In').click();
    await page.waitForURL('**/admin/dashboard');
    await walk(page);
    await page.goto('/admin/settings');
    await expect(button(page, 'Edit Profile')).toBeVisible();
    await translate(page);
    await button(page, 'Edit Profile').click();
    await button(page, 'Cancel').click();
    await page.getByRole('radio', { name: 'Imperial' }).check();
    await page.keyboard.press('ControlOrMeta+k');
    await page.keyboard.type('dana');
    await expect(page.getByRole('option').first()).toBeVisible();
    await page.keyboard.press('Escape');
  });
});

/** As Chromium does when a person blocks the storage of a page. */
function blockStorage(): void {
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB']) {
    Object.defineProperty(window, name, {
      get: () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
    });
  }
  Object.defineProperty(navigator, 'clipboard', { value: undefined });
}

test('without storage and without a clipboard, on a phone, the panel is walked, and nothing typed is lost', async ({
  page,
  failures,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.addInitScript(blockStorage);
  await page.goto('/panel/login');
  await fillIn(page);
  await button(page, 'Sign In').click();
  await page.waitForURL('**/admin/dashboard');
  const ticket = await walk(page);
  // The draft of the ticket is kept as long as the page.
  while (new URL(page.url()).pathname !== ticket) await page.goBack();
  const note = page.getByRole('textbox', { name: 'Internal note' });
  await expect(note).toHaveValue('Somebody must look into it');
  await button(page, 'Copy ticket ID').click();
  await expect(button(page, 'Copied!')).toBeVisible();
  await note.fill('');
  await note.press('ControlOrMeta+v');
  await expect(note).toHaveValue(new URL(page.url()).pathname.split('/').at(-1) ?? '');
  // The router's script that restores the scroll position reports it; it does no harm.
  const others = failures.filter((text) => !text.includes('Access is denied for this document.'));
  failures.splice(0, failures.length, ...others);
});

test('a browser without cookies is told why nobody can be signed in', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set: () => {} });
  });
  await page.goto('/panel/login');
  await fillIn(page);
  await button(page, 'Sign In').click();
  await expect(page.getByText('Your browser blocks cookies for this page.').first()).toBeVisible();
});

test('during a save a second click sends nothing more, the fields say why they wait, and Cancel leaves', async ({
  page,
}) => {
  await enter(page);
  const sent: string[] = [];
  const release = Promise.withResolvers<void>();
  await page.route('**/api/users/admin/*', async (route, request) => {
    sent.push(request.method());
    await release.promise;
    await route.fallback();
  });
  await page.goto('/admin/users');
  await firstRow(page).click();
  await button(page, 'Edit Profile').click();
  const bio = page.getByRole('textbox', { name: 'Bio' });
  await bio.fill('Slow');
  await button(page, 'Save Changes').click();
  await bio.pressSequentially('lost?');
  await bio.press('ControlOrMeta+Enter');
  await page.getByLabel('Role').press('ArrowDown');
  await expect(page.getByText('Saving goes on.')).toBeVisible();
  await button(page, 'Cancel').click();
  await expect(button(page, 'Edit Profile')).toBeVisible();
  release.resolve();
  await expect(toast(page, /updated/)).toBeVisible();
  await expect(bio).toHaveValue('Slow');
  expect(sent).toEqual(['PUT']);
});
