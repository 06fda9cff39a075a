import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { aComment, aPost, aSuspendedUser, aUser, ownedBy } from '../../../tests/backend/records.ts';
import { renderPage } from '../../../tests/render-page.tsx';

it('a commenter and a named person are reached from a post', async () => {
  const mira = aUser({ username: 'mira' });
  const named = aUser({ username: 'ada_marsh' });
  const content = 'With @ada_marsh at the wreck, call +44 20 7946 0000.';
  const post = aPost({ content, commentsCount: 1 });
  const { address, goBack } = await renderPage(`/admin/posts/${post.id}`, {
    records: {
      users: [mira, named],
      posts: [post],
      comments: [aComment({ postId: post.id, ...ownedBy(mira) })],
    },
  });
  await page.getByRole('link', { name: '@ada_marsh' }).click();
  await expect.poll(address).toMatch(/^\/admin\/users(\/|\?search=ada_marsh)/);
  goBack();
  const deletes = page.getByRole('button', { name: /^Delete comment of @/ });
  const comment = page.getByRole('listitem').filter({ has: deletes });
  await comment.getByRole('link').first().click();
  await expect.poll(address).toBe(`/admin/users/${mira.id}/posts`);
  await expect.element(page.getByRole('heading', { name: 'User Profile' })).toBeVisible();
});

it("a suspended author is marked on their post's page", async () => {
  const { user } = aSuspendedUser();
  const posts = [aPost(ownedBy(user))];
  const { address } = await renderPage(`/admin/users/${user.id}/posts`, {
    records: { users: [user], posts },
  });
  await page.getByRole('tabpanel').getByRole('listitem').getByRole('link').first().click();
  await expect.poll(address).toBe(`/admin/posts/${posts[0]?.id}`);
  const badge = page.getByRole('main').getByText('Suspended', { exact: true });
  await expect.element(badge).toBeVisible();
});
