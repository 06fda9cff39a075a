import type { Activity } from '@buddyline/domain/activity';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { Backend } from '../../../../tests/backend/backend.ts';
import {
  aCertificate,
  aDiveLog,
  anEntry,
  aPost,
  aTicket,
  aUser,
} from '../../../../tests/backend/records.ts';
import { renderPage } from '../../../../tests/render-page.tsx';

const opener = page.getByRole('button', { name: 'History' });
const changed = page.getByRole('table', { name: 'What was changed' });
const texts = (elements: Element[]) => elements.map(({ textContent }) => textContent);

/** A dive log that was edited twice, and whose last edit can be undone. */
function editedLog() {
  const log = aDiveLog({ maxDepth: 61, freediveOrScuba: 'FREEDIVE' });
  const edit = { noun: 'dive-logs', verb: 'update', itemId: log.id, label: 'Blue Hole' } as const;
  const last = anEntry({
    ...edit,
    canUndo: true,
    changes: {
      maxDepth: { from: 66, to: 61 },
      freediveOrScuba: { from: 'SCUBA', to: 'FREEDIVE' },
    },
  });
  const first = anEntry({ ...edit, changes: { maxDepth: { from: 60, to: 66 } } });
  const backend = new Backend({ diveLogs: [log], activity: [last, first] });
  backend.on('POST /activity/:id/undo', ({ ids: [id] }) => {
    if (id !== last.id) throw new Error('This entry cannot be undone.');
    Object.assign(log, { maxDepth: 66, freediveOrScuba: 'SCUBA' });
    Object.assign(last, { canUndo: false, undoneAt: new Date().toISOString() });
    backend.records.activity.unshift(anEntry({ ...edit, verb: 'undo' }));
    return { message: 'Undone.', data: { toldId: null } };
  });
  return { backend, log };
}

it('the history of a dive log has what was and is, in both units, and puts it back', async () => {
  const { backend, log } = editedLog();
  const { address } = await renderPage(`/admin/booklog/${log.id}`, { backend });
  await expect.element(opener).toHaveAttribute('aria-expanded', 'false');
  await expect.element(opener).toBeEnabled();
  expect(backend.called('GET /activity?')).toEqual([]);
  await opener.click();
  const entry = page.getByRole('listitem').filter({ hasText: 'edited the dive log' }).first();
  const table = entry.getByRole('table', { name: 'What was changed' });
  await expect.element(table).toBeVisible();
  expect(texts(table.getByRole('columnheader').elements())).toEqual(['Was', 'Is']);
  expect(texts(table.getByRole('cell').elements())).toEqual([
    'Maximum depth',
    '66 ft · 20.1 m',
    '61 ft · 18.6 m',
    'Dive Type',
    'Scuba',
    'Free Dive',
  ]);
  await entry.getByRole('button', { name: /^Put back/ }).click();
  await expect.element(page.getByRole('figure').getByText('66 ft · 20.1 m').first()).toBeVisible();
  const undone = page.getByRole('listitem').filter({ hasText: 'undid a change' });
  await expect.element(undone).toBeVisible();
  await page.getByRole('link', { name: 'Show in the activity' }).click();
  await expect.poll(address).toBe(`/admin/activity?itemId=${log.id}`);
  await expect.element(page.getByRole('button', { name: 'One item only Remove' })).toBeVisible();
  const items = page.getByRole('main').getByRole('listitem');
  await expect.poll(() => items.elements().length).toBe(3);
});

const [ticket, post, person] = [aTicket(), aPost(), aUser()];

const histories: { address: string; entry: Partial<Activity>; words: string[] }[] = [
  {
    address: `tickets/${ticket.id}`,
    entry: {
      noun: 'tickets',
      itemId: ticket.id,
      changes: { status: { from: 'OPEN', to: 'PENDING' } },
    },
    words: ['Status', 'Open', 'Pending'],
  },
  {
    address: `posts/${post.id}`,
    entry: { noun: 'posts', itemId: post.id, changes: { isEnabled: { from: true, to: false } } },
    words: ['Status', 'Enabled', 'Disabled'],
  },
  {
    address: `users/${person.id}/posts`,
    entry: {
      noun: 'users',
      itemId: person.id,
      changes: { country: { from: 'Egypt', to: 'Oman' }, role: { from: 'USER', to: 'ADMIN' } },
    },
    words: ['Country', 'Oman', 'Role', 'User', 'Admin'],
  },
];

it.each(histories)('the history of $entry.noun is in the words of their page', async (history) => {
  const { address, entry, words } = history;
  const records = {
    tickets: [ticket],
    posts: [post],
    users: [person],
    activity: [anEntry({ ...entry, verb: 'update' })],
  };
  await renderPage(`/admin/${address}`, { records });
  await opener.click();
  for (const word of words) await expect.element(changed).toMatchTextContent(word);
});

it('of a record to which nothing was done, the history says so', async () => {
  const certificate = aCertificate();
  const records = { certificates: [certificate], activity: [anEntry()] };
  await renderPage(`/admin/certifications/${certificate.id}`, { records });
  await opener.click();
  await expect.element(page.getByText('Nothing has been noted about it yet.')).toBeVisible();
});
