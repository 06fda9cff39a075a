import type { Page } from '@playwright/test';
import { appearances, expectNoFindings, setAppearance } from '../support/axe.ts';
import { expect, test } from '../support/test.ts';

const link = (token: string) => `/panel/reset-password#${token}`;
const token = 'x'.repeat(43);
const done = { isSuccessful: true, message: 'User Password is Changed Successfully.' };

const newPassword = (page: Page) => page.getByLabel('New Password', { exact: true });

test('asks for the address, and says what happens, the same for every address', async ({
  page,
}) => {
  await page.goto('/panel/login');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(page.getByRole('heading', { name: 'Forgot password?' })).toBeVisible();
  await page.getByLabel('Email').fill('nobody');
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByText('Enter a whole email address')).toBeVisible();
  await expect(page.getByLabel('Email')).toBeFocused();
  await page.getByLabel('Email').fill('nobody@buddyline.example');
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByRole('status')).toContainText(
    'If nobody@buddyline.example belongs to a member of staff, a mail is on its way.',
  );
  await page.getByRole('link', { name: 'Back to Sign In' }).click();
  await page.waitForURL('**/panel/login');
});

test('where the backend sends no mail, the page says who can help', async ({ page }) => {
  await page.route('**/api/meta', (route) => route.fulfill({ status: 404, json: {} }));
  await page.goto('/panel/forgot-password');
  await expect(page.getByText('admin:reset-password')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send the link' })).toBeHidden();
});

test('the link leaves no trace in the address, and sets the password', async ({ page }) => {
  await page.goto(link(token));
  await expect(newPassword(page)).toBeVisible();
  expect(page.url()).not.toContain('#');
  expect(await page.evaluate(() => history.length)).toBeLessThanOrEqual(2);
  await newPassword(page).fill('short');
  await page.getByRole('button', { name: 'Set the password' }).click();
  await expect(page.getByText('At least 6 characters')).toBeVisible();
  await expect(newPassword(page)).toBeFocused();

  await page.route('**/api/auth/reset-password', (route) => route.fulfill({ json: done }));
  const sent = page.waitForRequest('**/api/auth/reset-password');
  await newPassword(page).fill('another-safe-dive');
  await page.getByRole('button', { name: 'Set the password' }).click();
  expect((await sent).postDataJSON()).toEqual({ token, newPassword: 'another-safe-dive' });
  await expect(page.getByRole('status')).toContainText('Sign in with the new one.');
});

test('a used or expired link says what to do', async ({ page }) => {
  await page.goto(link(token));
  await newPassword(page).fill('another-safe-dive');
  await page.getByRole('button', { name: 'Set the password' }).click();
  await expect(page.getByText('This link has been used or is no longer valid.')).toBeVisible();
  await page.getByRole('link', { name: 'Ask for a new link' }).click();
  await page.waitForURL('**/panel/forgot-password');
});

test('a link without its end says so', async ({ page }) => {
  await page.goto('/panel/reset-password');
  await expect(page.getByText('This link is not complete.')).toBeVisible();
});

test('a new link in the same tab replaces the old one', async ({ page }) => {
  await page.goto(link(token));
  await expect(newPassword(page)).toBeVisible();
  const other = 'y'.repeat(43);
  await page.evaluate((hash) => (location.hash = hash), other);
  await expect(page).not.toHaveURL(/#/);
  const sent = page.waitForRequest('**/api/auth/reset-password');
  await newPassword(page).fill('another-safe-dive');
  await page.getByRole('button', { name: 'Set the password' }).click();
  expect((await sent).postDataJSON()).toMatchObject({ token: other });
});

test('a failing call shows its message, and can be tried again', async ({ page }) => {
  await page.goto('/panel/forgot-password');
  await page.route('**/api/auth/forgot-password', (route) =>
    route.fulfill({ status: 429, json: { isSuccessful: false, message: 'Too many requests.' } }),
  );
  await page.getByLabel('Email').fill('ada@buddyline.example');
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByText('Too many requests.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send the link' })).toBeEnabled();
});

for (const appearance of appearances) {
  test(`passes axe, ${appearance.theme}, ${appearance.language}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/panel/login');
    await setAppearance(page, appearance);
    await page.goto('/panel/forgot-password');
    await page.getByRole('textbox').fill('ada@buddyline.example');
    await expectNoFindings(page, 'forgot password');
    await page.getByRole('textbox').press('Enter');
    await expect(page.getByRole('status')).toBeVisible();
    await expectNoFindings(page, 'mail sent');
    await page.goto(link(token));
    await page.getByRole('textbox').fill('12345');
    await page.getByRole('textbox').press('Enter');
    await expectNoFindings(page, 'reset password');
    await page.getByRole('textbox').fill('123456');
    await page.getByRole('textbox').press('Enter');
    await expect(page.getByRole('textbox')).toBeHidden();
    await expectNoFindings(page, 'used link');
  });
}
