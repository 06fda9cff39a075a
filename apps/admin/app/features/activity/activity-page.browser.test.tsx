import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { refusal } from '../../../tests/backend/answers.ts';
import { Backend } from '../../../tests/backend/backend.ts';
import { ada, anEntry, aUser, many, nextId } from '../../../tests/backend/records.ts';
import { renderPage } from '../../../tests/render-page.tsx';
import { toasts } from '../../../tests/toasts.ts';

const rows = page.getByRole('main').getByRole('listitem');
const rowOf = (text: string) => rows.filter({ hasText: text }).first();
const count = () => rows.elements().length;
const chip = (name: string) => page.getByRole('button', { name: `${name} Remove` });
const omar = { id: nextId(), name: 'Omar' };

it('filters are in the URL, as chips that can be removed, and Back restores them', async () => {
  const activity = [
    anEntry({ noun: 'sessions', verb: 'sign-in', itemId: null, label: null }),
    anEntry({ actor: omar }),
    anEntry(),
  ];
  const { address, goBack } = await renderPage('/admin/activity', { records: { activity } });
  await expect.element(rowOf('Ada Marsh signed in')).toBeVisible();
  await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByLabelText('What', { exact: true }).selectOptions('Posts');
  await expect.poll(address).toBe('/admin/activity?noun=posts');
  await expect.poll(count).toBe(2);
  await page.getByLabelText('By', { exact: true }).selectOptions('Ada Marsh');
  await expect.poll(address).toBe(`/admin/activity?noun=posts&actorId=${ada.id}`);
  await expect.poll(count).toBe(1);
  await expect.element(rowOf('Ada Marsh disabled the post')).toBeVisible();
  await page.getByLabelText('To', { exact: true }).fill('2020-01-01');
  await expect.element(page.getByText('No activity matches.')).toBeVisible();
  await chip('To 2020/01/01').click();
  await expect.poll(count).toBe(1);
  await chip('What: Posts').click();
  await expect.poll(address).toBe(`/admin/activity?actorId=${ada.id}`);
  goBack();
  await expect.element(chip('What: Posts')).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect.poll(address).toBe('/admin/activity');
});

it('a person is found by name, and the entries on their items are shown', async () => {
  const mira = aUser({ username: 'mira.reef' });
  const edit = { noun: 'users', verb: 'update', label: 'Mira Haddad', itemId: mira.id } as const;
  const activity = [anEntry(), anEntry({ ...edit, personId: mira.id })];
  const { address } = await renderPage('/admin/activity', { records: { users: [mira], activity } });
  await page.getByRole('button', { name: 'Filters' }).click();
  const field = page.getByRole('combobox', { name: 'Person' });
  await field.fill('mira.reef');
  const suggested = () => {
    const input = field.element();
    const options = input instanceof HTMLInputElement ? (input.list?.options ?? []) : [];
    return Array.from(options, ({ value }) => value);
  };
  await expect.poll(suggested).toContain('@mira.reef');
  await field.fill('@mira.reef');
  await userEvent.keyboard('{Enter}');
  await expect.poll(address).toBe(`/admin/activity?personId=${mira.id}`);
  await expect.poll(count).toBe(1);
  await expect.element(rowOf('Ada Marsh edited the user')).toBeVisible();
});

/** 60 entries, of which the first twelve are one bulk operation. */
function longActivity(): Backend {
  const operationId = nextId();
  const entries = many(60, (n) =>
    anEntry({
      at: new Date(Date.UTC(2026, 5, 1, 12, 0, 60 - n)).toISOString(),
      actor: omar,
      noun: 'tickets',
      verb: 'update',
      label: `Ticket ${n}`,
      changes: { status: { from: 'OPEN', to: 'CLOSED' } },
      operationId: n <= 12 ? operationId : null,
      canUndo: true,
    }),
  );
  const backend = new Backend();
  backend.on('GET /activity', ({ query: { before } }) => ({
    data: before
      ? { data: entries.slice(50), next: null }
      : { data: entries.slice(0, 50), next: entries[49]?.id },
  }));
  return backend;
}

