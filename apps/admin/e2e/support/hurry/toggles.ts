import type { Post } from '@buddyline/domain/post';
import type { Page } from '@playwright/test';
import { someMember } from '../people.ts';
import type { StaffCalls } from '../staff-calls.ts';
import { type Act, firstPost, type Item, openTicket } from './acts.ts';

/** Opens a ticket about a post that is shown. */
async function openReport(page: Page, staff: StaffCalls): Promise<void> {
  const posts = await staff.list<Post>('posts?limit=30');
  const about = { noun: 'posts', id: posts.find(({ isEnabled }) => isEnabled)?.id };
  const words = { subject: 'Report', description: 'This is advertising.', category: 'Posts' };
  await staff.change('POST', 'tickets', { ...words, about });
  const [ticket] = await staff.list<Item>('tickets?limit=1');
  await page.goto(`/admin/tickets/${ticket?.id}`);
}

/** Acts after which the same button does the opposite. */
const acts: Act[] = [
  {
    name: 'a ticket is taken',
    call: /^(PUT|POST|DELETE|PATCH) \/api\/tickets\//,
    open: async (page, staff) => {
      await openTicket(page, staff);
      return page.getByRole('button', { name: /^(Take|Release)$/ });
    },
  },
  {
    name: 'what a ticket is about is muted',
    call: /^(PUT|DELETE) \/api\/tickets\/[^/]+\/mute/,
    open: async (page, staff) => {
      await openReport(page, staff);
      return page.getByRole('button', { name: /^(Mute|Unmute) the subject$/ });
    },
  },
  {
    name: 'a post is hidden from a ticket about it',
    call: /^PATCH \/api\/posts\//,
    open: async (page, staff) => {
      await openReport(page, staff);
      return page.getByRole('button', { name: /^(Hide|Show) post$/ });
    },
  },
  {
    name: 'a post is disabled',
    call: /^PATCH \/api\/posts\//,
    open: async (page, staff) => {
      await firstPost(page, staff);
      return page.getByRole('button', { name: /^(Disable|Enable) Post$/ });
    },
  },
  {
    name: 'a post is disabled on the dashboard',
    call: /^PATCH \/api\/posts\//,
    open: async (page, staff) => {
      const [post] = await staff.list<Item>('posts?limit=1');
      await staff.change('PATCH', `posts/${post?.id}`, { isEnabled: true });
      await page.goto('/admin/dashboard');
      return page.getByRole('button', { name: /^(Disable|Enable) the post of/ }).first();
    },
  },
  {
    name: 'a note is pinned',
    call: /^PUT \/api\/users\/[^/]+\/notes\//,
    open: async (page, staff) => {
      const { id } = await someMember(page);
      for (const body of ['Calls at night.', 'Sells fins.']) {
        await staff.change('POST', `users/${id}/notes`, { body });
      }
      await page.goto(`/admin/users/${id}/staff`);
      return page.getByRole('button', { name: /^(Pin|Unpin) the note: Calls at night/ });
    },
  },
];

export const toggles = acts.map((act): Act => ({ ...act, isToggle: true }));
