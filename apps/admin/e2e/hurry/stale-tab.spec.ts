import type { Browser, Page } from '@playwright/test';
import { dialog, openDialog, step, words } from '../support/action-dialog.ts';
import { deleteSome } from '../support/hurry/acts.ts';
import { refuseStream } from '../support/live.ts';
import type { Panel } from '../support/panel.ts';
import { someMember } from '../support/people.ts';
import { administratorName } from '../support/sign-in.ts';
import { type StaffCalls, staffCalls } from '../support/staff-calls.ts';
import { expect, signedInTest as test } from '../support/test.ts';
import { secondModerator } from '../support/tickets/moderators.ts';
import { toast } from '../support/toasts.ts';

/*
 * A tab that has not heard of what another one did: the act is refused in a sentence, is not done again, and offers no
 * Undo of what the other one did. `EVERY_PRESS=1` tries each act in a tab of one's own and in somebody else's;
 * otherwise each has one of them.
 */

interface Act {
  name: string;
  /** @returns the address of the page, for both tabs */
  prepare: (staff: StaffCalls, page: Page) => Promise<string>;
  press: (page: Page) => Promise<void>;
  /** What the first tab is told, and what the second one. */
  done: string | RegExp;
  refused: string | RegExp;
}

const restored = ['tickets', 'users', 'posts'] as const;
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first();

const acts: Act[] = [
  ...restored.map((noun): Act => ({
    name: `one of the ${noun} is restored`,
    prepare: async (staff) => {
      await deleteSome(staff, noun);
      return `/admin/trash?noun=${noun}`;
    },
    press: (page) => button(page, /^Restore /).click(),
    done: /^Restored/,
    refused: `${administratorName} has restored this already.`,
  })),
  {
    name: 'a post is deleted',
    prepare: async (staff) => {
      const [post] = await staff.list<{ id: string }>('posts?limit=1');
      return `/admin/posts/${post?.id}`;
    },
    press: async (page) => {
      await button(page, 'Delete Post').click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Confirm' }).click();
    },
    done: /^Post deleted\./,
    refused: 'There is no such post.',
  },
  {
    name: 'a warning is withdrawn',
    prepare: async (staff, page) => {
      const { id } = await someMember(page);
      const warning = { kind: 'warning', publicText: 'Once.' };
      await staff.change('POST', `users/${id}/sanctions`, warning);
      return `/admin/users/${id}/staff`;
    },
    press: (page) => button(page, 'Withdraw the warning').click(),
    done: /^Lifted\./,
    refused: 'This has ended or been lifted already.',
  },
  {
    name: 'an act is put back',
    prepare: async (staff) => {
      const [ticket] = await staff.list<{ id: string }>('tickets?limit=1');
      for (const status of ['OPEN', 'CLOSED']) {
        await staff.change('PUT', `tickets/${ticket?.id}`, { status, notify: false });
      }
      return '/admin/activity';
    },
    press: (page) => button(page, /^Put back: /).click(),
    done: /^Undone\./,
    refused: 'This has been undone already.',
  },
];

const others = {
  'the same person': async (_browser: Browser, page: Page) => page.context().newPage(),
  'somebody else': async (browser: Browser, page: Page, panel: Panel) => {
    const { page: other } = await secondModerator(browser, page, panel);
    await refuseStream(other.context());
    return other;
  },
};
type Who = keyof typeof others;
const everybody: Who[] = ['the same person', 'somebody else'];

for (const [at, act] of acts.entries()) {
  const chosen = everybody.filter((_, place) => process.env['EVERY_PRESS'] || place === at % 2);
  for (const who of chosen) {
    test(`${act.name} once, also by ${who} in a tab that knows nothing of it`, async ({
      browser,
      page,
      panel,
    }) => {
      const staff = await staffCalls(page);
      await refuseStream(page.context());
      const address = await act.prepare(staff, page);
      const other = await others[who](browser, page, panel);
      for (const tab of [page, other]) await tab.goto(address);
      await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
      const changes: string[] = [];
      other.on('response', (answer) => {
        const method = answer.request().method();
        const isDone = answer.ok() && method !== 'GET' && !/auth|live/.test(answer.url());
        if (isDone) changes.push(`${method} ${answer.url()}`);
      });

      await act.press(page);
      await expect(toast(page, act.done)).toBeVisible();
      await act.press(other);
      await expect(toast(other, act.refused)).toBeVisible();
      const notifications = other.getByRole('region', { name: 'Notifications' });
      await expect(notifications.getByRole('button', { name: 'Undo' })).toHaveCount(0);
      await other.getByRole('heading', { level: 1 }).focus();
      await other.keyboard.press('z');
      await other.keyboard.press('?');
      await expect(other.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
      expect(changes).toEqual([]);
      if (other.context() !== page.context()) await other.context().close();
    });
  }
}

test('a person is warned once, with the words that two tabs have', async ({ page }) => {
  const { id } = await someMember(page);
  const staff = await staffCalls(page);
  await refuseStream(page.context());
  await openDialog(page, id);
  await step(page, 'Warning').check();
  await words(page).fill('Once.');
  const other = await page.context().newPage();
  await openDialog(other, id);
  await step(other, 'Warning').check();
  await expect(words(other)).toHaveValue('Once.');
  const warn = (tab: Page) => dialog(tab).getByRole('button', { name: 'Warn', exact: true });
  await warn(page).click();
  await expect(toast(page, /^User warned\./)).toBeVisible();
  // What was sent is nobody's draft any more.
  await expect(words(other)).toHaveValue('');
  await warn(other).click();
  await expect(dialog(other).getByText('Write something first.')).toBeVisible();
  expect(await staff.read<unknown[]>(`users/${id}/sanctions`)).toHaveLength(1);
});
