import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { aPost, aUser, many, ownedBy } from '../../../tests/backend/records.ts';
import { renderPage } from '../../../tests/render-page.tsx';

const box = page.getByRole('searchbox', { name: /^Search / });
const row = page.getByRole('row').nth(1);
const articles = page.getByRole('article');

/** The texts that the browser highlights as matches. */
const marked = () => [...(CSS.highlights.get('found') ?? [])].map(String);

async function openUsers(users = many(12, () => aUser())) {
  const panel = await renderPage('/admin/users', { records: { users } });
  await expect.poll(() => page.getByRole('row').elements().length).toBeGreaterThan(2);
  return panel;
}

async function type(text: string): Promise<void> {
  await userEvent.keyboard('/');
  await expect.element(box).toHaveFocus();
  await userEvent.keyboard(text);
}

it('after / and a word, Enter and arrow down focus the first result', async () => {
  const { address } = await openUsers();
  for (const key of ['Enter', 'ArrowDown']) {
    await type(`admin@buddyline{${key}}`);
    await expect.element(row.getByRole('link').first()).toHaveFocus();
    await expect.element(row.getByText('admin@buddyline.example')).toBeVisible();
  }
  await userEvent.keyboard('{Enter}');
  await expect.poll(address).toMatch(/^\/admin\/users\/[^/]+\/posts$/);
});

it('a search without results keeps the focus in its field', async () => {
  await openUsers();
  await type('nobody-is-called-like-this{Enter}');
  await expect.element(page.getByText('No Data To show.')).toBeVisible();
  await expect.element(box).toHaveFocus();
});

it('Escape leaves the field and keeps its text; / selects it to be replaced', async () => {
  const posts = many(9, (n) => aPost({ content: `On the reef, ${n}` }));
  const { address } = await renderPage('/admin/posts?search=reef', { records: { posts } });
  await expect.poll(() => articles.elements().length).toBe(6);
  await userEvent.keyboard('/');
  await expect.element(box).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(box).not.toHaveFocus();
  await expect.element(box).toHaveValue('reef');
  expect(address()).toBe('/admin/posts?search=reef');
  await userEvent.keyboard('j');
  await expect.element(articles.first().getByRole('link').first()).toHaveFocus();
  await type('wreck');
  await expect.element(box).toHaveValue('wreck');
});

it('matches are marked in user-written text, in any order', async () => {
  const users = [...many(3, () => aUser()), aUser({ fullName: 'Nour Vogel' })];
  await openUsers(users);
  await box.fill('Vogel Nour');
  await expect.element(page.getByRole('row').filter({ hasText: 'Nour Vogel' })).toBeVisible();
  await expect.poll(marked).toEqual(expect.arrayContaining(['Nour', 'Vogel']));
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect.poll(marked).toEqual([]);
});

it('a clamped post shows the part with the match, and a person is found by name', async () => {
  const content = `${'Nothing much to see today. '.repeat(12)}Then a quastenflosser came by.`;
  const omar = aUser({ fullName: 'Omar Aziz' });
  const posts = [...many(4, () => aPost({ ...ownedBy(omar) })), aPost({ content })];
  await renderPage('/admin/posts', { records: { posts } });
  await expect.poll(() => articles.elements().length).toBe(5);
  await type('quastenflosser');
  const found = articles.filter({ hasText: 'quastenflosser' });
  const words = () => found.getByRole('link').first().query()?.textContent;
  await expect.poll(words).toMatch(/^… .*quastenflosser came by\.$/);
  await expect.poll(marked).toContain('quastenflosser');
  await expect.element(found.getByText('Ada Marsh')).toBeVisible();
  await box.fill('Ada Marsh');
  await expect.poll(() => articles.elements().length).toBe(1);
  await expect.element(articles.getByText('Ada Marsh')).toBeVisible();
});
