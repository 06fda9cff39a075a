import { expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { refusal } from '../../../tests/backend/answers.ts';
import { Backend } from '../../../tests/backend/backend.ts';
import { aPost, aTicket, many } from '../../../tests/backend/records.ts';
import { renderPage } from '../../../tests/render-page.tsx';
import { pressInToast, toasts } from '../../../tests/toasts.ts';
import { lastChange } from './last-change.ts';

const main = page.getByRole('main');
const undo = main.getByRole('button', { name: 'Undo' });
const cards = page.getByRole('article');
const linkOf = (at: number) => cards.nth(at).getByRole('link').first();
const disable = page.getByRole('button', { name: 'Disable Post' });

async function disableIt(): Promise<void> {
  await disable.click();
  await expect.element(page.getByRole('textbox', { name: 'Reason' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
}

/** Opens the list of posts, whose changes can be undone. */
async function openPosts() {
  const backend = new Backend({ posts: many(8, (n) => aPost({ content: `Dive ${n}` })) });
  backend.makeUndoable('DELETE /posts/:id');
  backend.makeUndoable('PATCH /posts/:id');
  return renderPage('/admin/posts', { backend });
}

it('after a delete on its own page, the list offers to undo it, by z too', async () => {
  const { address } = await openPosts();
  await linkOf(0).click();
  await page.getByRole('button', { name: 'Delete Post', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Confirm' }).click();
  await expect.poll(address).toBe('/admin/posts');
  await expect.element(page.getByRole('heading', { level: 1, name: 'Recent Posts' })).toHaveFocus();
  await expect.element(undo).toBeVisible();
  await expect.element(cards.first().getByText('Dive 2', { exact: true })).toBeVisible();
  await userEvent.keyboard('z');
  await expect.element(cards.first().getByText('Dive 1', { exact: true })).toBeVisible();
  await expect.element(linkOf(0)).toHaveFocus();
});

it('a change on a page is undone there, with the line beside the breadcrumb', async () => {
  const { backend } = await openPosts();
  await linkOf(1).click();
  await disableIt();
  await expect.element(undo).toBeVisible();
  expect(backend.records.posts[1]?.isEnabled).toBe(false);
  await userEvent.keyboard('z');
  await expect.element(disable).toBeVisible();
  expect(backend.records.posts[1]?.isEnabled).toBe(true);
});

it("if values have changed since, the server's sentence says so", async () => {
  const sentence = 'The post was changed by somebody else in the meantime.';
  const { backend } = await openPosts();
  await linkOf(1).click();
  await disableIt();
  await expect.element(undo).toBeVisible();
  backend.on('POST /activity/:id/undo', () => refusal(409, sentence));
  await userEvent.keyboard('z');
  await expect.element(page.getByRole('alert').getByText(sentence)).toBeVisible();
  await expect.element(undo).not.toBeInTheDocument();
});

it('z takes back a status that is not saved yet, and not the change before it', async () => {
  const backend = new Backend({ tickets: [aTicket()] });
  backend.makeUndoable('PUT /tickets/:id');
  await renderPage('/admin/tickets?status=OPEN', { backend });
  await linkOf(0).click();
  await expect.element(page.getByRole('heading', { name: 'View Ticket' })).toHaveFocus();
  await userEvent.keyboard('p');
  await expect.element(undo).toBeVisible();
  // The status is saved after a second, which does not pass.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  await userEvent.keyboard('c');
  await expect.element(page.getByText('Escape keeps it: Pending')).toBeVisible();
  await userEvent.keyboard('z');
  await expect.element(page.getByText('Escape keeps it: Pending')).not.toBeInTheDocument();
  vi.useRealTimers();
  expect(backend.called('POST /activity/')).toEqual([]);
  // Not by another `z`: typed this quickly it is part of a word.
  await undo.click();
  await expect.element(main.getByRole('combobox', { name: 'Status' })).toHaveValue('OPEN');
  expect(backend.called('POST /activity/')).toHaveLength(1);
});

it('an edit that was undone is done again', async () => {
  const { backend } = await openPosts();
  backend.makeUndoable('PUT /posts/:id');
  await linkOf(1).click();
  await page.getByRole('button', { name: 'Edit Post' }).click();
  await page.getByRole('textbox', { name: 'Content' }).fill('Calm sea');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  const again = toasts.getByRole('button', { name: 'Undo' });
  await pressInToast('Undo');
  await expect.element(toasts.getByText(/^Undone\./)).toBeVisible();
  expect(backend.records.posts[1]?.content).toBe('Dive 2');
  await expect.poll(() => again.elements()).toHaveLength(1);
  await pressInToast('Undo');
  await expect.poll(() => backend.records.posts[1]?.content).toBe('Calm sea');
});

it('a key that is held undoes one change', async () => {
  await renderPage('/admin/posts');
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  const [first, second] = [vi.fn<() => void>(), vi.fn<() => void>()];
  lastChange.add({ text: 'First.', undo: first });
  lastChange.add({ text: 'Second.', undo: second });
  const press = (repeat: boolean) =>
    document.body.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'z', code: 'KeyZ', bubbles: true, repeat }),
    );
  press(false);
  press(true);
  expect(second).toHaveBeenCalledOnce();
  expect(first).not.toHaveBeenCalled();
});
