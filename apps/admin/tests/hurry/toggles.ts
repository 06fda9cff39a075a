import { page } from 'vitest/browser';
import { Backend } from '../backend/backend.ts';
import { ada, aPost, aTicket, aUser, many, nextId, ownedBy } from '../backend/records.ts';
import { renderPage } from '../render-page.tsx';
import type { PressedAction } from './pressed-action.ts';
import { openTicket } from './record-actions.ts';

const button = (name: RegExp) => page.getByRole('button', { name });

/** Opens a ticket about a post that is shown. */
async function openReport(): Promise<Backend> {
  const [author, reporter] = [aUser(), aUser()];
  const post = aPost(ownedBy(author));
  const copy = { content: post.content, author: author.username };
  const about = { noun: 'posts' as const, id: post.id, personId: author.id, copy };
  const ticket = aTicket({ ...ownedBy(reporter), subject: 'Report', about });
  const backend = new Backend({ users: [author, reporter], posts: [post], tickets: [ticket] });
  backend.makeUndoable('PATCH /posts/:id');
  await renderPage(`/admin/tickets/${ticket.id}`, { backend });
  return backend;
}

const actions: PressedAction[] = [
  {
    name: 'a ticket is taken',
    call: /^(PUT|POST|DELETE|PATCH) \/tickets\//,
    open: async () => ({ backend: await openTicket(), pressed: button(/^(Take|Release)$/) }),
  },
  {
    name: 'what a ticket is about is muted',
    call: /^(PUT|DELETE) \/tickets\/[^/]+\/mute/,
    open: async () => ({
      backend: await openReport(),
      pressed: button(/^(Mute|Unmute) the subject$/),
    }),
  },
  {
    name: 'a post is hidden from a ticket about it',
    call: /^PATCH \/posts\//,
    open: async () => ({ backend: await openReport(), pressed: button(/^(Hide|Show) post$/) }),
  },
  {
    name: 'a post is disabled on the dashboard',
    call: /^PATCH \/posts\//,
    open: async () => {
      const divers = many(3, (n) => aUser({ fullName: `Diver ${n}` }));
      const posts = divers.map((diver) => aPost(ownedBy(diver)));
      const backend = new Backend({ users: divers, posts });
      backend.makeUndoable('PATCH /posts/:id');
      await renderPage('/admin/dashboard', { backend });
      return { backend, pressed: button(/^(Disable|Enable) the post of Diver 1$/) };
    },
  },
  {
    name: 'a note is pinned',
    call: /^PUT \/users\/[^/]+\/notes\//,
    open: async () => {
      const mira = aUser();
      const by = { id: ada.id, name: 'Ada Marsh' };
      // One is pinned already, so that nothing above the notes changes.
      const bodies = ['Knows her wrecks.', 'Sells fins.', 'Calls at night.'];
      const notes = bodies.map((body, place) => ({
        of: mira.id,
        id: nextId(),
        body,
        isPinned: place === 0,
        by,
        at: '2026-10-02T08:15:00.000Z',
      }));
      const { backend } = await renderPage(`/admin/users/${mira.id}/staff`, {
        records: { users: [mira], notes },
      });
      return { backend, pressed: button(/^(Pin|Unpin) the note: Calls at night/) };
    },
  },
];

/** Actions after which the same button does the opposite. */
export const toggles = actions.map((action): PressedAction => ({ ...action, isToggle: true }));
