import type { Route } from '@playwright/test';
import {
  act,
  bar,
  type BulkCall,
  doAll,
  mockBulk,
  openPosts,
  popup,
  runBar,
  selectPosts,
} from '../support/selection.ts';
import { expect, signedInTest as test } from '../support/test.ts';
import { toast } from '../support/toasts.ts';

test('200 posts are disabled, and undone at once', async ({ page }) => {
  test.slow();
  const cards = await openPosts(page);
  const hidden = cards.getByText('Disabled', { exact: true });
  const before = await hidden.count();
  await selectPosts(page, 200);
  await act(page, 'Disable');
  await expect(toast(page, '200 posts disabled.')).toBeVisible();
  await expect(runBar(page)).toBeHidden();
  await expect(hidden).toHaveCount(6);
  await page.keyboard.press('z');
  await expect(toast(page, /^\d+ changes undone\.$/)).toBeVisible();
  await expect(hidden).toHaveCount(before);
});

test('a bulk action works on a page without https', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(Crypto.prototype, 'randomUUID'));
  await selectPosts(page, 20);
  await act(page, 'Disable');
  await expect(toast(page, '20 posts disabled.')).toBeVisible();
});

test('of 50 deletes three are refused: they are named, and stay selected', async ({ page }) => {
  const bulk = await mockBulk(page);
  bulk.answer = async (route, { ids }) => {
    const isFirst = bulk.calls.length === 1;
    const results = ids.map((id, at) =>
      isFirst && at < 3
        ? { id, ok: false, message: 'This post is under review.' }
        : { id, ok: true, undo: `act-${id}` },
    );
    await route.fulfill({ json: { isSuccessful: true, message: '', data: { results } } });
  };
  await selectPosts(page, 50);
  await act(page, 'Delete');
  await expect(runBar(page).getByText('47 posts deleted.')).toBeVisible();
  await expect(runBar(page).getByText('3 were refused:')).toBeVisible();
  await expect(runBar(page).getByText('This post is under review.')).toHaveCount(3);
  await expect(runBar(page).getByRole('listitem').first()).toContainText('@');
  expect(bulk.calls.map(({ ids }) => ids.length)).toEqual([25, 25]);
  expect(new Set(bulk.calls.map(({ operationId }) => operationId)).size).toBe(1);
  await page.keyboard.press('Escape');
  await expect(bar(page).getByRole('status')).toHaveText('3 selected');
  await expect(page.getByRole('main').getByText('47 posts deleted.')).toBeVisible();
  await expect(page.getByRole('main').getByRole('button', { name: 'Undo' })).toBeVisible();
});

/** Answers only when `release` is called. */
function held() {
  const { promise, resolve } = Promise.withResolvers<void>();
  const answer = async (route: Route, call: BulkCall) => {
    await promise;
    await doAll(route, call);
  };
  return { answer, release: resolve };
}

test('Stop completes the running call; the rest can be continued as the same operation', async ({
  page,
}) => {
  const bulk = await mockBulk(page);
  const first = held();
  bulk.answer = first.answer;
  await selectPosts(page, 100);
  await act(page, 'Delete');
  await expect(runBar(page).getByRole('progressbar', { name: 'Deleting' })).toBeVisible();
  await expect(runBar(page).getByText('0 of 100')).toBeVisible();
  await runBar(page).getByRole('button', { name: 'Stop' }).click();
  await expect(runBar(page).getByText('Stopping after this call…')).toBeVisible();
  first.release();
  await expect(runBar(page).getByText('25 posts deleted.')).toBeVisible();
  await expect(runBar(page).getByText(/^75 items are left/)).toBeVisible();
  expect(bulk.calls).toHaveLength(1);
  bulk.answer = doAll;
  await runBar(page).getByRole('button', { name: 'Try the rest again' }).click();
  await expect(toast(page, '100 posts deleted.')).toBeVisible();
  await expect(bar(page)).toBeHidden();
  expect(bulk.calls).toHaveLength(4);
  expect(new Set(bulk.calls.map(({ operationId }) => operationId)).size).toBe(1);
});

test('without a connection it says what is known, and tries the rest again', async ({ page }) => {
  const bulk = await mockBulk(page);
  bulk.answer = async (route, call) => {
    if (bulk.calls.length === 2) await route.abort();
    else await doAll(route, call);
  };
  await selectPosts(page, 75);
  await act(page, 'Disable');
  await expect(runBar(page).getByText('25 posts disabled.')).toBeVisible();
  await expect(runBar(page).getByText(/^50 items are left/)).toBeVisible();
  await runBar(page).getByRole('button', { name: 'Try the rest again' }).click();
  await expect(toast(page, '75 posts disabled.')).toBeVisible();
  expect(new Set(bulk.calls.flatMap(({ ids }) => ids)).size).toBe(75);
});

test('it goes on, visibly, on other pages, and closing the tab is asked', async ({ page }) => {
  const bulk = await mockBulk(page);
  const first = held();
  bulk.answer = first.answer;
  await selectPosts(page, 25);
  await act(page, 'Delete');
  await expect(runBar(page)).toBeVisible();
  await page.keyboard.press('g');
  await page.keyboard.press('u');
  await page.waitForURL('**/admin/users');
  await expect(runBar(page).getByText('0 of 25')).toBeVisible();
  const asked = page.waitForEvent('dialog');
  const closing = page.close({ runBeforeUnload: true });
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await closing;
  first.release();
  await expect(toast(page, '25 posts deleted.')).toBeVisible();
});

test('the confirm says what goes along, and that it can be restored', async ({ page }) => {
  await page.route('**/api/users/*/belongings', (route) =>
    route.fulfill({
      json: {
        isSuccessful: true,
        data: { posts: 4, comments: 0, certificates: 1, diveLogs: 20, tickets: 0 },
      },
    }),
  );
  await page.goto('/admin/users');
  await page.getByRole('button', { name: 'Select', exact: true }).click();
  const boxes = page.getByRole('row').getByRole('checkbox');
  await boxes.nth(0).check();
  await boxes.nth(1).check();
  await bar(page).getByRole('button', { name: 'Delete' }).click();
  await expect(popup(page).getByRole('heading', { name: 'Delete 2 users' })).toBeVisible();
  await expect(popup(page).getByText('Are you sure about deleting 2 Users?')).toBeVisible();
  await expect(
    popup(page).getByText('Deleted with them: 8 posts, 2 certificates, and 40 dive logs.'),
  ).toBeVisible();
  await expect(popup(page).getByText('You can restore them for 30 days.')).toBeVisible();
  await expect(popup(page).getByRole('button', { name: 'Cancel' })).toBeFocused();
});

test('tickets get a status together', async ({ page }) => {
  await page.goto('/admin/tickets?status=OPEN');
  const tickets = page.getByRole('article');
  await expect(tickets.first()).toBeVisible();
  await page.getByRole('button', { name: 'Select', exact: true }).click();
  await bar(page).getByRole('checkbox', { name: 'Select this page' }).check();
  await act(page, 'Closed');
  await expect(toast(page, '9 tickets closed.')).toBeVisible();
});
