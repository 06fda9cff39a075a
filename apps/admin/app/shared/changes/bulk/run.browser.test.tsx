import { expect, it, onTestFinished } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { refusal } from '../../../../tests/backend/answers.ts';
import { Backend } from '../../../../tests/backend/backend.ts';
import { aPost, aTicket, aUser, many } from '../../../../tests/backend/records.ts';
import { makeBulkUndoable } from '../../../../tests/backend/undoable.ts';
import { renderPage } from '../../../../tests/render-page.tsx';
import {
  runBulkAction,
  bar,
  boxes,
  doAll,
  mockBulk,
  popup,
  resultsOf,
  runBar,
  selectAll,
  selectButton,
  selected,
  selectThisPage,
} from '../../../../tests/selection.ts';
import { toasts } from '../../../../tests/toasts.ts';

async function openPosts(count: number) {
  const posts = many(count, (n) => aPost({ content: `Dive ${n}` }));
  return renderPage('/admin/posts', { records: { posts } });
}

/** Selects so many posts, and answers the bulk actions on them without changing any. */
async function selectPosts(count: number) {
  const panel = await openPosts(count);
  const bulk = mockBulk(panel.backend);
  await selectAll(count);
  return { ...panel, bulk };
}

const toast = (text: string | RegExp) => toasts.getByText(text).last();
const operations = (calls: { operationId: string }[]) =>
  new Set(calls.map(({ operationId }) => operationId)).size;

it('a bulk action works on a page without https', async () => {
  const usual = Object.getOwnPropertyDescriptor(Crypto.prototype, 'randomUUID') ?? {};
  Reflect.deleteProperty(Crypto.prototype, 'randomUUID');
  onTestFinished(() => void Object.defineProperty(Crypto.prototype, 'randomUUID', usual));
  const { bulk } = await selectPosts(20);
  await bar.getByRole('button', { name: 'Disable' }).click();
  await popup.getByRole('button', { name: 'Advertising' }).click();
  await popup.getByRole('button', { name: 'Disable 20 posts' }).click();
  await expect.element(toast('20 posts disabled.')).toBeVisible();
  expect(bulk.calls).toMatchObject([{ action: 'posts.hide', reason: 'Advertising' }]);
});

it('of 50 deletes three are refused: they are named, and stay selected', async () => {
  const { bulk } = await selectPosts(50);
  const message = 'This post is under review.';
  bulk.answer = ({ ids }) =>
    resultsOf(
      ids.map((id, at) =>
        bulk.calls.length === 1 && at < 3
          ? { id, ok: false, message }
          : { id, ok: true, undo: `entry-${id}` },
      ),
    );
  await runBulkAction('Delete');
  await expect.element(runBar.getByText('47 posts deleted.')).toBeVisible();
  await expect.element(runBar.getByText('3 were refused:')).toBeVisible();
  expect(runBar.getByText(message).elements()).toHaveLength(3);
  await expect.element(runBar.getByRole('listitem').first()).toMatchTextContent('@ada.marsh');
  expect(bulk.calls.map(({ ids }) => ids.length)).toEqual([25, 25]);
  expect(operations(bulk.calls)).toBe(1);
  await userEvent.keyboard('{Escape}');
  await expect.element(selected).toHaveTextContent('3 selected');
  const main = page.getByRole('main');
  await expect.element(main.getByText('47 posts deleted.')).toBeVisible();
  await expect.element(main.getByRole('button', { name: 'Undo' })).toBeVisible();
});

