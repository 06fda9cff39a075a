import { beforeEach, expect, it } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { refusal } from '../../../tests/backend/answers.ts';
import { Backend } from '../../../tests/backend/backend.ts';
import { aPost, aUser, many, ownedBy } from '../../../tests/backend/records.ts';
import { renderPage } from '../../../tests/render-page.tsx';
import { toasts } from '../../../tests/toasts.ts';

const mira = aUser({ username: 'mira', fullName: 'Mira Haddad' });
const posts = (count = 14) =>
  many(count, (n) => aPost({ content: `Dive ${n} at the reef`, ...ownedBy(mira) }));
const cards = page.getByRole('article');
const firstCard = cards.first();
const firstText = page.getByText('Dive 1 at the reef', { exact: true });
const popup = page.getByRole('alertdialog', { name: 'Delete Post' });
const removeFirst = firstCard.getByRole('button', { name: /^Delete post of @/ });
const confirm = page.getByRole('button', { name: 'Confirm' });

let backend: Backend;

beforeEach(() => {
  backend = new Backend({ posts: posts() });
});

async function openList(address = '/admin/posts') {
  const panel = await renderPage(address, { backend });
  await expect.poll(() => cards.elements()).toHaveLength(6);
  return panel;
}

it('the list shows six cards with the content of each post, and a count', async () => {
  await openList();
  await expect.poll(() => document.title).toBe('Recent Posts · Buddyline');
  await expect.element(page.getByText('View and manage community posts')).toBeVisible();
  await expect.element(page.getByText('14 posts')).toBeVisible();
  await expect.element(firstCard.getByText('User', { exact: true })).toBeVisible();
  await expect.element(firstCard.getByText('Mira Haddad')).toBeVisible();
  await expect.element(firstText).toBeVisible();
  await expect
    .element(firstCard.getByText(/^\d{4}\/\d\d\/\d\d, \d\d:\d\d:\d\d [AP]M$/))
    .toBeVisible();
  await expect.element(firstCard.getByText('2 likes')).toBeInTheDocument();
  await expect.element(firstCard.getByText('0 comments')).toBeInTheDocument();
  await expect.element(firstCard.getByRole('link', { name: 'Edit post of @mira' })).toBeVisible();
  await expect
    .element(removeFirst)
    .toHaveAccessibleName('Delete post of @mira: Dive 1 at the reef');
});

const longText = 'A long day at sea. '.repeat(60);
const picture = '9f86d081884c7d659a2feaa0c55ad015';

/** The lines of the text that a card shows. */
function linesOf(card: Locator): number {
  const text = card.getByText(/^A long day/).element();
  const { lineHeight } = getComputedStyle(text);
  return Math.round(text.getBoundingClientRect().height / Number.parseFloat(lineHeight));
}

it('a post without a picture has the place of it for its words, in a card of the same height', async () => {
  const of = (imageResourceId: string | null) => aPost({ content: longText, imageResourceId });
  backend.records.posts.splice(0, 2, of(picture), of(null));
  await openList();
  await page.viewport(390, 900);
  expect([firstCard, cards.nth(1)].map(linesOf)).toEqual([3, 9]);
  const heights = cards.elements().map((card) => card.getBoundingClientRect().height);
  expect(new Set(heights.map(Math.round)).size).toBe(1);
});

it('the grid has one to three columns, and three lines per post', async () => {
  backend.records.posts.splice(0, 1, aPost({ content: longText, imageResourceId: picture }));
  await openList();
  const lefts = () => new Set(cards.elements().map((card) => card.getBoundingClientRect().x)).size;
  for (const [width, columns] of [
    [390, 1],
    [800, 2],
    [1440, 3],
  ] as const) {
    await page.viewport(width, 900);
    await expect.poll(lefts).toBe(columns);
  }
  expect(linesOf(firstCard)).toBe(3);
});

