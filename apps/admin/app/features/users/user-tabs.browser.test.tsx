import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { Backend } from '../../../tests/backend/backend.ts';
import {
  aCertificate,
  aDiveLog,
  aPost,
  aTicket,
  aUser,
  many,
  ownedBy,
  type Records,
} from '../../../tests/backend/records.ts';
import { renderPage } from '../../../tests/render-page.tsx';

const panel = page.getByRole('tabpanel');
const items = panel.getByRole('listitem');
const next = panel.getByRole('button', { name: 'Next Page' });
const mira = aUser({ username: 'mira' });
const its = ownedBy(mira);

/** Opens a tab of a member. */
async function openTab(tab: string, records: Partial<Records> = {}) {
  return renderPage(`/admin/users/${mira.id}/${tab}`, {
    backend: new Backend({ users: [{ ...mira }], ...records }),
  });
}

const ofMira = () => ({
  posts: [aPost(its), aPost({ ...its, content: 'A moray.' }), aPost({ content: 'Of another' })],
  diveLogs: [aDiveLog(its)],
  certificates: [aCertificate(its)],
  tickets: [aTicket(its)],
});

it.each([
  [null, 'Files: 3 MB'],
  [800_000_000, 'Files: 3 of 800 MB'],
  [1_500_000_000, 'Files: 3 MB of 1.5 GB'],
])('of a quota of %s bytes it says "%s"', async (quotaBytes, text) => {
  const backend = new Backend({ users: [{ ...mira }] });
  const usual = backend.usual('GET /users/:id/profile');
  const storage = { usedBytes: 2_100_000, quotaBytes };
  backend.on('GET /users/:id/profile', (asked) =>
    asked.ids[0] === mira.id ? { data: { ...mira, locale: 'en', storage } } : usual(asked),
  );
  await renderPage(`/admin/users/${mira.id}/posts`, { backend });
  await expect.element(page.getByText(text, { exact: true })).toBeVisible();
});

it("the tabs are links to the user's items, and keep the form open", async () => {
  const { address } = await openTab('posts?edit', ofMira());
  const bio = page.getByRole('textbox', { name: 'Bio' });
  await bio.fill('Still here');
  for (const [name, path] of [
    ['Dive Logs', 'dive-logs'],
    ['Certificates', 'certificates'],
    ['Tickets', 'tickets'],
    ['Comments', 'comments'],
    ['Posts', 'posts'],
  ] as const) {
    const tab = page.getByRole('tab', { name });
    await tab.click();
    await expect.poll(address).toBe(`/admin/users/${mira.id}/${path}?edit`);
    await expect.element(tab).toHaveAttribute('aria-selected', 'true');
    await expect.element(panel).not.toBeEmptyDOMElement();
  }
  await expect.element(bio).toHaveValue('Still here');
});

it.each([
  ['posts', 'posts', 'posts', '2 posts'],
  ['certificates', 'certificates', 'certifications', '1 certificate'],
  ['dive-logs', 'diveLogs', 'booklog', '1 dive log'],
  ['tickets', 'tickets', 'tickets', '1 ticket'],
] as const)(
  "%s: shows the count and the list's age, and each item links to its own page",
  async (tab, noun, section, count) => {
    const { address, backend } = await openTab(tab, ofMira());
    await expect.element(panel.getByText(count, { exact: true })).toBeVisible();
    await expect.element(panel.getByRole('button', { name: 'Refresh' })).toBeVisible();
    const wanted = backend.records[noun]
      .filter(({ userId }) => userId === mira.id)
      .map(({ id }) => `/admin/${section}/${id}`);
    const links = items.getByRole('link');
    expect(links.elements().map((link) => link.getAttribute('href'))).toEqual(wanted);
    await links.first().click();
    await expect.poll(address).toBe(wanted[0]);
  },
);

it('a hidden post is marked', async () => {
  const posts = [aPost({ ...its, isEnabled: false }), aPost({ ...its, content: 'A moray.' })];
  await openTab('posts', { posts });
  await expect.element(items.first()).toMatchTextContent('Disabled');
  await expect.element(items.nth(1)).toMatchTextContent('A moray.');
  await expect.element(items.nth(1)).not.toMatchTextContent('Disabled');
});

it.each([
  ['posts', "User Didn't post any Posts."],
  ['dive-logs', "User Don't Have any Dive Logs."],
  ['certificates', "User Don't Have any Certificates."],
  ['tickets', "User Don't Have any Tickets."],
])('the empty tab of %s has a message of its own', async (tab, words) => {
  await openTab(tab);
  await expect.element(panel.getByText(words, { exact: true })).toBeVisible();
});

it('a tab beyond its last page shows the last one, not an empty list', async () => {
  const { address } = await openTab('posts?page=5', {
    posts: [aPost({ ...its, content: 'The only one' })],
  });
  await expect.element(page.getByRole('link', { name: 'The only one' })).toBeVisible();
  await expect.poll(address).toBe(`/admin/users/${mira.id}/posts?page=1`);
});

it('a long list is paged, even if the backend sends all of it', async () => {
  const backend = new Backend({ users: [{ ...mira }] });
  const all = many(14, (n) => aPost({ ...its, content: `Post number ${n}` }));
  backend.on('GET /posts/user/:id', () => ({ data: all }));
  const { address } = await renderPage(`/admin/users/${mira.id}/posts`, { backend });
  await expect.element(panel.getByText('14 posts')).toBeVisible();
  expect(items.elements()).toHaveLength(6);
  await next.click();
  await expect.element(items.first()).toMatchTextContent('Post number 7');
  await next.click();
  await expect.poll(address).toBe(`/admin/users/${mira.id}/posts?page=3`);
  await expect.element(items.first()).toMatchTextContent('Post number 13');
  expect(items.elements()).toHaveLength(2);
  await expect.element(next).toBeDisabled();
});

it('dive logs list their signatures', async () => {
  const dive = {
    site: 'Cedar Pride',
    location: 'Aqaba, Jordan',
    date: '2026-05-14',
    buddySignature: 'Omar',
    instructorSignature: null,
    divemasterSignature: 'Lena',
  };
  await openTab('dive-logs', { diveLogs: [aDiveLog({ ...its, ...dive })] });
  const item = panel.getByRole('link', { name: /Cedar Pride, Aqaba, Jordan/ });
  await expect
    .element(item)
    .toHaveAccessibleName(/Buddy signed Instructor not signed Divemaster signed 2026\/05\/14/);
});
