import { can } from '@buddyline/domain/rights';
import { type StaffLevel, staffLevels } from '@buddyline/domain/role';
import panelRoutes, { type PanelRoute } from 'virtual:panel-routes';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { refusal } from '../../tests/backend/answers.ts';
import { ada } from '../../tests/backend/records.ts';
import {
  bulkOffers,
  log,
  meOf,
  mira,
  type Offer,
  pages,
  post,
  recordsOf,
  samePages,
  screens,
  ticket,
} from '../../tests/level-screens.ts';
import { renderPage } from '../../tests/render-page.tsx';
import { queryClient } from '../shared/changes/query-client.ts';
import { personQuery } from '../shared/query/person-queries.ts';

async function open(address: string, staffLevel: StaffLevel = 'full') {
  const panel = await renderPage(address, { records: recordsOf(staffLevel) });
  // `become` changes what is there, and what came later would take it back.
  await expect.poll(() => queryClient.getQueryData(personQuery(ada.id).queryKey)).toBeDefined();
  return panel;
}

/** The level changes while the page is open, as after a demotion, which takes much less time than to open it anew. */
const become = (staffLevel: StaffLevel) =>
  queryClient.setQueryData(personQuery(ada.id).queryKey, (known) =>
    known ? { ...known, ...meOf(staffLevel) } : known,
  );

const heading = (name: string) => page.getByRole('heading', { level: 1, name });

/** A link that somebody may not follow becomes a button that is disabled. */
async function expectOffer({ what, role, may, stays }: Offer, level: StaffLevel) {
  const isAllowed = can({ staffLevel: level }, may);
  const shownAs = (isAllowed || !stays ? role : undefined) ?? 'button';
  const control = page.getByRole(shownAs, { name: what, exact: true });
  const stateOf = () => {
    const [element] = control.elements();
    if (!element) return `${what}: absent`;
    return `${what}: ${element.getAttribute('aria-disabled') === 'true' ? 'disabled' : 'enabled'}`;
  };
  const state = isAllowed ? 'enabled' : stays ? 'disabled' : 'absent';
  await expect.poll(stateOf).toBe(`${what}: ${state}`);
}

it.each(Object.entries(screens))('%s offers each level what it may do', async (address, screen) => {
  await open(address);
  await expect.element(heading(screen.ready)).toBeVisible();
  const history = page.getByRole('button', { name: 'History' });
  if (screen.hasHistory) await history.click();
  for (const level of staffLevels) {
    become(level);
    for (const offer of screen.offers) await expectOffer(offer, level);
  }
});

it.each(Object.entries(pages))('%s is a page only for who may read it', async (address, one) => {
  await open(address);
  for (const level of staffLevels) {
    become(level);
    const isReadable = can({ staffLevel: level }, one.may);
    await expect.element(heading(isReadable ? one.title : 'Page not found')).toBeVisible();
  }
});

it('a page that somebody may not read is not found when it is opened, too', async () => {
  await open('/admin/mails', 'support');
  await expect.element(heading('Page not found')).toBeVisible();
});

it('who is refused a page has the rights that they have now', async () => {
  const { backend } = await open('/admin/dashboard');
  const menu = page.getByRole('complementary');
  await expect.element(menu.getByRole('link', { name: 'Emails', exact: true })).toBeVisible();
  Object.assign(backend.records, recordsOf('support'));
  backend.on('GET /activity', () => refusal(403, 'Only full administrators may do this.'));
  await menu.getByRole('link', { name: 'Activity', exact: true }).click();
  await expect.element(heading('Page Not Found')).toBeVisible();
  await expect
    .element(menu.getByRole('link', { name: 'Emails', exact: true }))
    .not.toBeInTheDocument();
});

/** Those of every level, and those of full administrators. */
const sectionsOf = (level: StaffLevel) => [
  'Dashboard',
  'Users',
  'Posts',
  'Certifications',
  'Dive Logs',
  'Tickets',
  'Settings',
  ...(level === 'full' ? ['Activity', 'Emails'] : []),
  'Trash',
];

