import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Backend } from '../../../tests/backend/backend.ts';
import { anEntry, aPost, aUser, ownedBy } from '../../../tests/backend/records.ts';
import { renderPage } from '../../../tests/render-page.tsx';
import { toasts } from '../../../tests/toasts.ts';

const mira = aUser({ username: 'mira', fullName: 'Mira Haddad' });
const post = aPost({ content: 'Calm and clear', ...ownedBy(mira) });
const publicPage = `https://share.example.org/posts/${post.id}`;
const edit = page.getByRole('button', { name: 'Edit Post' });
const save = page.getByRole('button', { name: 'Save Changes' });
const content = page.getByRole('textbox', { name: 'Content' });
const main = page.getByRole('main');

let backend: Backend;

beforeEach(() => {
  backend = new Backend({ users: [mira], posts: [{ ...post }, aPost({ content: 'Another' })] });
});

const openPost = (search = '') => renderPage(`/admin/posts/${post.id}${search}`, { backend });

it('a post shows its engagement and its author', async () => {
  await openPost();
  await expect.poll(() => document.title).toBe('@mira: Calm and clear · View Post · Buddyline');
  for (const [fact, value] of [
    ['Likes', /^2$/],
    ['Comments', /^0$/],
    ['Created At', /^2026\/10\/02, 08:15:00 AM$/],
    ['Updated At', /^Not Updated Yet\.$/],
  ] as const) {
    const term = page.getByRole('term').filter({ hasText: fact });
    await expect.element(term).toBeVisible();
    expect(term.element().nextElementSibling?.textContent).toMatch(value);
  }
  await expect
    .element(page.getByRole('link', { name: 'View Author Profile' }))
    .toHaveAttribute('href', `/admin/users/${mira.id}/posts`);
});

it('the public link of a post can be opened and copied', async () => {
  const copy = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  onTestFinished(() => copy.mockRestore());
  await openPost();
  await expect
    .element(page.getByRole('link', { name: 'Open the public page' }))
    .toHaveAttribute('href', publicPage);
  await page.getByRole('button', { name: 'Copy the public link' }).click();
  await expect.element(page.getByRole('button', { name: 'Copied!' })).toBeVisible();
  expect(copy).toHaveBeenCalledExactlyOnceWith(publicPage);
});

it('a post that does not exist can not be edited', async () => {
  await renderPage('/admin/posts/00000000-0000-7000-8000-000000000000', { backend });
  await expect.element(page.getByText('No Post To Show.')).toBeVisible();
  await expect.element(edit).not.toBeInTheDocument();
});

it('an edit sends only the text, and the page shows the saved post', async () => {
  const sent: string[][] = [];
  backend.on('PUT /posts/:id', ({ form }) => {
    sent.push([...(form ?? new FormData()).keys()]);
    Object.assign(backend.records.posts[0] ?? {}, { content: form?.get('content') });
    return { message: 'Post updated.' };
  });
  const { address } = await openPost();
  await edit.click();
  await expect.poll(address).toBe(`/admin/posts/${post.id}?edit`);
  await content.fill('After the edit');
  await save.click();
  await expect.element(toasts).toMatchTextContent(/Post updated\./);
  await expect.element(edit).toBeVisible();
  await expect.element(main.getByText('After the edit', { exact: true })).toBeVisible();
  expect(sent).toEqual([['content']]);
  expect(address()).toBe(`/admin/posts/${post.id}`);
  await expect.element(page.getByText('No Comments To Show.')).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'View Post' })).toHaveFocus();
});

it('a link asks before changes are lost, and Cancel Edit resets the form', async () => {
  await openPost('?edit');
  await content.fill('Something else');
  await page.getByRole('link', { name: 'Dashboard' }).click();
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(content).toHaveValue('Something else');
  await page.getByRole('button', { name: 'Cancel Edit' }).click();
  await edit.click();
  await expect.element(content).toHaveValue('Calm and clear');
});

