import { requestFallbackPages } from '../support/rendered/first-view.ts';
import { administrator, fillIn, loseSession, signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

test('the login page has everything the specification names', async ({ page }) => {
  await page.goto('/panel/login');
  await expect(page).toHaveTitle('Admin Login · Buddyline');
  await expect(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible();
  await expect(page.getByText('Access the Buddyline admin dashboard')).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveAttribute('type', 'email');
  await expect(page.getByLabel('Remember me')).toBeChecked();
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeEnabled();
});

test('the password can be shown and hidden', async ({ page }) => {
  await page.goto('/panel/login');
  const password = page.getByLabel('Password', { exact: true });
  const toggle = page.getByRole('button', { name: 'Show password' });
  await password.fill('secret');
  await expect(password).toHaveAttribute('type', 'password');
  await toggle.click();
  await expect(password).toHaveAttribute('type', 'text');
  await expect(toggle).toHaveAttribute('aria-pressed', 'true');
});

test('a sign-in shows a toast and leads to the dashboard', async ({ page }) => {
  await page.goto('/panel/login');
  await fillIn(page);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByText('Logged in Successfully')).toBeVisible();
  await page.waitForURL('**/admin/dashboard');
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
});

test('Sign In is disabled while submitting', async ({ page }) => {
  await page.goto('/panel/login');
  await fillIn(page);
  let answer = () => {};
  const answered = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/api/auth/login', async (route) => {
    await answered;
    await route.continue();
  });
  const button = page.getByRole('button', { name: 'Sign In' });
  await button.click();
  await expect(button).toBeDisabled();
  answer();
  await page.waitForURL('**/admin/dashboard');
});

test("a rejected sign-in shows the server's message and stays on the page", async ({ page }) => {
  await page.goto('/panel/login');
  await fillIn(page, { ...administrator, password: 'not the password' });
  const answer = page.waitForResponse('**/api/auth/login');
  await page.getByRole('button', { name: 'Sign In' }).click();
  const { message } = (await (await answer).json()) as { message: string };
  await expect(page.getByRole('alert').getByText(message)).toBeVisible();
  await expect(page).toHaveURL(/\/panel\/login$/);
  // The message stays at the field after the toast has disappeared.
  const password = page.getByLabel('Password', { exact: true });
  await expect(password).toHaveAccessibleDescription(message);
  await expect(password).toHaveAttribute('aria-invalid', 'true');
});

test('an empty form is not sent, and the first field says why', async ({ page }) => {
  await page.goto('/panel/login');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByText('Enter your email address.')).toBeVisible();
  await expect(page.getByText('Enter your password.')).toBeVisible();
  await expect(page.getByLabel('Email')).toBeFocused();
});

test('Forgot password? leads to a form and back', async ({ page }) => {
  await page.goto('/panel/login');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(page.getByRole('heading', { name: 'Forgot password?' })).toBeFocused();
  await expect(page.getByLabel('Email')).toBeVisible();
  await page.getByRole('link', { name: 'Back to Sign In' }).click();
  await expect(page).toHaveURL(/\/panel\/login$/);
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

test('a failing API does not end the session, and every page shows the error', async ({ page }) => {
  await signIn(page);
  await page.route('**/api/**', (route) => route.fulfill({ status: 503, body: '' }));
  await page.goto('/admin/users');
  await expect(page.getByRole('alert')).toContainText('Error Occur');
  await expect(page).toHaveURL(/\/admin\/users$/);
  await page.unroute('**/api/**');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('table', { name: 'Users' })).toBeVisible();

  // A 4xx response, because a 5xx would be retried after a second.
  await page.route(/\/api\/(?!auth)/, (route) =>
    route.fulfill({ status: 400, json: { isSuccessful: false, message: 'The sea is rough.' } }),
  );
  for (const section of [
    'dashboard',
    'posts',
    'certifications',
    'booklog',
    'tickets',
    'settings',
  ]) {
    await page.goto(`/admin/${section}`);
    await expect(page.getByRole('alert'), section).toContainText('The sea is rough.');
  }
  for (const section of ['users', 'posts', 'certifications', 'booklog', 'tickets']) {
    await page.goto(`/admin/${section}/0190b0b0-0000-7000-8000-000000000000`);
    await expect(page.getByRole('alert').first(), section).toContainText('The sea is rough.');
  }
});