const textsOf = (elements: Element[]) => elements.map((one) => one.textContent?.trim());

it('the menu, the palette and the keys have the same pages, those of each level', async () => {
  const { address } = await open('/admin/dashboard');
  const menu = page.getByRole('complementary');
  await expect.element(menu.getByRole('link', { name: 'Trash', exact: true })).toBeVisible();
  for (const level of staffLevels) {
    become(level);
    const names = sectionsOf(level);
    for (const name of ['Activity', 'Emails']) {
      const link = menu.getByRole('link', { name, exact: true });
      await expect.poll(() => link.elements()).toHaveLength(names.includes(name) ? 1 : 0);
    }
    await userEvent.keyboard('{Control>}k{/Control}');
    const palette = page.getByRole('dialog', { name: 'Search everything' });
    const offered = palette.getByRole('group', { name: 'Pages' }).getByRole('option');
    await expect.poll(() => textsOf(offered.elements())).toEqual([...names, 'Keyboard shortcuts']);
    await userEvent.keyboard('{Escape}');
    await expect.element(palette).not.toBeInTheDocument();
    await userEvent.keyboard('?');
    const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    for (const name of ['Activity', 'Emails', 'Trash']) {
      const line = keys.getByRole('term').filter({ hasText: new RegExp(`^${name}$`) });
      await expect.poll(() => line.elements()).toHaveLength(names.includes(name) ? 1 : 0);
    }
    await userEvent.keyboard('{Escape}');
    await expect.element(keys).not.toBeInTheDocument();
    if (level !== 'full') await userEvent.keyboard('ga');
    expect(address()).toBe('/admin/dashboard');
  }
});

it.each(Object.entries(bulkOffers))(
  '%s: the actions for several items',
  async (address, offers) => {
    await open(address);
    await page.getByRole('button', { name: 'Select', exact: true }).click();
    const bar = page.getByRole('region', { name: 'Selected items' });
    await expect.element(bar).toBeVisible();
    for (const level of staffLevels) {
      become(level);
      const allowed = offers.filter(({ may }) => can({ staffLevel: level }, may));
      const names = allowed.map(({ what }) => what);
      // Without any of them there is nothing to select for.
      const shown = () =>
        textsOf(bar.getByRole('button').elements()).filter(
          (name) => name !== '' && name !== undefined,
        );
      await expect.poll(() => shown().toSorted()).toEqual(names.toSorted());
    }
  },
);

/** The addresses of the pages below /admin that show something. */
function addressesOf(route: PanelRoute, above = ''): string[] {
  const path = `${above}/${route.path ?? ''}`.replace(/\/$/, '');
  const inner = (route.children ?? []).flatMap((child) => addressesOf(child, path));
  const isPage = inner.length === 0 && route.index !== true && !path.endsWith('*');
  return isPage ? [path] : inner;
}

it('every page is one of these walks', () => {
  const walked = [...Object.keys(screens), ...Object.keys(pages), ...samePages];
  const named = panelRoutes
    .flatMap((route) => addressesOf(route))
    .filter((address) => address.startsWith('/admin/') && address !== '/admin/ui');
  const isWalked = (address: string) => {
    const pattern = new RegExp(`^${address.replaceAll(/:\w+/g, '[^/]+')}$`);
    return walked.some((one) => pattern.test(one));
  };
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter((address) => !isWalked(address))).toEqual([]);
});

it('the keys of a ticket are those of what each level may do', async () => {
  await open(`/admin/tickets/${ticket.id}`);
  const status = page.getByLabelText('Status', { exact: true });
  await expect.element(status).toBeEnabled();
  for (const level of staffLevels) {
    become(level);
    const isAllowed = can({ staffLevel: level }, 'tickets.update');
    if (isAllowed) await expect.element(status).toBeEnabled();
    else await expect.element(status).toBeDisabled();
    await userEvent.keyboard('?');
    const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await expect.element(keys.getByText('Previous ticket')).toBeVisible();
    expect(keys.getByText('Status: Closed').elements()).toHaveLength(isAllowed ? 1 : 0);
    await userEvent.keyboard('{Escape}');
    await expect.element(keys).not.toBeInTheDocument();
  }
});