it('Stop completes the running call; the rest can be continued as the same operation', async () => {
  const { backend, bulk } = await selectPosts(100);
  const first = backend.hold('POST /bulk');
  await runBulkAction('Delete');
  await expect.element(runBar.getByRole('progressbar', { name: 'Deleting' })).toBeVisible();
  await expect.element(runBar.getByText('0 of 100')).toBeVisible();
  await runBar.getByRole('button', { name: 'Stop' }).click();
  await expect.element(runBar.getByText('Stopping after this call…')).toBeVisible();
  first.release();
  await expect.element(runBar.getByText('25 posts deleted.')).toBeVisible();
  await expect.element(runBar.getByText(/^75 items are left/)).toBeVisible();
  expect(bulk.calls).toHaveLength(1);
  await runBar.getByRole('button', { name: 'Try the rest again' }).click();
  await expect.element(toast('100 posts deleted.')).toBeVisible();
  await expect.element(bar).not.toBeInTheDocument();
  expect(bulk.calls).toHaveLength(4);
  expect(operations(bulk.calls)).toBe(1);
});

it('without a connection it says what is known, and tries the rest again', async () => {
  const { bulk } = await selectPosts(75);
  bulk.answer = (call) => {
    if (bulk.calls.length === 2) throw new TypeError('Failed to fetch');
    return doAll(call);
  };
  await runBulkAction('Disable');
  await expect.element(runBar.getByText('25 posts disabled.')).toBeVisible();
  await expect.element(runBar.getByText(/^50 items are left/)).toBeVisible();
  await runBar.getByRole('button', { name: 'Try the rest again' }).click();
  await expect.element(toast('75 posts disabled.')).toBeVisible();
  expect(new Set(bulk.calls.flatMap(({ ids }) => ids)).size).toBe(75);
});

/** Whether the browser asks before it closes the tab. */
function asksBeforeClosing(): boolean {
  const leaving = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(leaving);
  return leaving.defaultPrevented;
}

it('goes on, visibly, on other pages, and closing the tab is asked', async () => {
  const { backend, address } = await selectPosts(25);
  const held = backend.hold('POST /bulk');
  expect(asksBeforeClosing()).toBe(false);
  await runBulkAction('Delete');
  await expect.element(runBar).toBeVisible();
  await userEvent.keyboard('gu');
  await expect.poll(address).toBe('/admin/users');
  await expect.element(page.getByRole('table', { name: 'Users' })).toBeVisible();
  await expect.element(runBar.getByText('0 of 25')).toBeVisible();
  expect(asksBeforeClosing()).toBe(true);
  held.release();
  await expect.element(toast('25 posts deleted.')).toBeVisible();
  expect(asksBeforeClosing()).toBe(false);
});

it.each([
  { status: 503, message: 'The database cannot be reached.' },
  { status: 429, message: 'Too many changes. Please wait a minute.' },
])('$status in the middle: what is done is said, the rest stays selected', async (refused) => {
  const { bulk } = await selectPosts(75);
  bulk.answer = (call) =>
    bulk.calls.length === 2 ? refusal(refused.status, refused.message) : doAll(call);
  await runBulkAction('Disable');
  await expect.element(runBar.getByText('25 posts disabled.')).toBeVisible();
  await expect.element(runBar.getByText(refused.message)).toBeVisible();
  expect(bulk.calls).toHaveLength(2);
  await userEvent.keyboard('{Escape}');
  await expect.element(selected).toHaveTextContent('50 selected');
});

it('z twice, while the toast is still there, undoes once', async () => {
  const { backend } = await selectPosts(14);
  await runBulkAction('Disable');
  await expect.element(toast('14 posts disabled.')).toBeVisible();
  const held = backend.hold('POST /activity/:id/undo');
  await userEvent.keyboard('z');
  await held.arrived();
  await userEvent.keyboard('z');
  await userEvent.keyboard('z');
  held.release();
  await expect.element(toast('14 changes undone.')).toBeVisible();
  const undone = backend.called('POST /activity/');
  expect(undone).toHaveLength(14);
  expect(new Set(undone).size).toBe(14);
});

it('200 posts are disabled, and undone at once', async () => {
  const { backend } = await openPosts(200);
  makeBulkUndoable(backend);
  const hidden = page.getByRole('article').getByText('Disabled', { exact: true });
  const shown = () => backend.records.posts.filter(({ isEnabled }) => isEnabled).length;
  await selectAll(200);
  await runBulkAction('Disable');
  await expect.element(toast('200 posts disabled.')).toBeVisible();
  await expect.element(runBar).not.toBeInTheDocument();
  await expect.poll(() => hidden.elements()).toHaveLength(6);
  expect(shown()).toBe(0);
  await userEvent.keyboard('z');
  await expect.element(toast('200 changes undone.')).toBeVisible();
  await expect.poll(() => hidden.elements()).toHaveLength(0);
  expect(shown()).toBe(200);
});

