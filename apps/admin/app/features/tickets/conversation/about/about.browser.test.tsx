import type { Ticket } from '@buddyline/domain/ticket';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import {
  ada,
  aMessage,
  aPost,
  aTicket,
  aUser,
  many,
  nextId,
  ownedBy,
} from '../../../../../tests/backend/records.ts';
import { makeBulkUndoable } from '../../../../../tests/backend/undoable.ts';
import { closePanel, renderPage } from '../../../../../tests/render-page.tsx';

const status = page.getByLabelText('Status', { exact: true });
const about = page.getByRole('region', { name: 'What it is about' });
const hide = about.getByRole('button', { name: 'Hide post' });
const show = about.getByRole('button', { name: 'Show post' });
const mute = about.getByRole('button', { name: 'Mute the subject', exact: true });
const unmute = about.getByRole('button', { name: 'Unmute the subject' });
const related = about.getByRole('list', { name: 'Tickets about the same' });

/** Opens the first of some tickets about a post. */
async function openReports(count: number, more: Partial<Ticket> = {}) {
  const [author, reporter] = [aUser({ username: 'omar.deep' }), aUser()];
  const post = aPost({ ...ownedBy(author), content: 'Cheap masks!' });
  const copy = { content: 'Cheap masks, message me!', author: author.username };
  const tickets = many(count, (n) =>
    aTicket({
      ...ownedBy(reporter),
      subject: `Report ${n}.`,
      description: 'This is advertising, says @omar.deep.',
      about: { noun: 'posts', id: post.id, personId: author.id, copy },
      ...more,
    }),
  );
  const address = `/admin/tickets/${tickets[0]?.id}`;
  const panel = await renderPage(address, {
    records: { users: [author, reporter], posts: [post], tickets: [...tickets, aTicket()] },
  });
  await expect.element(about).toBeVisible();
  const reload = async () => {
    await closePanel();
    await renderPage(address, { backend: panel.backend });
  };
  return { ...panel, author, reporter, post, tickets, reload };
}

it('what is reported is shown in the words it had, and leads to it and to its author', async () => {
  const { address, author, post } = await openReports(1);
  await expect.element(about).toMatchTextContent('Cheap masks, message me!');
  const links = about.getByRole('link');
  await links.filter({ hasText: '@omar.deep' }).click();
  await expect.poll(address).toBe(`/admin/users/${author.id}/posts`);
  history.back();
  await links.filter({ hasText: 'Post' }).click();
  await expect.poll(address).toBe(`/admin/posts/${post.id}`);
});

it('the reported post is hidden where it is read, and shown again', async () => {
  const { post } = await openReports(1);
  await hide.click();
  await expect.element(show).toBeVisible();
  expect(post.isEnabled).toBe(false);
  await show.click();
  await expect.element(hide).toBeVisible();
  expect(post.isEnabled).toBe(true);
});

it('all other tickets about it are closed at once, and opened again by Undo', async () => {
  const { backend, tickets } = await openReports(3);
  makeBulkUndoable(backend);
  const statuses = () => tickets.map((ticket) => ticket.status);
  const closeAll = about.getByRole('button', { name: 'Close all' });
  await about.getByRole('button', { name: '2 more tickets about it' }).click();
  await expect.poll(() => related.getByRole('listitem').elements().length).toBe(2);
  await closeAll.click();
  await expect.element(closeAll).not.toBeInTheDocument();
  await expect.poll(() => related.getByText('Closed').elements().length).toBe(2);
  expect(statuses()).toEqual(['OPEN', 'CLOSED', 'CLOSED']);
  await page.getByRole('button', { name: 'Undo' }).first().click();
  await expect.poll(() => related.getByText('Open').elements().length).toBe(2);
  expect(statuses()).toEqual(['OPEN', 'OPEN', 'OPEN']);
  await expect.element(status).toHaveValue('OPEN');
});

it('its subject is muted and unmuted, which is known when the page is opened again', async () => {
  const { backend, tickets, reload } = await openReports(1);
  const path = `/tickets/${tickets[0]?.id}/mute`;
  await mute.click();
  await expect.element(unmute).toBeVisible();
  await expect.poll(() => backend.called('PUT')).toEqual([`PUT ${path}`]);
  await reload();
  await unmute.click();
  await expect.element(mute).toBeVisible();
  await expect.poll(() => backend.called('DELETE')).toEqual([`DELETE ${path}`]);
});

it('a pending ticket gets a day on which it is open again', async () => {
  const { tickets, backend, reload } = await openReports(1);
  const day = page.getByLabelText('Pending until');
  expect(day.elements()).toEqual([]);
  await status.selectOptions('PENDING');
  await expect.element(day).toBeVisible();
  const sent: unknown[] = [];
  const change = backend.usual('PUT /tickets/:id');
  backend.on('PUT /tickets/:id', (asked) => {
    sent.push(asked.json);
    return change(asked);
  });
  await day.fill('2099-03-04');
  // The Tab key would go on to the next part of the date.
  day.element().blur();
  await expect.poll(() => sent).toEqual([{ status: 'PENDING', pendingUntil: '2099-03-04' }]);
  expect(tickets[0]?.pendingUntil).toBe('2099-03-04');
  await reload();
  await expect.element(day).toHaveValue('2099-03-04');
});

it('the reporter’s card says what is known of them, with the note that is pinned', async () => {
  const { address, backend, reporter, reload } = await openReports(2);
  const byThem = page.getByRole('link', { name: '2 tickets by them', exact: true });
  await expect.element(byThem).toBeVisible();
  const by = { id: ada.id, name: 'Ada Marsh' };
  const note = { of: reporter.id, id: nextId(), body: 'Knows her wrecks', by, at: null };
  backend.records.notes.push({ ...note, isPinned: true });
  await reload();
  await page.getByRole('link', { name: 'Pinned note: Knows her wrecks' }).click();
  await expect.poll(address).toBe(`/admin/users/${reporter.id}/staff`);
});

it('names in the words of a ticket and of its messages lead to the people', async () => {
  const { address, author, backend, tickets, reload } = await openReports(1);
  await page.getByRole('main').getByRole('link', { name: '@omar.deep' }).first().click();
  await expect.poll(address).toBe(`/admin/users/${author.id}/posts`);
  const of = tickets[0]?.id ?? '';
  backend.records.messages.push(aMessage({ of, body: 'Ask @omar.deep.' }));
  await reload();
  const messages = page.getByRole('list', { name: 'Messages' });
  await messages.getByRole('link', { name: '@omar.deep' }).click();
  await expect.poll(address).toBe(`/admin/users/${author.id}/posts`);
});
