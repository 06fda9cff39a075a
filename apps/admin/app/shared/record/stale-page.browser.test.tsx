import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Backend } from '../../../tests/backend/backend.ts';
import {
  ada,
  anEntry,
  aPost,
  aSanction,
  aTrashItem,
  aUser,
  many,
  nextId,
} from '../../../tests/backend/records.ts';
import { renderPage } from '../../../tests/render-page.tsx';
import { toasts } from '../../../tests/toasts.ts';

/*
 * A page that has not heard of what was done in another tab, by somebody else or by the same person: the action is refused
 * in a sentence, is not done again, and offers no Undo of what the other one did.
 */

interface Person {
  id: string;
  name: string;
}

interface StaleAction {
  name: string;
  /** @returns the backend, and what does the same in another tab */
  open: () => Promise<{ backend: Backend; doElsewhere: (by: Person) => void }>;
  /** The name of the button that does it. */
  press: string;
  /** A question follows the press. */
  isAsked?: true;
  refused: (by: Person) => string;
}

const at = '2026-10-03T08:59:00.000Z';
const heading = page.getByRole('heading', { level: 1 });

const people: Record<string, Person> = {
  'the same person': { id: ada.id, name: 'Ada Marsh' },
  'somebody else': { id: nextId(), name: 'Omar Said' },
};

const actions: StaleAction[] = [
  ...(['tickets', 'users', 'posts'] as const).map((noun): StaleAction => ({
    name: `one of the ${noun} is restored`,
    open: async () => {
      const trash = many(3, (n) => aTrashItem({ noun, label: `Deleted ${n}.` }));
      const { backend } = await renderPage(`/admin/trash?noun=${noun}`, { records: { trash } });
      return {
        backend,
        doElsewhere: ({ name }) => {
          for (const { id } of backend.records.trash.splice(1, 1)) {
            backend.records.restoredBy[id] = name;
          }
        },
      };
    },
    press: 'Restore Deleted 2.',
    refused: ({ name }) => `${name} has restored this already.`,
  })),
  {
    name: 'a post is deleted',
    open: async () => {
      const post = aPost();
      const { backend } = await renderPage(`/admin/posts/${post.id}`, {
        records: { posts: [post] },
      });
      return { backend, doElsewhere: () => void backend.records.posts.pop() };
    },
    press: 'Delete Post',
    isAsked: true,
    refused: () => 'There is no such post.',
  },
  {
    name: 'a warning is withdrawn',
    open: async () => {
      const mira = aUser();
      const warning = aSanction({ of: mira.id });
      const { backend } = await renderPage(`/admin/users/${mira.id}/staff`, {
        records: { users: [mira], sanctions: [warning] },
      });
      const doElsewhere = (liftedBy: Person) =>
        void Object.assign(warning, { liftedAt: at, liftedBy });
      return { backend, doElsewhere };
    },
    press: 'Withdraw the warning',
    refused: () => 'This has ended or been lifted already.',
  },
  {
    name: 'an entry is put back',
    open: async () => {
      const entry = anEntry({ noun: 'tickets', verb: 'update', label: 'Ticket 1.', canUndo: true });
      const { backend } = await renderPage('/admin/activity', { records: { activity: [entry] } });
      const undone = { canUndo: false, undoneAt: at };
      return { backend, doElsewhere: () => void Object.assign(entry, undone) };
    },
    press: 'Put back: Ticket 1.',
    refused: () => 'This has been undone already.',
  },
];

for (const [who, person] of Object.entries(people)) {
  it.each(actions)(
    `$name once, also by ${who} in a tab that knows nothing of it`,
    async ({ open, press, isAsked, refused }) => {
      const { backend, doElsewhere } = await open();
      const button = page.getByRole('button', { name: press });
      await expect.element(button).toBeVisible();
      await expect.poll(() => backend.waiting).toBe(0);
      doElsewhere(person);
      const before = structuredClone(backend.records);
      await button.click();
      if (isAsked) {
        await page.getByRole('alertdialog').getByRole('button', { name: 'Confirm' }).click();
      }
      await expect.element(toasts.getByText(refused(person))).toBeVisible();
      expect(toasts.getByRole('button', { name: 'Undo' }).elements()).toEqual([]);
      await expect.element(heading).toBeVisible();
      heading.element().focus();
      await userEvent.keyboard('z');
      await userEvent.keyboard('?');
      const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
      await expect.element(keys).toBeVisible();
      // Only what was refused.
      expect(backend.calls.filter((call) => !/^GET| \/auth\//.test(call))).toHaveLength(1);
      expect(backend.records).toEqual(before);
    },
  );
}
