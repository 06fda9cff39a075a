import type { Locator, Page } from '@playwright/test';
import { dialog, openDialog, step, words } from '../action-dialog.ts';
import { someMember } from '../people.ts';
import { administrator } from '../sign-in.ts';
import type { StaffCalls } from '../staff-calls.ts';
import { expect } from '../test.ts';

/** Something that people do at once, and that a second press must not do to anything else, or again. */
export interface Act {
  name: string;
  /** The calls that do it, as `PUT /api/users/1`. */
  call: RegExp;
  /** Opens its page. @returns what is pressed */
  open: (page: Page, staff: StaffCalls) => Promise<Locator>;
  /** Its own key; otherwise Enter on what is pressed. */
  key?: string;
  /** What stands in its place afterwards does the same to something else. */
  hasNext?: true;
  /** Each press of the key does it to the next thing. */
  keyGoesOn?: true;
  /** The same button does the opposite afterwards. */
  isToggle?: true;
}

export interface Item {
  id: string;
  subject: string;
}

/** The newest ticket, open and free, from the list of open ones. */
export async function openTicket(page: Page, staff: StaffCalls): Promise<void> {
  const [ticket] = await staff.list<Item>('tickets?limit=1');
  await staff.change('PUT', `tickets/${ticket?.id}`, { status: 'OPEN', notify: false });
  await staff.change('DELETE', `tickets/${ticket?.id}/taker`);
  await page.goto('/admin/tickets?status=OPEN');
  await page.getByRole('article').first().getByRole('link').first().click();
  await expect(page.getByRole('heading', { name: 'View Ticket' })).toBeFocused();
}

export async function firstPost(page: Page, staff: StaffCalls): Promise<void> {
  const [post] = await staff.list<Item>('posts?limit=1');
  await staff.change('PATCH', `posts/${post?.id}`, { isEnabled: true });
  await page.goto(`/admin/posts/${post?.id}`);
}

const restored = ['tickets', 'users', 'posts'] as const;

/** Deletes three, of people who are no staff. */
export async function deleteSome(staff: StaffCalls, noun: (typeof restored)[number]) {
  const all = await staff.list<Item & { role?: string }>(`${noun}?limit=20`);
  const some = all.filter(({ role }) => role !== 'ADMIN').slice(0, 3);
  for (const { id } of some) await staff.change('DELETE', `${noun}/${id}`);
}

const main = (page: Page) => page.getByRole('main');