it('the next page and a hovered card are prefetched, and page and search are in the URL', async () => {
  const { address } = await openList();
  await expect
    .poll(() => backend.called('GET /posts?page=2'))
    .toEqual(['GET /posts?page=2&limit=6']);
  const [first] = backend.records.posts;
  // The mouse may be over the card since the test before, and would not enter it.
  await userEvent.hover(page.getByRole('heading', { level: 1 }));
  await userEvent.hover(firstCard);
  await expect.poll(() => backend.called(`GET /posts/${first?.id}`)).toHaveLength(1);
  await page.getByRole('button', { name: 'Next Page' }).click();
  await expect.poll(address).toBe('/admin/posts?page=2');
  await expect.element(firstCard).toMatchTextContent(/Dive 7 at the reef/);
  expect(backend.called('GET /posts?page=2')).toHaveLength(1);
  await page.getByRole('searchbox', { name: 'Search posts' }).fill('nobody-wrote-this');
  await expect.poll(address).toBe('/admin/posts?search=nobody-wrote-this');
  await expect.element(page.getByText('No Posts To Show.')).toBeVisible();
});

it('a slow list shows a spinner, which a quick one does not reach', async () => {
  const held = backend.hold('GET /posts');
  await renderPage('/admin/users', { backend });
  await expect.element(page.getByRole('table', { name: 'Users' })).toBeVisible();
  await page.getByRole('link', { name: 'Posts', exact: true }).click();
  const spinner = page.getByRole('status').filter({ hasText: 'Loading posts' });
  await expect.element(spinner).toHaveStyle({ animationDelay: '0.3s' });
  await expect.element(spinner).toHaveStyle({ opacity: '1' });
  held.release();
  await expect.poll(() => cards.elements()).toHaveLength(6);
  await expect.element(spinner).not.toBeInTheDocument();
});

it('keys move through the cards and edit one', async () => {
  const { address } = await openList();
  await userEvent.keyboard('j');
  await expect.element(page.getByRole('link', { name: 'Dive 1 at the reef' })).toHaveFocus();
  await userEvent.keyboard('e');
  await expect.poll(address).toBe(`/admin/posts/${backend.records.posts[0]?.id}?at=1&edit`);
  await expect.element(page.getByRole('button', { name: 'Cancel Edit' })).toBeVisible();
});

it('a delete asks first and names the post; Escape keeps it and returns the focus', async () => {
  await openList();
  await removeFirst.click();
  await expect.element(popup).toMatchTextContent(/@mira/);
  await expect.element(popup).toMatchTextContent(/You can restore it for 30 days\./);
  await expect.element(popup.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(popup).not.toBeInTheDocument();
  await expect.element(removeFirst).toHaveFocus();
  expect(backend.called('DELETE')).toEqual([]);
});

it("a confirmed delete shows the server's message and removes the card", async () => {
  await openList();
  await removeFirst.click();
  await confirm.click();
  await expect.element(toasts).toMatchTextContent(/Post deleted\./);
  await expect.element(firstText).not.toBeInTheDocument();
  await expect.element(page.getByText('13 posts')).toBeVisible();
});

it("a failing delete shows the server's message and keeps the card", async () => {
  backend.on('DELETE /posts/:id', () => refusal(409, 'Not this one.'));
  await openList();
  await removeFirst.click();
  await confirm.click();
  await expect.element(page.getByRole('alert').getByText('Not this one.')).toBeVisible();
  await expect.element(firstText).toBeVisible();
  expect(cards.elements()).toHaveLength(6);
});

it('posts are rows where somebody chose so', async () => {
  await openList();
  const toggle = page.getByRole('button', { name: 'Compact rows' });
  const height = () => firstCard.element().getBoundingClientRect().height;
  await expect.element(toggle).toHaveAttribute('aria-pressed', 'false');
  expect(height()).toBeGreaterThan(200);
  await toggle.click();
  await expect.element(toggle).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(height).toBeLessThan(80);
  await toggle.click();
  await expect.poll(height).toBeGreaterThan(200);
});
