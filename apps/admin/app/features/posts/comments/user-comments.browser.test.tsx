import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { aComment, aPost, aUser, ownedBy } from '../../../../tests/backend/records.ts';
import { renderPage } from '../../../../tests/render-page.tsx';
import { pressInToast, toasts } from '../../../../tests/toasts.ts';

const items = page.getByRole('tabpanel').getByRole('listitem');
const limit = page.getByText('Of very many comments only the newest are searched.');

it('the comments of a person are searched, lead to their post, and are deleted with an undo', async () => {
  const user = aUser();
  const post = aPost();
  const its = { postId: post.id, ...ownedBy(user) };
  const contents = ['Nice dive.', 'CHEAP fins.', 'Cheap wätches here.'];
  const { address, backend } = await renderPage(`/admin/users/${user.id}/posts`, {
    records: {
      users: [user],
      posts: [post],
      comments: [
        ...contents.map((content) => aComment({ ...its, content })),
        aComment({ postId: post.id, content: 'A cheap one of somebody else.' }),
      ],
    },
  });
  backend.makeUndoable('DELETE /comments/:id');
  await page.getByRole('tab', { name: 'Comments' }).click();
  await expect.element(items.first()).toMatchTextContent('Nice dive.');
  expect(items.elements()).toHaveLength(3);
  expect(limit.elements()).toEqual([]);
  await page.getByRole('searchbox', { name: 'Search comments' }).fill('cheap');
  await expect.poll(address).toBe(`/admin/users/${user.id}/comments?search=cheap`);
  await expect.element(page.getByText('2 comments', { exact: true })).toBeVisible();
  await expect.poll(() => items.elements()).toHaveLength(2);
  await expect.element(limit).toBeVisible();

  await page.getByRole('button', { name: 'Delete the comment: CHEAP fins.' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Confirm' }).click();
  await expect.element(toasts.getByText('Deleted.')).toBeVisible();
  await expect.poll(() => items.elements()).toHaveLength(1);
  await pressInToast('Undo');
  await expect.poll(() => items.elements()).toHaveLength(2);

  await items
    .first()
    .getByRole('link', { name: /^On the post: / })
    .click();
  await expect.poll(address).toBe(`/admin/posts/${post.id}`);
});

it('a search of comments without a match says what it covers', async () => {
  const user = aUser();
  await renderPage(`/admin/users/${user.id}/comments?search=nothing`, {
    records: { users: [user] },
  });
  await expect.element(page.getByText('No Comments To Show.')).toBeVisible();
  await expect.element(limit).toBeVisible();
});
