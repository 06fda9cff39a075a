import { expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  aCertificate,
  aDiveLog,
  aPost,
  aTicket,
  aUser,
  many,
} from '../../../tests/backend/records.ts';
import { renderPage } from '../../../tests/render-page.tsx';
import { lastChange } from '../../shared/changes/last-change.ts';

const opener = page.getByRole('button', { name: 'Search everything' });
const palette = page.getByRole('dialog', { name: 'Search everything' });
const field = palette.getByRole('combobox');
const options = palette.getByRole('option');
const profile = page.getByRole('heading', { name: 'User Profile' });

async function openPalette() {
  await expect.element(opener).toBeVisible();
  await userEvent.keyboard('{Control>}k{/Control}');
  await expect.element(field).toHaveFocus();
}

const users = () => many(3, (n) => aUser({ username: `diver.${n}` }));

it('Ctrl+K goes to a page by its name, with the keyboard alone', async () => {
  const { address } = await renderPage('/admin/dashboard');
  await openPalette();
  await userEvent.keyboard('dive');
  await expect
    .element(palette.getByRole('option', { name: 'Dive Logs' }))
    .toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('{Enter}');
  await expect.poll(address).toBe('/admin/booklog');
  await expect.element(palette).not.toBeInTheDocument();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Dive Logs' })).toHaveFocus();
});

it('the last change is found by Undo, not by the name of its record', async () => {
  const mira = aUser({ fullName: 'Mira Fuchs', username: 'mira_f' });
  await renderPage('/admin/users', { records: { users: [mira] } });
  onTestFinished(() => lastChange.clear());
  lastChange.add({ text: '“Mira Fuchs” has been suspended.', undo: () => {} });
  await openPalette();
  await userEvent.keyboard('mira');
  await expect.element(palette.getByRole('option', { name: 'mira_f' })).toBeVisible();
  await expect.element(palette.getByRole('option', { name: 'Undo' })).not.toBeInTheDocument();
  await userEvent.clear(field);
  await userEvent.keyboard('undo');
  await expect.element(palette.getByRole('option', { name: 'Undo' })).toBeVisible();
});

it('Ctrl+K works on a list too, also while its filters are open', async () => {
  await renderPage('/admin/users', { records: { users: users() } });
  await expect.element(page.getByRole('table')).toBeVisible();
  await openPalette();
  await userEvent.keyboard('{Escape}');
  await expect.element(palette).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Filters' }).click();
  await expect.element(page.getByRole('dialog', { name: 'Filters' })).toBeVisible();
  await openPalette();
});

it('the arrows move through the listbox, and the field says which option is active', async () => {
  await renderPage('/admin/dashboard');
  await openPalette();
  const activeIs = async (name: string) => {
    const { id } = palette.getByRole('option', { name, exact: true }).element();
    await expect.element(field).toHaveAttribute('aria-activedescendant', id);
  };
  await expect.element(options.first()).toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('{ArrowDown}');
  await activeIs('Users');
  await userEvent.keyboard('{ArrowUp}{ArrowUp}');
  await expect.element(options.last()).toHaveAttribute('aria-selected', 'true');
  await field.fill('keyboard');
  await activeIs('Keyboard shortcuts');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
});

it('text finds records of every kind, with a debounce, and what was opened is recent', async () => {
  const quill = aUser({ username: 'quill' });
  const { address, backend } = await renderPage('/admin/dashboard', {
    records: {
      users: [...users(), quill],
      posts: [aPost({ content: 'A quill on the reef' })],
      diveLogs: [aDiveLog({ site: 'Quill Bay' })],
      tickets: [aTicket({ subject: 'My quill is lost' })],
      certificates: [aCertificate({ title: 'Quill Diver' })],
    },
  });
  await openPalette();
  const searches = () =>
    backend.calls.flatMap(
      (call) => /^GET (.+)\?.*(?:search|query)=(\w+)/.exec(call)?.slice(1) ?? [],
    );
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldClearNativeTimers: true });
  onTestFinished(() => void vi.useRealTimers());
  await userEvent.keyboard('quill');
  vi.advanceTimersByTime(299);
  expect(searches()).toEqual([]);
  vi.advanceTimersByTime(1);
  vi.useRealTimers();
  for (const [kind, name] of [
    ['Users', '@quill'],
    ['Posts', 'A quill on the reef'],
    ['Dive Logs', 'Quill Bay'],
    ['Tickets', 'My quill is lost'],
    ['Certifications', 'Quill Diver'],
  ] as const) {
    const group = palette.getByRole('group', { name: kind });
    await expect.element(group.getByRole('option', { name })).toBeVisible();
  }
  const nouns = ['certificates', 'divelogs', 'posts', 'tickets', 'users'];
  expect(
    searches()
      .filter((part) => part !== 'quill')
      .toSorted(),
  ).toEqual(nouns.map((noun) => `/${noun}`));
  await palette.getByRole('option', { name: '@quill' }).click();
  await expect.poll(address).toBe(`/admin/users/${quill.id}/posts`);
  await expect.element(profile).toHaveFocus();
  await openPalette();
  const recent = palette.getByRole('group', { name: 'Recent' }).getByRole('option');
  await expect.element(recent).toMatchTextContent('@quill');
});

it('a pasted id finds its record; between two profiles the heading is focused', async () => {
  const divers = users();
  const { address } = await renderPage('/admin/users', { records: { users: divers } });
  for (const { id, username } of divers.slice(1)) {
    await openPalette();
    await field.fill(id);
    await expect.poll(() => options.elements().length).toBe(1);
    await expect.element(options).toMatchTextContent(`@${username}`);
    await userEvent.keyboard('{Enter}');
    await expect.poll(address).toBe(`/admin/users/${id}/posts`);
    await expect.element(profile).toHaveFocus();
  }
});

