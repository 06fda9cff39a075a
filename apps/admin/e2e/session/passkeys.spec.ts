import type { Page } from '@playwright/test';
import { addPasskey, plugInAuthenticator } from '../support/second-step.ts';
import { administrator, fillIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

/** Passkeys need a name. */
test.use({ baseURL: ({ panel }, use) => use(panel.origin.replace('127.0.0.1', 'localhost')) });

const login = '/panel/login';
const security = '/admin/settings/security';

async function enterPassword(page: Page): Promise<void> {
  await page.goto(login);
  await fillIn(page, administrator);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
}

async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.waitForURL(`**${login}`);
}

test('with a passkey one signs in without typing, or after the password, until it is removed', async ({
  page,
}) => {
  await plugInAuthenticator(page);
  await enterPassword(page);
  await page.waitForURL('**/admin/dashboard');
  await addPasskey(page, 'My laptop');
  await logOut(page);

  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await page.waitForURL('**/admin/dashboard');
  await logOut(page);

  await enterPassword(page);
  await page.getByRole('button', { name: 'Use your passkey' }).click();
  await page.waitForURL('**/admin/dashboard');

  await page.goto(security);
  await page.getByRole('button', { name: 'Remove My laptop' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('Two-step sign-in ends with it');
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('Your password alone opens your account now.')).toBeVisible();
  await logOut(page);
  await enterPassword(page);
  await page.waitForURL('**/admin/dashboard');
});

test('an address without a name leads to one that has passkeys', async ({ page, panel }) => {
  await page.goto(`${panel.origin}${login}`);
  await fillIn(page, administrator);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.waitForURL('**/admin/dashboard');
  await page.goto(`${panel.origin}${security}`);
  const named = new URL(panel.origin.replace('127.0.0.1', 'localhost'));
  const link = page.getByRole('link', { name: named.host });
  await expect(link).toHaveAttribute('href', `${named.origin}${security}`);
  await expect(page.getByRole('button', { name: 'Add a passkey' })).toBeHidden();
});
