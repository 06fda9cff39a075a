import type { BrowserContext, Page } from '@playwright/test';
import {
  bar,
  runBulkAction,
  doAll,
  mockBulk,
  openPosts,
  runBar,
  selectPosts,
} from '../support/selection.ts';
import { holdCalls } from '../support/hold-calls.ts';
import { staffCalls } from '../support/staff-calls.ts';
import { expect, signedInTest as test } from '../support/test.ts';
import { toast } from '../support/toasts.ts';

/** The answers of a slow connection, so that people are quicker than they are. */
async function slowDown(of: Page | BrowserContext, url: string | RegExp): Promise<void> {
  await of.route(url, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 600));
    await route.fallback();
  });
}

const selected = (page: Page) => bar(page).getByRole('status');
const boxes = (page: Page) => page.getByRole('main').getByRole('checkbox', { name: /^Select .*@/ });

/** The line beside the list's count, which stays when the toast has gone. */
const lastChange = (page: Page, text: string) => page.getByRole('main').getByText(text);

/** Selects posts of the first page. */
async function select(page: Page, positions: readonly number[]): Promise<void> {
  await openPosts(page);
  await page.getByRole('button', { name: 'Select', exact: true }).click();
  for (const position of positions) await boxes(page).nth(position).check();
  await expect(selected(page)).toHaveText(`${positions.length} selected`);
}

test('two tabs delete some of the same posts at once, and both undo', async ({ page, context }) => {
  test.slow();
  const other = await context.newPage();
  await slowDown(context, '**/api/bulk');
  await select(page, [0, 1, 2, 3]);
  await select(other, [2, 3, 4, 5]);
  await Promise.all(
    [page, other].map(async (tab) => {
      await runBulkAction(tab, 'Delete');
      // What the other tab has deleted counts as done.
      await expect(lastChange(tab, '4 posts deleted.')).toBeVisible();
    }),
  );
  const staff = await staffCalls(page);
  const deleted = async () => (await staff.list<{ noun: string }>('trash?noun=posts')).length;
  const before = await deleted();
  await Promise.all(
    [page, other].map(async (tab) => {
      await tab.keyboard.press('z');
      await expect(toast(tab, /changes? undone/)).toBeVisible();
    }),
  );
  await expect.poll(deleted).toBe(before - 6);
});

test('two tabs change the same posts in opposite ways: each says what it did', async ({
  page,
  context,
}) => {
  test.slow();
  const other = await context.newPage();
  await slowDown(context, '**/api/bulk');
  await select(page, [0, 1, 2, 3, 4, 5]);
  await select(other, [0, 1, 2, 3, 4, 5]);
  // Each is disabled before it is deleted, or refused because it is gone.
  const disabled = lastChange(other, '6 posts disabled.').or(runBar(other).getByText(/refused/));
  await Promise.all([
    runBulkAction(page, 'Delete').then(() =>
      expect(lastChange(page, '6 posts deleted.')).toBeVisible(),
    ),
    runBulkAction(other, 'Disable').then(() => expect(disabled).toBeVisible()),
  ]);
});

test('keys that are quicker than the code of select mode are not lost', async ({ page }) => {
  await slowDown(page, /first-touch-code.*\.js/);
  await openPosts(page);
  for (const key of ['j', 'x', 'j', 'x', 'j', 'j', 'Shift+X']) await page.keyboard.press(key);
  await expect(selected(page)).toHaveText('4 selected');
});

test('Escape leaves select mode, even before its code is there', async ({ page }) => {
  await slowDown(page, /first-touch-code.*\.js/);
  await openPosts(page);
  const fetched = page.waitForResponse(/first-touch-code.*\.js/);
  await page.keyboard.press('j');
  await page.keyboard.press('x');
  await page.keyboard.press('Escape');
  await fetched;
  await expect(page.getByRole('button', { name: 'Select', exact: true })).toHaveAttribute(
    'aria-pressed',
    'false',
  );
  await expect(bar(page)).toBeHidden();
});

test('signed out in another tab in the middle: nothing more is sent, or shown to the next person', async ({
  page,
  context,
}) => {
  const bulk = await mockBulk(page);
  const { promise, resolve } = Promise.withResolvers<void>();
  bulk.answer = async (route, call) => {
    await promise;
    await doAll(route, call);
  };
  await selectPosts(page, 75);
  await runBulkAction(page, 'Disable');
  await expect(runBar(page).getByText('0 of 75')).toBeVisible();
  const other = await context.newPage();
  await other.goto('/admin/settings');
  await other.getByRole('button', { name: 'Logout' }).click();
  await page.waitForURL('**/panel/login*');
  await expect(runBar(page)).toBeHidden();
  resolve();
  await expect(page.getByRole('button', { name: /Sign in|Log ?in/i })).toBeVisible();
  expect(bulk.calls).toHaveLength(1);
});

test('reloaded in the middle: what was sent is done, and nothing is left over', async ({
  page,
}) => {
  const release = await holdCalls(page, '**/api/bulk', 'POST');
  await select(page, [0, 1]);
  await runBulkAction(page, 'Delete');
  await expect(runBar(page)).toBeVisible();
  page.on('dialog', (dialog) => void dialog.accept());
  const reloaded = page.reload();
  release();
  await reloaded;
  await expect(page.getByRole('article')).toHaveCount(6);
  await expect(runBar(page)).toBeHidden();
  await expect(bar(page)).toBeHidden();
});