it('a pasted public link finds its post, and a link of the panel its page', async () => {
  const post = aPost();
  const records = { posts: [post], tickets: many(20, () => aTicket()) };
  const { address } = await renderPage('/admin/dashboard', { records });
  await openPalette();
  await field.fill(`https://share.example.org/posts/${post.id}`);
  const found = palette.getByRole('group', { name: 'Posts' }).getByRole('option');
  await expect.element(found).toBeVisible();
  expect(options.elements()).toHaveLength(1);
  await userEvent.keyboard('{Enter}');
  await expect.poll(address).toBe(`/admin/posts/${post.id}`);
  await expect.element(palette).not.toBeInTheDocument();
  await openPalette();
  await field.fill(new URL('/admin/tickets?page=2', location.href).href);
  await palette.getByRole('option', { name: '/admin/tickets?page=2' }).click();
  await expect.poll(address).toBe('/admin/tickets?page=2');
});

it('an empty result says so, and Escape restores the focus', async () => {
  await renderPage('/admin/dashboard');
  await opener.click();
  await field.fill('nobody-and-nothing-is-called-this');
  await expect.element(palette.getByText('Nothing was found.')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(palette).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
});

it('in Arabic, on an Arabic keyboard', async () => {
  const { address } = await renderPage('/admin/dashboard');
  await page.getByRole('button', { name: 'العربية' }).click();
  await expect.poll(() => document.documentElement.dir).toBe('rtl');
  const press = { key: 'ن', code: 'KeyK', ctrlKey: true, bubbles: true };
  document.documentElement.dispatchEvent(new KeyboardEvent('keydown', press));
  const arabic = page.getByRole('dialog', { name: 'البحث في كل شيء' });
  await arabic.getByRole('combobox').fill('سجلات');
  const first = arabic.getByRole('option').first();
  await expect.element(first).toHaveAccessibleName('سجلات الغوص');
  await userEvent.keyboard('{Enter}');
  await expect.poll(address).toBe('/admin/booklog');
});

it('recent items are cleared with the session', async () => {
  const [diver] = users();
  if (!diver) throw new Error('Nobody is there.');
  const { address } = await renderPage('/admin/dashboard', { records: { users: [diver] } });
  await openPalette();
  await field.fill(diver.id);
  await options.click();
  await expect.element(profile).toHaveFocus();
  // The storage of the browser, which the next person at this computer shares.
  const stored = () => window.localStorage.getItem('recent_items');
  expect(stored()).toContain(diver.id);
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect.poll(address).toBe('/panel/login');
  expect(stored()).toBeNull();
});

it('commands are found by name: the theme, the language, the last change, Logout', async () => {
  const { address } = await renderPage('/admin/dashboard');
  const dark = page.getByRole('radio', { name: 'Dark' });
  await openPalette();
  await userEvent.keyboard('dark');
  await palette.getByRole('option', { name: 'Theme: Dark' }).click();
  await expect.element(dark).toBeChecked();
  await openPalette();
  await userEvent.keyboard('language');
  await expect.element(palette.getByRole('option', { name: /العربية/ })).toBeVisible();
  await field.fill('logout');
  await palette.getByRole('option', { name: 'Logout' }).click();
  await expect.poll(address).toBe('/panel/login');
});

it('what the buttons of the page do is found by their names, and the focus comes back to them', async () => {
  const [diver] = users();
  await renderPage(`/admin/users/${diver?.id}/posts`, { records: { users: diver ? [diver] : [] } });
  const button = page.getByRole('button', { name: 'Take action' });
  await expect.element(button).toBeEnabled();
  await openPalette();
  await userEvent.keyboard('take act');
  await expect.element(palette.getByRole('group', { name: 'On this page' })).toBeVisible();
  await userEvent.keyboard('{Enter}');
  const dialog = page.getByRole('dialog', { name: 'Take action' });
  await expect.element(dialog).toBeVisible();
  await expect.element(palette).not.toBeInTheDocument();
  expect(dialog.element().contains(document.activeElement)).toBe(true);
  await userEvent.keyboard('{Escape}');
  await expect.element(button).toHaveFocus();
});

it('the ticket that waits longest is one command away', async () => {
  const [first, second] = [aTicket({ subject: 'First' }), aTicket({ subject: 'Second' })];
  const { address, backend } = await renderPage('/admin/dashboard', {
    records: { tickets: [first, second] },
  });
  await openPalette();
  await userEvent.keyboard('longest');
  await palette.getByRole('option', { name: 'Answer the longest waiting' }).click();
  await expect.poll(address).toContain('?unanswered=true&sort=waiting&at=1');
  expect(backend.called('GET /tickets?').some((call) => call.includes('sort=waiting'))).toBe(true);
});

it('what is typed before the palette is there is its text, and no key of the page', async () => {
  const { address } = await renderPage('/admin/dashboard');
  await expect.element(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  const press = (key: string, ctrlKey = false) =>
    document.body.dispatchEvent(
      new KeyboardEvent('keydown', { key, ctrlKey, bubbles: true, cancelable: true }),
    );
  press('k', true);
  for (const key of 'gurus') press(key);
  await expect.element(field).toHaveValue('gurus');
  await userEvent.keyboard('!');
  await expect.element(field).toHaveValue('gurus!');
  expect(address()).toBe('/admin/dashboard');
  await userEvent.keyboard('{Escape}');
  await expect.element(palette).not.toBeInTheDocument();
});
