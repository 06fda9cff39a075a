import { features } from '@buddyline/domain/meta';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { Backend } from '../backend/backend.ts';
import {
  aCertificate,
  aPost,
  aTicket,
  aTrashItem,
  aUser,
  many,
  nextId,
  ownedBy,
  type Records,
} from '../backend/records.ts';
import { renderPage } from '../render-page.tsx';
import { toasts } from '../toasts.ts';
import { type PressedAction, submitKey } from './pressed-action.ts';

const main = page.getByRole('main');
const button = (name: string | RegExp) => page.getByRole('button', { name });
const disableNow = page.getByRole('dialog').getByRole('button', { name: 'Disable', exact: true });

/** Opens the first of three open and free tickets, from the list of open ones. */
export async function openTicket(): Promise<Backend> {
  const mira = aUser();
  const tickets = many(3, (n) => aTicket({ ...ownedBy(mira), subject: `Ticket ${n}.` }));
  const backend = new Backend({ users: [mira], tickets });
  await renderPage('/admin/tickets?status=OPEN', { backend });
  await page.getByRole('link', { name: 'Ticket 1.' }).click();
  await expect.element(page.getByRole('heading', { name: 'View Ticket' })).toHaveFocus();
  return backend;
}

/** Opens a post whose changes can be undone. */
async function openPost(records: Partial<Records> = {}): Promise<Backend> {
  const post = aPost();
  const backend = new Backend({ posts: [post], ...records });
  backend.makeUndoable('PATCH /posts/:id');
  await renderPage(`/admin/posts/${post.id}`, { backend });
  return backend;
}

async function openTrash(noun: (typeof restored)[number]): Promise<Backend> {
  const trash = many(3, (n) => aTrashItem({ noun, label: `Deleted ${n}.` }));
  const backend = new Backend({ trash });
  await renderPage(`/admin/trash?noun=${noun}`, { backend });
  return backend;
}

const restored = ['tickets', 'users', 'posts'] as const;

/** What is done to records of any kind. */
export const recordActions: PressedAction[] = [
  {
    name: 'a diver is verified',
    call: /^PUT \/users\/admin\//,
    open: async () => {
      const divers = many(3, (n) => aUser({ fullName: `Diver ${n}` }));
      const certificates = divers.map((diver, at) =>
        aCertificate({ title: `Course ${at + 1}`, ...ownedBy(diver) }),
      );
      const backend = new Backend({ users: divers, certificates });
      backend.makeUndoable('PUT /users/admin/:id');
      await renderPage('/admin/certifications?verified=false', { backend });
      await page.getByRole('link', { name: 'Course 1', exact: true }).click();
      const heading = page.getByRole('heading', { name: 'View Certification' });
      await expect.element(heading).toHaveFocus();
      return { backend, pressed: button('Verify & next') };
    },
    key: 'v',
    hasNext: true,
  },
  {
    name: 'a ticket is answered and closed',
    call: /^(POST \/tickets\/[^/]+\/messages|PUT \/tickets\/)/,
    open: async () => {
      const backend = await openTicket();
      await page.getByRole('textbox', { name: 'Reply to the reporter' }).fill('Thank you');
      return { backend, pressed: button('Send, close & next') };
    },
    key: submitKey,
    hasNext: true,
  },
  {
    name: 'a post is deleted from the list',
    call: /^DELETE \/posts\//,
    open: async () => {
      const backend = new Backend({ posts: many(9, (n) => aPost({ content: `Dive ${n}.` })) });
      backend.makeUndoable('DELETE /posts/:id');
      await renderPage('/admin/posts', { backend });
      await button(/^Delete post of .+ Dive 2\.$/).click();
      const popup = page.getByRole('alertdialog');
      return { backend, pressed: popup.getByRole('button', { name: 'Confirm' }) };
    },
  },
  ...restored.map((noun): PressedAction => ({
    name: `one of the ${noun} is restored`,
    call: /^POST \/trash\/[^/]+\/restore/,
    open: async () => {
      const backend = await openTrash(noun);
      return { backend, pressed: button('Restore Deleted 2.') };
    },
    hasNext: true,
  })),
  {
    name: 'a record is restored where it is looked at',
    call: /^POST \/trash\/[^/]+\/restore/,
    open: async () => {
      const backend = await openTrash('posts');
      await main.getByRole('link', { name: 'Deleted 2.' }).click();
      const preview = page.getByRole('dialog');
      return { backend, pressed: preview.getByRole('button', { name: 'Restore' }) };
    },
  },
  {
    name: 'a device is signed out',
    call: /^DELETE \/.*sessions/,
    open: async () => {
      const at = '2026-10-02T08:15:00.000Z';
      const session = { network: '127.0.0.0/24', lastSeenAt: at, createdAt: at };
      const browsers = ['Chrome', 'Firefox', 'Opera', 'Safari'];
      const sessions = browsers.map((browser) => ({
        ...session,
        id: nextId(),
        browser,
        system: 'Android',
        isCurrent: browser === 'Chrome',
      }));
      const { backend } = await renderPage('/admin/settings/security', { records: { sessions } });
      return { backend, pressed: button('Sign out: Firefox on Android') };
    },
  },
  {
    name: 'a post is disabled',
    call: /^PATCH \/posts\//,
    open: async () => {
      const backend = await openPost();
      await button('Disable Post').click();
      return { backend, pressed: disableNow };
    },
  },
  {
    name: 'a change is undone from its toast',
    call: /^POST \/(activity|trash)\/[^/]+\/(undo|restore)/,
    open: async () => {
      // Without it no reason is asked for, so that the first toast is still there when the second one comes.
      const backend = await openPost({ features: features.filter((one) => one !== 'activity') });
      await button('Disable Post').click();
      await button('Enable Post').click();
      const undos = toasts.getByRole('button', { name: 'Undo' });
      await expect.poll(() => undos.elements()).toHaveLength(2);
      // The older one, to whose place the other one comes.
      return { backend, pressed: undos.first() };
    },
    key: 'z',
    hasNext: true,
    leavesAtOnce: true,
    keyGoesOn: true,
  },
  {
    name: 'a view is saved',
    call: /^POST \/views/,
    open: async () => {
      const { backend } = await renderPage('/admin/tickets?status=OPEN', {
        records: { tickets: [aTicket()] },
      });
      await page.getByRole('button', { name: 'Views', exact: true }).click();
      const views = page.getByRole('dialog', { name: 'Views' });
      await views.getByLabelText('Name of the view').fill('Open ones');
      return { backend, pressed: views.getByRole('button', { name: 'Save this view' }) };
    },
  },
  {
    name: 'a post is written',
    call: /^POST \/posts/,
    open: async () => {
      const { backend } = await renderPage('/admin/posts', { records: { posts: [aPost()] } });
      await button('Create Post').click();
      const modal = page.getByRole('dialog', { name: 'Create Post' });
      await modal.getByLabelText('Content').fill('Once only');
      return { backend, pressed: modal.getByRole('button', { name: 'Create Post' }) };
    },
    key: submitKey,
  },
];