it('a post that somebody else has deleted meanwhile is refused by name', async () => {
  const { backend } = await openPosts(6);
  await selectButton.click();
  for (const at of [0, 1, 2]) await boxes.nth(at).click();
  await expect.element(selected).toHaveTextContent('3 selected');
  backend.records.posts.shift();
  await runBulkAction('Disable');
  await expect.element(runBar.getByText('2 posts disabled.')).toBeVisible();
  await expect.element(runBar.getByText('1 was refused:')).toBeVisible();
  await expect.element(runBar.getByRole('listitem')).toMatchTextContent('@ada.marsh: Dive 1');
});

it('tickets get a status together', async () => {
  const tickets = many(9, () => aTicket());
  const { backend } = await renderPage('/admin/tickets?status=OPEN', { records: { tickets } });
  await selectThisPage();
  await runBulkAction('Close');
  await expect.element(toast('9 tickets closed.')).toBeVisible();
  expect(backend.records.tickets.map(({ status }) => status)).toEqual(Array(9).fill('CLOSED'));
});

it('tickets are assigned and get a priority together, and all of it is undone at once', async () => {
  const ines = aUser({ fullName: 'Inês Duarte', role: 'ADMIN' });
  const backend = new Backend({ users: [ines], tickets: many(3, () => aTicket()) });
  makeBulkUndoable(backend);
  await renderPage('/admin/tickets', { backend });
  const takers = () => backend.records.tickets.map(({ takenBy }) => takenBy?.name);
  const priorities = () => backend.records.tickets.map(({ priority }) => priority);
  const before = priorities();
  await selectThisPage();
  // By the keys of a single ticket; the focus is where one chooses.
  await userEvent.keyboard('a');
  await expect.element(popup.getByLabelText('Assigned to')).toHaveFocus();
  await userEvent.keyboard('In{Control>}{Enter}{/Control}');
  await expect.element(toast('3 tickets assigned.')).toBeVisible();
  expect(takers()).toEqual(Array(3).fill('Inês Duarte'));
  // They are still selected.
  await expect.element(selected).toHaveTextContent('3 selected');
  await userEvent.keyboard('u');
  await expect.element(popup.getByLabelText('Priority')).toHaveFocus();
  await userEvent.keyboard('Ur{Control>}{Enter}{/Control}');
  await expect.element(toast('Priority of 3 tickets set.')).toBeVisible();
  expect(priorities()).toEqual(Array(3).fill('urgent'));
  await userEvent.keyboard('z');
  await expect.poll(priorities).toEqual(before);
  await page.getByRole('main').getByRole('button', { name: 'Undo' }).click();
  await expect.poll(takers).toEqual(Array(3).fill(undefined));
});

it('without calls for many, what the backend refuses is named, and stays selected', async () => {
  const tickets = many(9, (n) => aTicket({ subject: `Ticket ${n}` }));
  const { backend } = await renderPage('/admin/tickets', { records: { tickets, features: [] } });
  const usual = backend.usual('PUT /tickets/:id');
  backend.on('PUT /tickets/:id', (asked) =>
    asked.ids[0] === tickets[0]?.id ? refusal(409, 'Not this one.') : usual(asked),
  );
  await selectThisPage();
  await runBulkAction('Set pending');
  await expect.element(runBar.getByText('Not this one.')).toBeVisible();
  await expect.element(runBar.getByText('Ticket 1', { exact: true })).toBeVisible();
  expect(backend.called('PUT /tickets/')).toHaveLength(9);
  await userEvent.keyboard('{Escape}');
  await expect.element(selected).toHaveTextContent('1 selected');
});
