import type { Page } from '@playwright/test';
import { administrator, loseSession } from '../support/sign-in.ts';
import { expect, signedInTest as test } from '../support/test.ts';

/** Opens the settings in edit mode and types something. */
async function typeBio(page: Page, text: string): Promise<void> {
  await page.goto('/admin/settings?edit');
  await page.getByLabel('Bio').fill(text);
}

const again = (page: Page) => page.getByRole('dialog', { name: 'Your session has ended' });

test('a session ended in another tab asks here too, and signing in there closes the dialog', async ({
  page,
  context,
}) => {
  await typeBio(page, 'Half a sentence, 3');
  await loseSession(context);
  const other = await context.newPage();
  await other.goto('/admin/users');
  await other.waitForURL('**/panel/login');
  await expect(again(page)).toBeVisible();
  await other.getByLabel('Email').fill(administrator.email);
  await other.getByLabel('Password', { exact: true }).fill(administrator.password);
  await other.getByRole('button', { name: 'Sign In' }).click();
  await other.waitForURL('**/admin/users');
  await page.bringToFront();
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(again(page)).toBeHidden();
  await expect(page.getByLabel('Bio')).toHaveValue('Half a sentence, 3');
});

test('whoever types on when the session ends with a reply is not interrupted, and keeps each word', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  await other.goto('/admin/users');
  await page.goto('/admin/tickets?status=OPEN');
  await page.bringToFront();
  await page.getByRole('article').first().getByRole('link').first().click();
  const reply = page.getByRole('textbox', { name: 'Reply to the reporter' });
  await reply.fill('Thank you, ');
  await reply.press('End');
  await loseSession(context);
  await other.reload({ waitUntil: 'commit' });
  let typed = 'Thank you, ';
  // Without a pause, however long the other tab takes to notice.
  while (!other.url().endsWith('/panel/login')) {
    await page.keyboard.type('and ', { delay: 20 });
    typed += 'and ';
  }
  const rest = 'the rest of it, which takes a while to type.';
  await page.keyboard.type(rest, { delay: 20 });
  typed += rest;
  await expect(reply).toHaveValue(typed);
  await expect(again(page)).toBeVisible();
  await again(page).getByRole('button', { name: 'Leave without saving' }).click();
  await page.waitForURL('**/panel/login');
  await expect(page.getByText('Your session has ended.')).toBeVisible();
  await page.getByLabel('Email').fill(administrator.email);
  await page.getByLabel('Password', { exact: true }).fill(administrator.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(reply).toHaveValue(typed);
});

test('a Logout in another tab leaves the page despite unsaved changes', async ({
  page,
  context,
}) => {
  await typeBio(page, 'Half a sentence, 4');
  const other = await context.newPage();
  await other.goto('/admin/users');
  await other.getByRole('button', { name: 'Logout' }).click();
  await page.waitForURL('**/panel/login');
});