it('a bulk operation is one row, which opens; Load more focuses the first new row', async () => {
  const { backend } = await renderPage('/admin/activity', { backend: longActivity() });
  const day = page.getByRole('heading', { name: 'Monday, June 1, 2026' });
  await expect.element(day).toBeVisible();
  const bulk = page.getByRole('button', { name: 'Omar closed 12 tickets' });
  await userEvent.keyboard('j');
  await expect.element(bulk).toHaveFocus();
  await expect.element(rowOf('Omar closed “Ticket 13”')).toBeVisible();
  await expect.element(rowOf('Omar closed “Ticket 12”')).not.toBeInTheDocument();
  await userEvent.keyboard('{Enter}');
  await expect.element(bulk).toHaveAttribute('aria-expanded', 'true');
  await expect.element(rowOf('Omar closed “Ticket 12”')).toBeVisible();
  await expect.element(page.getByText('Newest 50 entries')).toBeVisible();
  const more = page.getByRole('button', { name: 'Load more' });
  more.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('link', { name: 'Ticket 51' })).toHaveFocus();
  await expect.element(more).not.toBeInTheDocument();
  await expect.element(page.getByText('60 entries')).toBeVisible();
  expect(backend.called('GET /activity?').some((call) => call.includes('before='))).toBe(true);
});

it('a bulk operation is put back at once, with its row still focused', async () => {
  const operationId = nextId();
  const closed = { noun: 'tickets', verb: 'update', operationId, canUndo: true } as const;
  const changes = { status: { from: 'OPEN', to: 'CLOSED' } };
  const activity = many(3, (n) => anEntry({ ...closed, changes, label: `Ticket ${n}` }));
  const backend = new Backend({ activity });
  backend.on('POST /activity/:id/undo', ({ ids: [id] }) => {
    const entry = activity.find((one) => one.id === id);
    Object.assign(entry ?? {}, { canUndo: false, undoneAt: new Date().toISOString() });
    return { message: 'Undone.', data: { toldId: null } };
  });
  await renderPage('/admin/activity?noun=tickets', { backend });
  const row = rowOf('Ada Marsh closed 3 tickets');
  const all = row.getByRole('button', { name: 'Put all back' });
  await expect.element(all).toHaveAccessibleDescription('Ada Marsh closed 3 tickets');
  await all.click();
  await expect.element(toasts.getByText('3 changes undone.')).toBeVisible();
  const opener = row.getByRole('button', { expanded: false });
  await expect.element(opener).toHaveFocus();
  await expect.element(all).not.toBeInTheDocument();
  await opener.click();
  await expect.poll(() => row.getByText('Undone now').elements().length).toBe(3);
  expect(backend.called('POST /activity/')).toHaveLength(3);
});

it('an error is shown with a button that tries again', async () => {
  const backend = new Backend({
    activity: [anEntry({ noun: 'sessions', verb: 'sign-in', itemId: null, label: null })],
  });
  const usual = backend.usual('GET /activity');
  let refuses = true;
  backend.on('GET /activity', (asked) => (refuses ? refusal(400, 'Not now.') : usual(asked)));
  await renderPage('/admin/activity', { backend });
  await expect.element(page.getByRole('alert')).toMatchTextContent('Not now.');
  refuses = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(rowOf('Ada Marsh signed in')).toBeVisible();
});

it('in Arabic the sentences, the heading and the buttons are Arabic', async () => {
  const activity = [
    anEntry({
      noun: 'tickets',
      verb: 'update',
      label: 'Lost log',
      changes: { status: { from: 'OPEN', to: 'CLOSED' } },
      canUndo: true,
    }),
  ];
  await renderPage('/admin/activity', { records: { activity }, locale: 'ar' });
  const row = rowOf('Ada Marsh: إغلاق التذكرة «Lost log»');
  await expect.element(row).toBeVisible();
  await expect.element(row.getByRole('button', { name: /^تراجع/ })).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'النشاط' })).toBeVisible();
  expect(getComputedStyle(row.element()).direction).toBe('rtl');
});
