import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import {
  aCertificate,
  aComment,
  aDiveLog,
  aPost,
  aTicket,
  aUser,
  many,
  aMail,
  anEntry,
  aTrashItem,
  ownedBy,
} from '../../../tests/backend/records.ts';
import { renderPage } from '../../../tests/render-page.tsx';

const mira = aUser({ username: 'mira' });
const post = aPost(ownedBy(mira));
const records = () => ({
  users: [mira, aUser()],
  posts: [post, aPost(ownedBy(mira))],
  certificates: many(2, () => aCertificate(ownedBy(mira))),
  diveLogs: many(2, () => aDiveLog(ownedBy(mira))),
  tickets: many(2, () => aTicket(ownedBy(mira))),
  mails: many(2, () => aMail()),
  trash: many(2, () => aTrashItem()),
  activity: many(2, () => anEntry()),
  comments: many(2, () => aComment({ ...ownedBy(mira), postId: post.id })),
});
const main = page.getByRole('main');
const order = main.getByText(/^(Newest( logged| dive)?|Last deleted) first$/);

it.each([
  ['users', 'Newest first'],
  ['posts', 'Newest first'],
  ['certifications', 'Newest first'],
  ['booklog', 'Newest logged first'],
  ['tickets', 'Newest first'],
  [`users/${mira.id}/posts`, 'Newest first'],
  [`users/${mira.id}/dive-logs`, 'Newest dive first'],
  [`users/${mira.id}/certificates`, 'Newest first'],
  [`users/${mira.id}/tickets`, 'Newest first'],
  [`users/${mira.id}/comments`, 'Newest first'],
  [`posts/${post.id}`, 'Newest first'],
  ['mails', 'Newest first'],
  ['activity', 'Newest first'],
  ['trash', 'Last deleted first'],
])('the list %s says its order: %s', async (list, words) => {
  await renderPage(`/admin/${list}`, { records: records() });
  await expect.element(order).toHaveTextContent(words);
});

it('a chosen order is said by its chip alone', async () => {
  await renderPage('/admin/users?sort=oldest', { records: records() });
  await expect.element(page.getByRole('button', { name: 'Oldest first Remove' })).toBeVisible();
  await expect.element(main.getByText('3 users')).toBeVisible();
  expect(order.elements()).toEqual([]);
});

it('a single item has no order', async () => {
  await renderPage('/admin/users?search=ada.marsh', { records: records() });
  await expect.element(main.getByText('1 user', { exact: true })).toBeVisible();
  expect(order.elements()).toEqual([]);
});

it('of a backend that cannot order its lists, no order is said', async () => {
  await renderPage('/admin/users', { records: { ...records(), features: [] } });
  await expect.element(page.getByRole('rowheader').first()).toBeVisible();
  expect(order.elements()).toEqual([]);
});
