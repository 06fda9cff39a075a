import type { BrowserContext, Page } from '@playwright/test';

/** The demo data's administrator. */
export const administrator = { email: 'admin@buddyline.example', password: 'dive-safe-always' };
export const administratorName = 'Ada Marsh';

/** Signs in through the form, and waits for the dashboard. */
export async function signIn(page: Page, credentials = administrator): Promise<void> {
  await page.goto('/panel/login');
  await fillIn(page, credentials);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.waitForURL('**/admin/dashboard');
}

/**
 * Signs in without the form, which has tests of its own: sets the API's cookie and what the panel stores.
 * No page of the panel is open afterwards.
 */
export async function enter(page: Page, credentials = administrator): Promise<void> {
  const answer = await page.request.post('/api/auth/login', {
    data: credentials,
  });
  const { data } = (await answer.json()) as { data: { user: { id: string; role: string } } };
  const { id, role } = data.user;
  await page.goto('/favicon.svg');
  await page.evaluate(
    ([userId = '', userRole = '']) => {
      localStorage.setItem('user_id', userId);
      document.cookie = 'is_auth=true; Path=/; SameSite=Lax; Max-Age=2592000';
      document.cookie = `role=${userRole}; Path=/; SameSite=Lax; Max-Age=2592000`;
    },
    [id, role],
  );
}

export async function fillIn(page: Page, { email, password } = administrator): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
}

/** Ends the session at the API, without the browser. */
export async function loseSession(context: BrowserContext): Promise<void> {
  const hints = (await context.cookies()).filter(({ httpOnly }) => !httpOnly);
  await context.clearCookies();
  await context.addCookies(hints);
}
