import { beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { Backend } from '../../../../tests/backend/backend.ts';
import { aComment, aPost, many } from '../../../../tests/backend/records.ts';
import { renderPage } from '../../../../tests/render-page.tsx';
import { toasts } from '../../../../tests/toasts.ts';

const post = aPost({ commentsCount: 7 });
const postPage = `/admin/posts/${post.id}`;
const remove = page.getByRole('button', { name: /^Delete comment of @/ });

let backend: Backend;

beforeEach(() => {
  const comments = many(7, (n) => aComment({ postId: post.id, content: `Comment ${n}` }));
  backend = new Backend({ posts: [{ ...post }], comments });
});

it('comments have five per page, and their page is in the URL', async () => {
  const { address } = await renderPage(postPage, { backend });
  await expect.poll(() => remove.elements()).toHaveLength(5);
  await page.getByRole('button', { name: 'Next Page' }).click();
  await expect.poll(address).toBe(`${postPage}?comments=2`);
  await expect.element(page.getByText('Comment 7', { exact: true })).toBeVisible();
  expect(remove.elements()).toHaveLength(2);
});

it('each comment can be deleted after a question, and the post has one less', async () => {
  await renderPage(`${postPage}?comments=2`, { backend });
  await expect.poll(() => remove.elements()).toHaveLength(2);
  const comments = page.getByRole('definition').nth(1);
  await expect.element(page.getByRole('term').nth(1)).toHaveTextContent('Comments');
  await expect.element(comments).toHaveTextContent('7');
  backend.on('GET /posts/:id', () => ({
    data: { ...post, commentsCount: backend.records.comments.length, likedByMe: false },
  }));
  await remove.first().click();
  const popup = page.getByRole('alertdialog', { name: 'Delete Comment' });
  await expect.element(popup).toMatchTextContent(/Comment 6/);
  await expect.element(popup).toMatchTextContent(/You can restore it for 30 days\./);
  await popup.getByRole('button', { name: 'Confirm' }).click();
  await expect.element(toasts).toMatchTextContent(/Comment deleted\./);
  await expect.element(comments).toHaveTextContent('6');
  await expect.element(page.getByText('Comment 6', { exact: true })).not.toBeInTheDocument();
});

it.each([
  ['99', '2'],
  ['abc', '1'],
])('page %s of the comments becomes page %s', async (asked, shown) => {
  const { address } = await renderPage(`${postPage}?comments=${asked}`, { backend });
  await expect.poll(address).toBe(`${postPage}?comments=${shown}`);
  await expect.poll(() => remove.elements()).toHaveLength(shown === '2' ? 2 : 5);
});
