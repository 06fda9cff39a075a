import { expect, it, onTestFinished } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { aPost, aUser, many } from '../../../tests/backend/records.ts';
import { renderPage } from '../../../tests/render-page.tsx';

const table = page.getByRole('table', { name: 'Users' });
const linkOf = (row: number) => page.getByRole('row').nth(row).getByRole('link').first();
const profile = page.getByRole('heading', { name: 'User Profile' });
const search = page.getByRole('searchbox');
const country = page.getByLabelText('Country');

const users = (count = 30) => many(count, (n) => aUser({ username: `diver.${n}` }));

async function openUsers(address = '/admin/users') {
  const divers = users();
  const panel = await renderPage(address, { records: { users: divers } });
  await expect.element(table).toBeVisible();
  return { divers, ...panel };
}

it('Back focuses the row that was opened, a link focuses the heading', async () => {
  const { divers, address, goBack } = await openUsers('/admin/users?page=2');
  await page.getByRole('row').nth(4).getByRole('cell').nth(1).click();
  await expect.poll(address).toBe(`/admin/users/${divers[12]?.id}/posts`);
  await expect.element(profile).toHaveFocus();
  await page.getByRole('tab', { name: 'Tickets' }).click();
  await expect.poll(address).toBe(`/admin/users/${divers[12]?.id}/tickets`);
  goBack();
  await expect.poll(address).toBe(`/admin/users/${divers[12]?.id}/posts`);
  goBack();
  await expect.poll(address).toBe('/admin/users?page=2');
  await expect.element(linkOf(4)).toHaveFocus();
});

it('g and a letter go to a section, j and k through its rows, / to its search', async () => {
  const divers = [...users(3), aUser({ username: 'gus', bio: 'Wrecks' })];
  const { address } = await renderPage('/admin/dashboard', { records: { users: divers } });
  await expect.element(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  await userEvent.keyboard('gu');
  await expect.poll(address).toBe('/admin/users');
  await expect.element(table).toBeVisible();
  await expect.element(linkOf(1)).toBeVisible();
  await userEvent.keyboard('jj');
  await expect.element(linkOf(2)).toHaveFocus();
  await userEvent.keyboard('k');
  await expect.element(linkOf(1)).toHaveFocus();
  await userEvent.keyboard('/');
  await expect.element(search).toHaveFocus();
  await userEvent.keyboard('gu');
  await expect.element(search).toHaveValue('gu');
  await userEvent.keyboard('{Enter}');
  await expect.element(linkOf(1)).toHaveFocus();
  await expect.element(linkOf(1)).toHaveTextContent('gus');
  await userEvent.keyboard('{Enter}');
  await expect.poll(address).toBe(`/admin/users/${divers[3]?.id}/posts`);
  await expect.element(profile).toHaveFocus();
});

it('letters that are typed into a field are no shortcuts', async () => {
  const { divers, address } = await openUsers();
  await linkOf(1).click();
  await expect.element(profile).toHaveFocus();
  await userEvent.keyboard('e');
  await expect.element(country).toBeEnabled();
  const here = address();
  const bio = page.getByLabelText('Bio');
  bio.element().focus();
  await userEvent.keyboard('{End}gd j');
  await expect.element(bio).toHaveValue(`${divers[0]?.bio}gd j`);
  expect(address()).toBe(here);
});

it('e edits the row that has the focus', async () => {
  const { divers, address } = await openUsers();
  await userEvent.keyboard('jj');
  await expect.element(linkOf(2)).toHaveFocus();
  await userEvent.keyboard('e');
  await expect.poll(address).toBe(`/admin/users/${divers[1]?.id}/posts?edit`);
  const username = page.getByRole('textbox', { name: 'Username', exact: true });
  await expect.element(username).toHaveValue('diver.2');
});

it.each([
  { list: 'users', row: 'row', field: 'Username' },
  { list: 'posts', row: 'article', field: 'Content' },
] as const)('e in the list of $list focuses the first field of the form', async (its) => {
  const records = { users: users(), posts: many(9, () => aPost()) };
  await renderPage(`/admin/${its.list}`, { records });
  await expect.element(page.getByRole(its.row).nth(1).getByRole('link').first()).toBeVisible();
  await userEvent.keyboard('je');
  await expect.element(page.getByRole('textbox', { name: its.field })).toHaveFocus();
});

it('e pressed while a record loads edits it once it is there', async () => {
  const { backend } = await openUsers();
  const held = backend.hold('GET /users/:id/profile');
  linkOf(3).element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(profile).toHaveFocus();
  await held.arrived();
  await userEvent.keyboard('e');
  expect(country.elements()).toHaveLength(0);
  held.release();
  await expect.element(country).toBeEnabled();
});

it('the shortcuts are the same keys on an Arabic keyboard', async () => {
  const { address } = await renderPage('/admin/settings');
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const [key, code] of [
    ['ل', 'KeyG'],
    ['ع', 'KeyU'],
  ]) {
    const press = new KeyboardEvent('keydown', { key, code, bubbles: true });
    document.documentElement.dispatchEvent(press);
  }
  await expect.poll(address).toBe('/admin/users');
});

/** Long enough to press keys while a popup fades out. */
function fadeSlowly(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('[data-state=closed] { animation-duration: 60s !important; }');
  document.adoptedStyleSheets = [sheet];
  onTestFinished(() => {
    document.adoptedStyleSheets = [];
  });
}

it('Ctrl+K opens the palette although another dialog is still fading out', async () => {
  fadeSlowly();
  await openUsers();
  await userEvent.keyboard('?');
  const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect.element(keys).toHaveAttribute('data-state', 'open');
  await userEvent.keyboard('{Escape}{Control>}k{/Control}');
  const field = page.getByRole('dialog', { name: 'Search everything' }).getByRole('combobox');
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard('{Escape}{Control>}k{/Control}tick');
  await expect.element(field).toHaveFocus();
  await expect.element(field).toHaveValue('tick');
});
