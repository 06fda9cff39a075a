import { requestFallbackPages } from '../support/rendered/first-view.ts';
import { fillIn, loseSession, signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

test('a sign-in shows a toast and leads to the dashboard', async ({ page }) => {
  await page.goto('/panel/login');
  await expect(page.getByLabel('Email')).toBeFocused();
  await fillIn(page);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByText('Logged in Successfully')).toBeVisible();
  await page.waitForURL('**/admin/dashboard');
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
});

test('a visitor is redirected to the login page, and after the sign-in to the requested page', async ({
  page,
}) => {
  await page.goto('/admin/users?page=2');
  await page.waitForURL('**/panel/login');
  await fillIn(page);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.waitForURL('**/admin/users?page=2');
});

test('a signed-in user is redirected from the login page', async ({ page }) => {
  await signIn(page);
  await page.goto('/panel/login');
  await page.waitForURL('**/admin/dashboard');
});

test('without Remember me, the cookies end with the browser session', async ({ page, context }) => {
  await page.goto('/panel/login');
  await page.getByLabel('Remember me').uncheck();
  await fillIn(page);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.waitForURL('**/admin/dashboard');
  const hints = (await context.cookies()).filter(({ name }) => ['is_auth', 'role'].includes(name));
  expect(hints.map(({ name, value, expires }) => [name, value, expires])).toEqual([
    ['is_auth', 'true', -1],
    ['role', 'ADMIN', -1],
  ]);
});

test('no token is stored where scripts could read it', async ({ page, context }) => {
  await signIn(page);
  const stored = await page.evaluate(() =>
    [localStorage, sessionStorage].flatMap((storage) => Object.values(storage)).join('\n'),
  );
  expect(stored).not.toContain('eyJ');
  const readable = (await context.cookies()).filter(({ httpOnly }) => !httpOnly);
  // `view` is the language, theme and time zone for rendering.
  expect(readable.map(({ name }) => name).toSorted()).toEqual(['is_auth', 'role', 'view']);
});

test('a reload of the fallback page keeps the session, with one refresh sent before the scripts load', async ({
  page,
  context,
}) => {
  await signIn(page);
  await requestFallbackPages(context);
  await page.goto('/admin/users');
  await expect(page.getByRole('table', { name: 'Users' })).toBeVisible();
  const refreshes: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/refresh-token')) refreshes.push(request.url());
  });
  await page.reload();
  await expect(page.getByRole('table', { name: 'Users' })).toBeVisible();
  expect(refreshes).toHaveLength(1);
});

test('Logout ends the session in this and the other tab', async ({ page, context }) => {
  await signIn(page);
  const other = await context.newPage();
  await other.goto('/admin/users');
  await expect(other.getByRole('table', { name: 'Users' })).toBeVisible();
  // The other tab must learn it from this tab, not from the API.
  await other.route('**/api/**', (route) => route.abort());
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.waitForURL('**/panel/login');
  await other.waitForURL('**/panel/login');
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('is_auth');
  await page.goto('/admin/users');
  await page.waitForURL('**/panel/login');
});

test('a session that the API has ended leads to the login page', async ({ page, context }) => {
  await signIn(page);
  await loseSession(context);
  await page.goto('/admin/users?page=2');
  await page.waitForURL('**/panel/login');
  await fillIn(page);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.waitForURL('**/admin/users?page=2');
});