export const acts: Act[] = [
  {
    name: 'a diver is verified',
    call: /^PUT \/api\/users\/admin\//,
    open: async (page, staff) => {
      const known = await staff.list<{ userId: string }>('certificates?limit=5');
      for (const { userId } of known) {
        await staff.change('PUT', `users/admin/${userId}`, { isVerified: false });
      }
      await page.goto('/admin/certifications?verified=false');
      await main(page).getByRole('row').nth(1).getByRole('link').first().click();
      return page.getByRole('button', { name: 'Mark diver as verified' });
    },
    key: 'v',
    hasNext: true,
  },
  {
    name: 'a ticket is answered and closed',
    call: /^(POST \/api\/tickets\/[^/]+\/messages|PUT \/api\/tickets\/)/,
    open: async (page, staff) => {
      await openTicket(page, staff);
      await page.getByRole('textbox', { name: 'Reply to the reporter' }).fill('Thank you');
      return page.getByRole('button', { name: 'Send & close' });
    },
    key: 'Control+Enter',
  },
  {
    name: 'a post is deleted from the list',
    call: /^DELETE \/api\/posts\//,
    open: async (page) => {
      await page.goto('/admin/posts');
      await page
        .getByRole('button', { name: /^Delete post of/ })
        .nth(1)
        .click();
      return page.getByRole('alertdialog').getByRole('button', { name: 'Confirm' });
    },
  },
  ...restored.map((noun): Act => ({
    name: `one of the ${noun} is restored`,
    call: /^POST \/api\/trash\/[^/]+\/restore/,
    open: async (page, staff) => {
      await deleteSome(staff, noun);
      await page.goto(`/admin/trash?noun=${noun}`);
      return page.getByRole('button', { name: /^Restore / }).nth(1);
    },
    // The rows of posts differ in height, so that nothing comes exactly to the place.
    ...(noun !== 'posts' && { hasNext: true }),
  })),
  {
    name: 'a record is restored where it is looked at',
    call: /^POST \/api\/trash\/[^/]+\/restore/,
    open: async (page, staff) => {
      await deleteSome(staff, 'posts');
      await page.goto('/admin/trash?noun=posts');
      await main(page).getByRole('listitem').nth(1).getByRole('link').click();
      return page.getByRole('dialog').getByRole('button', { name: 'Restore' });
    },
  },
  {
    name: 'a device is signed out',
    call: /^DELETE \/api\/.*sessions/,
    open: async (page) => {
      for (let device = 0; device < 3; device += 1) {
        await page.request.post('/api/auth/login', {
          data: administrator,
          headers: { 'User-Agent': `Buddyline/2.${device} (Linux; Android 15)` },
        });
      }
      await page.goto('/admin/settings');
      const list = page.getByRole('list', { name: 'Where you are signed in' });
      return list
        .getByRole('listitem')
        .filter({ hasNotText: 'This device' })
        .first()
        .getByRole('button');
    },
  },
  {
    name: 'an act is undone from its toast',
    call: /^POST \/api\/(activity|trash)\/[^/]+\/(undo|restore)/,
    open: async (page, staff) => {
      await firstPost(page, staff);
      await page.getByRole('button', { name: 'Disable Post' }).click();
      await page.getByRole('button', { name: 'Enable Post' }).click();
      const toasts = page.getByRole('region', { name: 'Notifications' });
      return toasts.getByRole('button', { name: 'Undo' }).first();
    },
    key: 'z',
    hasNext: true,
    keyGoesOn: true,
  },
  {
    name: 'a profile is saved',
    call: /^PUT \/api\/users\//,
    open: async (page) => {
      const { id } = await someMember(page);
      await page.goto(`/admin/users/${id}/posts?edit`);
      await page.getByLabel('Country').fill(`Fiji ${Date.now()}`);
      return page.getByRole('button', { name: 'Save Changes' });
    },
    key: 'Control+Enter',
  },
  {
    name: 'a person is warned',
    call: /^POST \/api\/users\/[^/]+\/sanctions$/,
    open: async (page) => {
      const { id } = await someMember(page);
      await openDialog(page, id);
      await step(page, 'Warning').check();
      await words(page).fill('Once.');
      return dialog(page).getByRole('button', { name: 'Warn', exact: true });
    },
    key: 'Control+Enter',
  },
  {
    name: 'a warning is withdrawn',
    call: /^POST \/api\/users\/[^/]+\/sanctions\/[^/]+\/lift$/,
    open: async (page, staff) => {
      const { id } = await someMember(page);
      for (const publicText of ['First.', 'Second.']) {
        await staff.change('POST', `users/${id}/sanctions`, { kind: 'warning', publicText });
      }
      await page.goto(`/admin/users/${id}/staff`);
      return page.getByRole('button', { name: 'Withdraw the warning' }).first();
    },
  },
  {
    name: 'a view is saved',
    call: /^POST \/api\/views/,
    open: async (page) => {
      await page.goto('/admin/tickets?status=OPEN');
      await page.getByRole('button', { name: 'Views' }).click();
      const views = page.getByRole('dialog', { name: 'Views' });
      await views.getByLabel('Name of the view').fill(`View ${Date.now()}`);
      return views.getByRole('button', { name: /^Save/ }).first();
    },
  },
  {
    name: 'a post is written',
    call: /^POST \/api\/posts/,
    open: async (page) => {
      await page.goto('/admin/posts');
      await page.getByRole('button', { name: 'Create Post' }).click();
      const modal = page.getByRole('dialog', { name: 'Create Post' });
      await modal.getByLabel('Content').fill('Once only');
      return modal.getByRole('button', { name: 'Create Post' });
    },
    key: 'Control+Enter',
  },
];