/** Where something is edited, by which call it is saved. */
const edits: Record<string, { field: string; call: string; save: string }> = {
  [`/admin/users/${mira.id}/posts?edit`]: {
    field: 'Bio',
    call: 'PUT /users/admin/:id',
    save: 'Save Changes',
  },
  [`/admin/posts/${post.id}?edit`]: {
    field: 'Content',
    call: 'PUT /posts/:id',
    save: 'Save Changes',
  },
  [`/admin/booklog/${log.id}/edit`]: { field: 'Site', call: 'PUT /divelogs/:id', save: 'Save' },
};

it.each(Object.entries(edits))(
  '%s: who loses the right while typing keeps what was typed',
  async (address, { field, call, save }) => {
    const { backend } = await open(address);
    await page.getByLabelText(field, { exact: true }).fill('Half a sentence, 4');
    backend.on(call, () => refusal(403, 'You may not do this.'));
    become('viewer');
    await page.getByRole('button', { name: save }).click();
    await expect.element(page.getByText('You may not do this.')).toBeVisible();
    await expect
      .element(page.getByLabelText(field, { exact: true }))
      .toHaveValue('Half a sentence, 4');
  },
);

it('the begun reply of somebody who loses the right to it is there when they have it again', async () => {
  await open(`/admin/tickets/${ticket.id}`);
  const reply = page.getByRole('textbox', { name: 'Reply to the reporter' });
  await reply.fill('Half a sentence, 4');
  become('viewer');
  await expect.element(reply).not.toBeInTheDocument();
  become('support');
  await expect.element(reply).toHaveValue('Half a sentence, 4');
});

it('after a refusal the panel offers what the person may do now', async () => {
  const { backend } = await open('/admin/posts', 'moderator');
  const select = page.getByRole('button', { name: 'Select', exact: true });
  await expect.element(select).toBeVisible();
  Object.assign(backend.records.users.find(({ id }) => id === ada.id) ?? {}, meOf('viewer'));
  backend.on('DELETE /posts/:id', () => refusal(403, 'You may not do this.'));
  await page.getByRole('button', { name: 'Delete post' }).click();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect.element(page.getByText('You may not do this.')).toBeVisible();
  await expect.element(select).not.toBeInTheDocument();
});

it('a ticket without messages says so to those who do not answer it', async () => {
  await open(`/admin/tickets/${ticket.id}`, 'viewer');
  await expect.element(page.getByText('No messages yet.')).toBeVisible();
});

it('a disabled control says who may do it, and whom to ask', async () => {
  await open('/admin/users', 'support');
  await page.getByRole('button', { name: 'Delete user @mira' }).hover();
  await expect
    .element(page.getByText('Only full administrators delete people. Ask Grace Reef.'))
    .toBeVisible();
});

it('only a full administrator chooses the level of an administrator', async () => {
  const { backend } = await open(`/admin/users/${mira.id}/posts?edit`);
  const level = page.getByLabelText('Staff level');
  await expect.element(level).not.toBeInTheDocument();
  await page.getByLabelText('Role').selectOptions('Admin');
  await expect.element(level).toHaveValue('full');
  await level.selectOptions('Support');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect.element(page.getByRole('button', { name: 'Edit Profile' })).toBeVisible();
  const [sent] = backend.sent.filter((call) => call.startsWith('PUT /users/admin'));
  expect(sent).toContain('"role":"ADMIN","staffLevel":"support"');
});

it('a moderator edits people, but not their role', async () => {
  await open(`/admin/users/${mira.id}/posts?edit`, 'moderator');
  await expect.element(page.getByLabelText('Country')).toBeEnabled();
  await expect.element(page.getByLabelText('Role')).toBeDisabled();
  await expect
    .element(page.getByText('Only full administrators may do this. Ask Grace Reef.'))
    .toBeVisible();
});
