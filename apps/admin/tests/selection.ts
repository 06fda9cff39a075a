import type { BulkRequest, BulkResult } from '@buddyline/domain/bulk';
import { bulkRequestSchema } from '@buddyline/domain/bulk';
import * as v from 'valibot';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import type { Answer } from './backend/answers.ts';
import type { Backend } from './backend/backend.ts';

export const bar = page.getByRole('region', { name: 'Selected items' });
export const selected = bar.getByRole('status');
export const runBar = page.getByRole('region', { name: 'Act on several items' });
export const popup = page.getByRole('alertdialog');
export const boxes = page
  .getByRole('main')
  .getByRole('checkbox', { name: /^Select (?!this page)/ });
export const selectButton = page.getByRole('button', { name: 'Select', exact: true });
const wholePage = bar.getByRole('checkbox', { name: 'Select this page' });

export async function selectThisPage(): Promise<void> {
  await selectButton.click();
  await wholePage.click();
}

/** Selects all matches of the list, of which there are so many. */
export async function selectAll(count: number): Promise<void> {
  await selectThisPage();
  await bar.getByRole('button', { name: /matches$/ }).click();
  await expect.element(selected).toHaveTextContent(`${count} selected`);
}

/** Presses a bulk action of the bar and confirms it, with the typed number where it is asked for. */
export async function runBulkAction(name: string): Promise<void> {
  await bar.getByRole('button', { name, exact: true }).click();
  const title = popup.getByRole('heading').element().textContent;
  const [count = ''] = /\d+/.exec(title) ?? [];
  const label = name === 'Delete' ? 'Confirm' : title;
  const confirm = popup.getByRole('button', { name: label, exact: true });
  if (Number(count) > 50) {
    await expect.element(confirm).toBeDisabled();
    await popup.getByRole('textbox', { name: /^Type/ }).fill(count);
  }
  await confirm.click();
}

type Bulk = (call: BulkRequest) => Answer | Promise<Answer>;

interface BulkMock {
  calls: BulkRequest[];
  /** Answers the next calls. */
  answer: Bulk;
}

export const resultsOf = (results: BulkResult[]): Answer => ({ data: { results } });

/** Everything is done, and can be undone. */
export const doAll: Bulk = ({ ids }) =>
  resultsOf(ids.map((id) => ({ id, ok: true, undo: `entry-${id}` })));

/** Answers the calls for many items, and changes nothing. */
export function mockBulk(backend: Backend): BulkMock {
  const mock: BulkMock = { calls: [], answer: doAll };
  backend.on('POST /bulk', ({ json }) => {
    const call = v.parse(bulkRequestSchema, json);
    mock.calls.push(call);
    return mock.answer(call);
  });
  return mock;
}
