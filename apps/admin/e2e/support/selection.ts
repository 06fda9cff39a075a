import type { Locator, Page, Route } from '@playwright/test';
import { expect } from './test.ts';

export const bar = (page: Page) => page.getByRole('region', { name: 'Selected items' });
export const runBar = (page: Page) => page.getByRole('region', { name: 'Act on several items' });
export const popup = (page: Page) => page.getByRole('alertdialog');

export async function openPosts(page: Page): Promise<Locator> {
  await page.goto('/admin/posts');
  const cards = page.getByRole('article');
  await expect(cards).toHaveCount(6);
  return cards;
}

/** Selects this many posts: the list that 'All matches' reads has no more. */
export async function selectPosts(page: Page, count: number): Promise<void> {
  await page.route(/\/api\/posts\?(?=.*limit=100)/, async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as { data: { data: object[]; totalPages: number } };
    const at = Number(new URL(route.request().url()).searchParams.get('page') ?? 1);
    const data = body.data.data.slice(0, count - (at - 1) * 100);
    const totalPages = Math.ceil(count / 100);
    await route.fulfill({ json: { ...body, data: { ...body.data, data, totalPages } } });
  });
  await openPosts(page);
  await page.getByRole('button', { name: 'Select', exact: true }).click();
  await bar(page).getByRole('checkbox', { name: 'Select this page' }).check();
  await bar(page)
    .getByRole('button', { name: /matches$/ })
    .click();
  await expect(bar(page).getByRole('status')).toHaveText(`${count} selected`);
}

/** Presses a bulk action of the bar and confirms it, with the typed number where it is asked for. */
export async function runBulkAction(page: Page, name: string): Promise<void> {
  await bar(page).getByRole('button', { name, exact: true }).click();
  const field = popup(page).getByRole('textbox', { name: /^Type/ });
  const title = (await popup(page).getByRole('heading').textContent()) ?? '';
  const [count = ''] = /\d+/.exec(title) ?? [];
  const label = name === 'Delete' ? 'Confirm' : title;
  const confirm = popup(page).getByRole('button', { name: label, exact: true });
  if (Number(count) > 50) {
    await expect(confirm).toBeDisabled();
    await field.fill(count);
  }
  await confirm.click();
}

export interface BulkCall {
  action: string;
  ids: string[];
  operationId: string;
}

interface BulkMock {
  calls: BulkCall[];
  /** Replaces the response of the next calls. */
  answer: (route: Route, call: BulkCall) => Promise<void>;
}

export async function doAll(route: Route, { ids }: BulkCall): Promise<void> {
  const results = ids.map((id) => ({ id, ok: true, undo: `entry-${id}` }));
  await route.fulfill({ json: { isSuccessful: true, message: '', data: { results } } });
}

/** A mock of the calls for many items, which changes nothing. */
export async function mockBulk(page: Page): Promise<BulkMock> {
  const mock: BulkMock = { calls: [], answer: doAll };
  await page.route('**/api/bulk', async (route) => {
    const call = route.request().postDataJSON() as BulkCall;
    mock.calls.push(call);
    await mock.answer(route, call);
  });
  return mock;
}
