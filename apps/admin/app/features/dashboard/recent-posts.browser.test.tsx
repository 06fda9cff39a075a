import { beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { Backend } from '../../../tests/backend/backend.ts';
import { aPost, aUser, many, ownedBy } from '../../../tests/backend/records.ts';
import { renderPage } from '../../../tests/render-page.tsx';

const mira = aUser({ username: 'mira', fullName: 'Mira Haddad' });
const list = page.getByRole('region', { name: 'Recent Posts' });
const posts = list.getByRole('listitem');
const second = posts.nth(1);

let backend: Backend;
let panel: Awaited<ReturnType<typeof renderPage>>;

beforeEach(async () => {
  backend = new Backend({
    users: [mira],
    posts: many(7, (n) => aPost({ content: `Dive ${n} at the reef`, ...ownedBy(mira) })),
  });
  panel = await renderPage('/admin/dashboard', { backend });
  await expect.poll(() => posts.elements()).toHaveLength(5);
});

it('a recent post has its date and numbers, and can be hidden and shown again', async () => {
  const asked: unknown[] = [];
  backend.on('PATCH /posts/:id', ({ json }) => {
    asked.push(json);
    Object.assign(backend.records.posts[1] ?? {}, json);
    return { message: 'Post updated.' };
  });
  const moment = second.getByText(/^\d{4}\/\d\d\/\d\d, \d\d:\d\d:\d\d [AP]M$/);
  await expect.element(moment).toBeVisible();
  await expect.element(second.getByText('2 likes')).toBeInTheDocument();
  await expect.element(second.getByText('0 comments')).toBeInTheDocument();
  const disable = second.getByRole('button', { name: 'Disable the post of Mira Haddad' });
  // The label names the action, so aria-pressed would contradict it.
  await expect.element(disable).not.toHaveAttribute('aria-pressed');
  await disable.click();
  const enable = second.getByRole('button', { name: 'Enable the post of Mira Haddad' });
  await expect.element(enable).toBeEnabled();
  expect(asked).toEqual([{ isEnabled: false }]);
  await expect.element(enable).not.toHaveAttribute('aria-disabled', 'true');
  await enable.click();
  await expect.element(disable).toBeVisible();
  expect(asked).toEqual([{ isEnabled: false }, { isEnabled: true }]);
});

it('a recent post can be opened, and View All lists all posts', async () => {
  const view = second.getByRole('link', { name: 'View or edit the post of Mira Haddad' });
  await view.click();
  await expect.poll(panel.address).toBe(`/admin/posts/${backend.records.posts[1]?.id}`);
  panel.goBack();
  await list.getByRole('link', { name: 'View All posts' }).click();
  await expect.poll(panel.address).toBe('/admin/posts');
});

it('a recent post is deleted after a confirmation, here and in the list', async () => {
  const gone = page.getByText('Dive 5 at the reef', { exact: true });
  await posts
    .last()
    .getByRole('button', { name: 'Delete the post of Mira Haddad: Dive 5 at the reef' })
    .click();
  const popup = page.getByRole('alertdialog', { name: 'Delete Post' });
  await expect.element(popup.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  await popup.getByRole('button', { name: 'Confirm' }).click();
  await expect.element(popup).not.toBeInTheDocument();
  await expect.element(list.getByText('Dive 6 at the reef', { exact: true })).toBeVisible();
  await expect.element(gone).not.toBeInTheDocument();
  await expect.poll(() => posts.elements()).toHaveLength(5);
  await list.getByRole('link', { name: 'View All posts' }).click();
  await expect.poll(() => page.getByRole('article').elements()).toHaveLength(6);
  await expect.element(gone).not.toBeInTheDocument();
});