it('after a concurrent save both texts are shown, and the person chooses', async () => {
  await openPost('?edit');
  await content.fill('As I have it');
  const theirs = { content: 'As they have it', updatedAt: '2026-10-02T09:00:00.000Z' };
  Object.assign(backend.records.posts[0] ?? {}, theirs);
  await save.click();
  const notice = page.getByRole('region', { name: 'Somebody else saved this meanwhile' });
  await notice.getByRole('radio', { name: 'As they have it' }).click();
  await expect.element(content).toHaveValue('As they have it');
  expect(backend.called('PUT')).toEqual([]);
  await notice.getByRole('radio', { name: 'As I have it' }).click();
  await expect.element(content).toHaveValue('As I have it');
  await save.click();
  await expect.element(edit).toBeVisible();
  await expect.element(main.getByText('As I have it', { exact: true })).toBeVisible();
  expect(backend.records.posts[0]?.content).toBe('As I have it');
});

it('a post is disabled with a reason and enabled again; the second click does not undo the first', async () => {
  const asked: unknown[] = [];
  backend.on('PATCH /posts/:id', ({ json }) => {
    asked.push(json);
    Object.assign(backend.records.posts[0] ?? {}, json);
    return { message: json.isEnabled === true ? 'Post enabled.' : 'Post disabled.' };
  });
  await openPost();
  await expect.element(main.getByText('Enabled', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Disable Post' }).click();
  const dialog = page.getByRole('dialog', { name: 'Disable Post' });
  await expect.element(dialog.getByRole('textbox', { name: 'Reason' })).toHaveFocus();
  await dialog.getByRole('button', { name: 'Insults' }).click();
  await expect.element(dialog.getByRole('textbox', { name: 'Reason' })).toHaveFocus();
  await userEvent.keyboard(' of a guide');
  await dialog.getByRole('button', { name: 'Disable', exact: true }).dblClick();
  const enable = page.getByRole('button', { name: 'Enable Post' });
  await expect.element(toasts).toMatchTextContent(/Post disabled\./);
  await expect.element(enable).toHaveFocus();
  await expect.element(main.getByText('Disabled', { exact: true })).toBeVisible();
  await expect
    .element(page.getByText('Nobody can open it while the post is disabled.'))
    .toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Open the public page' }))
    .not.toBeInTheDocument();
  expect(asked).toEqual([{ isEnabled: false, reason: 'Insults of a guide' }]);
  await enable.click();
  await expect.element(toasts).toMatchTextContent(/Post enabled\./);
  await expect.element(main.getByText('Enabled', { exact: true })).toBeVisible();
});

it('a key disables a post, with a reason or without one, and enables it again', async () => {
  await openPost();
  await expect.element(page.getByRole('button', { name: 'Disable Post' })).toBeEnabled();
  await userEvent.keyboard('d');
  const reason = page.getByRole('dialog').getByRole('textbox', { name: 'Reason' });
  await expect.element(reason).toHaveFocus();
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect.element(main.getByText('Disabled', { exact: true })).toBeVisible();
  const enable = page.getByRole('button', { name: 'Enable Post' });
  // It rests until it can have been noticed.
  await expect.element(enable).toHaveAttribute('aria-disabled', 'false');
  await userEvent.keyboard('d');
  await expect.element(main.getByText('Enabled', { exact: true })).toBeVisible();
});

it('a post deleted on its page leads back to the list, without it', async () => {
  const { address } = await openPost();
  await page.getByRole('button', { name: 'Delete Post', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Confirm' }).click();
  await expect.element(toasts).toMatchTextContent(/Post deleted\./);
  await expect.poll(address).toBe('/admin/posts');
  await expect.element(page.getByRole('heading', { name: 'Recent Posts' })).toHaveFocus();
  await expect.poll(() => page.getByRole('article').elements()).toHaveLength(1);
  await expect.element(page.getByRole('article')).toMatchTextContent(/Another/);
});

it('a disabled post says who disabled it, when and why', async () => {
  backend.records.posts[0] = { ...post, isEnabled: false };
  backend.records.activity.push(anEntry({ itemId: post.id, reason: 'Reported by two members' }));
  await openPost();
  await expect
    .element(main)
    .toMatchTextContent(/Disabled by Ada Marsh.*Reason: Reported by two members/);
});
