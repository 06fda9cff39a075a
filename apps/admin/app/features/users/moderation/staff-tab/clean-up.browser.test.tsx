import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { Backend } from '../../../../../tests/backend/backend.ts';
import { aComment, aPost, aUser, ownedBy } from '../../../../../tests/backend/records.ts';
import { makeBulkUndoable } from '../../../../../tests/backend/undoable.ts';
import { renderPage } from '../../../../../tests/render-page.tsx';
import { pressInToast, toasts } from '../../../../../tests/toasts.ts';

const lastDay = page.getByRole('region', { name: 'Written in the last 24 hours' });
const deleteAll = lastDay.getByRole('button', { name: 'Delete all' });
const popup = page.getByRole('alertdialog');

it('what a person wrote in the last day is deleted at once and comes back with one undo', async () => {
  const mira = aUser();
  const today = { createdAt: '2026-10-03T08:15:00.000Z', ...ownedBy(mira) };
  const posts = ['Advertising.', 'More advertising.'].map((content) =>
    aPost({ content, ...today }),
  );
  const earlier = aPost(ownedBy(mira));
  const comment = aComment({ postId: earlier.id, ...today });
  const backend = new Backend({ users: [mira], posts: [...posts, earlier], comments: [comment] });
  makeBulkUndoable(backend);
  await renderPage(`/admin/users/${mira.id}/staff`, { backend });
  await expect.element(lastDay).toMatchTextContent('2 posts and 1 comment');
  await deleteAll.click();
  await expect.element(popup).toMatchTextContent('2 posts and 1 comment');
  await popup.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(popup).not.toBeInTheDocument();
  expect(backend.called('POST /bulk')).toEqual([]);
  await deleteAll.click();
  await popup.getByRole('button', { name: 'Confirm' }).click();
  await expect.element(toasts.getByText('3 items deleted.')).toBeVisible();
  await expect.element(lastDay).toMatchTextContent('No posts and no comments.');
  expect(backend.records.posts).toEqual([earlier]);
  expect(backend.records.comments).toEqual([]);
  await pressInToast('Undo');
  await expect.element(lastDay).toMatchTextContent('2 posts and 1 comment');
  expect(backend.records.posts).toEqual([...posts, earlier]);
  expect(backend.records.comments).toEqual([comment]);
});
