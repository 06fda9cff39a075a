import type { Page } from '@playwright/test';
import { administrator, enter, fillIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';
import { firstRow, translate } from '../support/rendered/odd-browsers.ts';
import { toast } from '../support/toasts.ts';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first();

async function go(page: Page, name: string): Promise<void> {
  const isPhone = (page.viewportSize()?.width ?? 0) < 640;
  if (isPhone) await page.getByRole('button', { name: 'Open the menu' }).click();
  await page.getByRole('link', { name, exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
}

async function openFirst(page: Page): Promise<void> {
  await firstRow(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('View');
}

async function changePost(page: Page): Promise<void> {
  await go(page, 'Posts');
  await openFirst(page);
  await button(page, 'Edit Post').click();
  await page.getByRole('textbox', { name: 'Content' }).fill('Calm sea');
  await button(page, 'Save Changes').click();
  await expect(button(page, 'Edit Post')).toBeVisible();
  await button(page, 'Disable Post').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Disable', exact: true }).click();
  await expect(toast(page, /Post (disabled|enabled)|Done|updated/i).first()).toBeVisible();
}

/** @returns the path of the ticket, to which one note was added and another one begun */
async function writeNotes(page: Page): Promise<string> {
  await go(page, 'Tickets');
  await button(page, 'Filters').click();
  await page.getByLabel('Status', { exact: true }).selectOption('OPEN');
  await page.keyboard.press('Escape');
  await openFirst(page);
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
  return new URL(page.url()).pathname;
}

async function beginToEditUser(page: Page): Promise<void> {
  await go(page, 'Users');
  await firstRow(page).click();
  await expect(button(page, 'Edit Profile')).toBeVisible();
  await button(page, 'Edit Profile').click();
  await button(page, 'Cancel').click();
  await expect(button(page, 'Edit Profile')).toBeVisible();
}

async function changeSettings(page: Page): Promise<void> {
  await go(page, 'Settings');
  await button(page, 'Edit Profile').click();
  await button(page, 'Cancel').click();
  await page.getByRole('radio', { name: 'Imperial' }).check();
  await page.keyboard.press('ControlOrMeta+k');
  await page.keyboard.type('dana');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Escape');
}

const jobs = {
  'a post is changed': changePost,
  'notes are written on a ticket': writeNotes,
  'a user is edited': beginToEditUser,
  'the settings are changed': changeSettings,
};

test.describe('with all texts of the pages wrapped, as page translators do', () => {
  test('a wrong password is refused with a message, and the right one signs in', async ({
    page,
  }) => {
    await page.goto('/panel/login');
    await expect(button(page, 'Sign In')).toBeVisible();
    await translate(page);
    await fillIn(page, { ...administrator, password: 'wrong-password' });
    await button(page, 'Sign In').click();
    await expect(page.getByRole('alert').first()).toBeVisible();
    await fillIn(page);
    await button(page, 'Sign In').click();
    await page.waitForURL('**/admin/dashboard');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  for (const [job, run] of Object.entries(jobs)) {
    test(`${job}, and nothing crashes`, async ({ page }) => {
      await enter(page);
      await page.goto('/admin/dashboard');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await translate(page);
      await run(page);
    });
  }
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

test.describe('without storage and without a clipboard, on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test.beforeEach(async ({ page }) => {
    await page.addInitScript(blockStorage);
    await page.goto('/panel/login');
    await fillIn(page);
    await button(page, 'Sign In').click();
    await page.waitForURL('**/admin/dashboard');
  });

  test.afterEach(({ failures }) => {
    // The router's script that restores the scroll position reports it; it does no harm.
    const others = failures.filter((text) => !text.includes('Access is denied for this document.'));
    failures.splice(0, failures.length, ...others);
  });

  for (const [job, run] of Object.entries(jobs)) {
    // Notes are written below.
    if (run === writeNotes) continue;
    test(job, async ({ page }) => {
      await run(page);
    });
  }

  test('a begun note is kept as long as the page, and the id of its ticket is copied', async ({
    page,
  }) => {
    const ticket = await writeNotes(page);
    await go(page, 'Users');
    while (new URL(page.url()).pathname !== ticket) await page.goBack();
    const note = page.getByRole('textbox', { name: 'Internal note' });
    await expect(note).toHaveValue('Somebody must look into it');
    await button(page, 'Copy ticket ID').click();
    await expect(button(page, 'Copied!')).toBeVisible();
    await note.fill('');
    await note.press('ControlOrMeta+v');
    await expect(note).toHaveValue(ticket.split('/').at(-1) ?? '');
  });
});

test('a browser without cookies says why nobody can be signed in', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set: () => {} });
  });
  await page.goto('/panel/login');
  await fillIn(page);
  await button(page, 'Sign In').click();
  await expect(page.getByText('Your browser blocks cookies for this page.').first()).toBeVisible();
});
