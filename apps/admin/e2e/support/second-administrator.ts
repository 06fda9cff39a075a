import type { Browser, Page } from '@playwright/test';
import type { User } from '@buddyline/domain/user';
import type { Panel } from './panel.ts';
import { administrator, enter } from './sign-in.ts';
import { staffCalls } from './staff-calls.ts';

interface SecondAdministrator {
  page: Page;
  name: string;
}

/** Signs another administrator in, in their own browser context. */
export async function signInSecondAdministrator(
  browser: Browser,
  first: Page,
  panel: Panel,
): Promise<SecondAdministrator> {
  await panel.letStaffSignIn();
  const { list } = await staffCalls(first);
  const users = (
    await Promise.all([1, 2, 3].map((page) => list<User>(`users?limit=100&page=${page}`)))
  ).flat();
  const other = users.find(({ role, email }) => role === 'ADMIN' && email !== administrator.email);
  if (!other?.email) throw new Error('The demo has no other administrator');
  const context = await browser.newContext({ baseURL: panel.origin });
  const page = await context.newPage();
  await enter(page, { ...administrator, email: other.email });
  return { page, name: other.fullName ?? other.username };
}
