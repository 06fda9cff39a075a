import type { Ticket } from '@buddyline/domain/ticket';
import type { TicketConversation } from '@buddyline/domain/ticket-message';
import type { Page } from '@playwright/test';
import { signInSecondAdministrator } from '../support/second-administrator.ts';
import type { Panel } from '../support/panel.ts';
import { staffCalls, type StaffCalls } from '../support/staff-calls.ts';
import { expect, signedInTest as test } from '../support/test.ts';

const queue = '/admin/tickets?unanswered=true&sort=waiting';
const count = 16;

const status = (page: Page) => page.getByLabel('Status', { exact: true });
const reply = (page: Page) => page.getByRole('textbox', { name: 'Reply to the reporter' });
const heading = (page: Page) => page.getByRole('heading', { name: 'View Ticket' });
const nextTicket = (page: Page) => page.getByRole('link', { name: 'Next ticket' });
const empty = (page: Page) => page.getByText('No Tickets To Show.');

/** @returns the ids of the tickets that wait */
async function fillQueue(panel: Panel, { list }: StaffCalls): Promise<string[]> {
  await panel.fillTicketQueue(count);
  const waiting = await list<Ticket>('tickets?unanswered=true&limit=100');
  expect(waiting).toHaveLength(count);
  return waiting.map(({ id }) => id);
}

/** The replies of staff to each ticket that were written now. */
async function repliesTo({ read }: StaffCalls, ids: readonly string[]): Promise<number[]> {
  const conversations = await Promise.all(
    ids.map((id) => read<TicketConversation>(`tickets/${id}/messages`)),
  );
  return conversations.map(
    ({ data }) => data.filter(({ body }) => body.startsWith('Answer')).length,
  );
}

/** Counts the keys of one person, without the letters of their answers. */
function keyboardOf(page: Page) {
  let keys = 0;
  return {
    press: async (key: string) => {
      keys += 1;
      await page.keyboard.press(key);
    },
    type: (text: string) => page.keyboard.type(text),
    keys: () => keys,
  };
}

/** Opens the first ticket of the queue by the keyboard; false when nothing waits. */
async function openFirst(page: Page): Promise<boolean> {
  await page.goto(queue);
  const first = page.getByRole('list', { name: 'Tickets' }).getByRole('link').first();
  await expect(first.or(empty(page))).toBeVisible();
  if (await empty(page).isVisible()) return false;
  // Before that the browser follows the link, and a new document has no focus.
  await expect(page.getByRole('document')).not.toHaveAttribute('data-rendered-as');
  await first.press('Enter');
  await expect(heading(page)).toBeFocused();
  return true;
}

test('a queue of 16 tickets is answered by the keyboard alone, with two keys per ticket', async ({
  page,
  panel,
}) => {
  test.slow();
  const calls = await staffCalls(page);
  const ids = await fillQueue(panel, calls);
  const { press, type, keys } = keyboardOf(page);
  await openFirst(page);
  for (let answered = 1; answered <= count; answered += 1) {
    await isShown(page);
    await expect(status(page)).not.toHaveValue('CLOSED');
    await expect(reply(page)).toBeVisible();
    await press('r');
    await expect(reply(page)).toBeFocused();
    await type(`Answer ${answered}`);
    const address = page.url();
    await press('Control+Shift+Enter');
    if (answered < count) await expect(page).not.toHaveURL(address);
    else await expect(status(page)).toHaveValue('CLOSED');
    await expect(heading(page)).toBeFocused();
  }
  test.info().annotations.push({
    type: 'keys per ticket',
    description: `${((keys() + 1) / count).toFixed(1)} besides the answer; a status alone needs 2`,
  });
  expect(keys()).toBe(2 * count);
  expect(await repliesTo(calls, ids)).toEqual(Array(count).fill(1));
});

/** Waits for the ticket of the address, which is that of the next ticket before its page is. */
async function isShown(page: Page): Promise<void> {
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  await expect(page.getByText(id, { exact: true })).toBeVisible();
}

/** Answers what nobody else is on, and goes on to the next; again from the start until nothing waits. */
async function workThrough(page: Page, name: string): Promise<void> {
  const { press, type } = keyboardOf(page);
  while (await openFirst(page)) {
    for (;;) {
      await isShown(page);
      await expect(reply(page)).toBeVisible();
      const isDone = (await status(page).inputValue()) === 'CLOSED';
      const isTaken = await page.getByText(/ (is|are) here$/).isVisible();
      // The status is that of the list until the ticket is fetched, which may be later than its messages.
      const messages = page.getByRole('list', { name: 'Messages' });
      const isAnswered = (await messages.getByText(/^Answer of /).count()) > 0;
      const isMine = !isDone && !isTaken && !isAnswered;
      if (isMine && (await answer(page, name, { press, type })) === 'went on') continue;
      const next = nextTicket(page);
      if ((await next.count()) === 0) break;
      const address = page.url();
      await press('n');
      // The other may have answered all that was left meanwhile.
      const isOver = async () => page.url() !== address || (await next.count()) === 0;
      await expect.poll(isOver).toBe(true);
    }
  }
}

/** Answers and closes. @returns whether that led to the next ticket, which the last one and one answered by another do not */
async function answer(
  page: Page,
  name: string,
  { press, type }: Pick<ReturnType<typeof keyboardOf>, 'press' | 'type'>,
): Promise<'went on' | 'stayed'> {
  await press('r');
  await expect(reply(page)).toBeFocused();
  await type(`Answer of ${name}`);
  const address = page.url();
  await press('Control+Shift+Enter');
  const overtaken = page.getByRole('list', { name: 'Written meanwhile' });
  const sent = page.getByRole('list', { name: 'Messages' }).getByText(`Answer of ${name}`);
  const hasGoneOn = () => page.url() !== address;
  const isLast = async () => (await sent.isVisible()) && (await nextTicket(page).count()) === 0;
  const isOver = async () => hasGoneOn() || (await overtaken.isVisible()) || (await isLast());
  await expect.poll(isOver).toBe(true);
  if (hasGoneOn()) return 'went on';
  if (await overtaken.isVisible()) {
    await press('Control+a');
    await press('Delete');
    await press('Escape');
  } else await expect(heading(page)).toBeFocused();
  return 'stayed';
}

test('two moderators at once: none of 16 tickets is answered twice, and none is lost', async ({
  page,
  panel,
  browser,
}) => {
  test.slow();
  const calls = await staffCalls(page);
  const ids = await fillQueue(panel, calls);
  const second = await signInSecondAdministrator(browser, page, panel);
  await Promise.all([workThrough(page, 'Ada'), workThrough(second.page, 'Bo')]);
  expect(await repliesTo(calls, ids)).toEqual(Array(count).fill(1));
  const authors = await Promise.all(
    ids.map(
      async (id) =>
        (await calls.read<TicketConversation>(`tickets/${id}/messages`)).data.at(-1)?.author?.name,
    ),
  );
  const shares = Object.entries(Object.groupBy(authors, (one) => one ?? '')).map(
    ([name, own]) => `${name}: ${own?.length}`,
  );
  test.info().annotations.push({ type: 'answered', description: shares.join(', ') });
  await second.page.context().close();
});

test('each sees within two seconds that the other is here, and what they do', async ({
  page,
  panel,
  browser,
}) => {
  const calls = await staffCalls(page);
  const [id = ''] = await fillQueue(panel, calls);
  const second = await signInSecondAdministrator(browser, page, panel);
  const here = (who: Page, name: string) => who.getByText(`${name} is here`);
  for (const one of [page, second.page]) {
    await one.goto(`/admin/tickets/${id}`);
    await expect(reply(one)).toBeVisible();
    await one.keyboard.press('Shift');
  }
  const seen = async (what: string, isSeen: () => Promise<void>) => {
    const since = Date.now();
    await isSeen();
    test.info().annotations.push({ type: what, description: `${Date.now() - since} ms` });
  };
  await seen('the other is here', async () => {
    await expect(here(page, second.name)).toBeVisible();
    await expect(here(second.page, 'Ada Marsh')).toBeVisible();
  });

  const before = await reply(second.page).boundingBox();
  await reply(page).fill('Answer of Ada');
  await page.getByRole('button', { name: 'Send & close' }).click();
  await expect(status(page)).toHaveValue('CLOSED');
  const news = second.page.getByRole('button', { name: '1 new message' });
  await seen('the other has answered', async () => {
    await expect(status(second.page)).toHaveValue('CLOSED');
    await expect(news).toBeVisible();
  });
  // Nothing has moved.
  expect(await reply(second.page).boundingBox()).toEqual(before);
  await news.click();
  await expect(second.page.getByText('Answer of Ada')).toBeVisible();

  await second.page.close();
  await seen('the other has left', () => expect(here(page, second.name)).toBeHidden());
});

test('a list changes in place, and new tickets wait for Show', async ({ page }) => {
  const calls = await staffCalls(page);
  const open = await calls.list<Ticket>('tickets?status=OPEN');
  const closed = open[1];
  const closedBefore = await calls.list<Ticket>('tickets?status=CLOSED');
  await page.goto('/admin/tickets?status=OPEN');
  const cards = page.getByRole('list', { name: 'Tickets' }).getByRole('article');
  await expect(cards).toHaveCount(9);
  await page.keyboard.press('Shift');
  const subjects = await cards.getByRole('heading').allTextContents();

  // As another member of staff: the panel leaves out what its own person does.
  await page.evaluate(() => localStorage.setItem('user_id', 'somebody-else'));
  await calls.change('PUT', `tickets/${closed?.id}`, { status: 'CLOSED', notify: false });
  await expect(cards.nth(1).getByText('Closed')).toBeVisible();
  expect(await cards.getByRole('heading').allTextContents()).toEqual(subjects);

  const reopened = closedBefore.find(
    ({ createdAt, subject }) =>
      (createdAt ?? '') > (open.at(-1)?.createdAt ?? '') && !subjects.includes(subject),
  );
  await calls.change('PUT', `tickets/${reopened?.id}`, { status: 'OPEN', notify: false });
  const show = page.getByRole('button', { name: '1 new' });
  await expect(show).toBeVisible();
  expect(await cards.getByRole('heading').allTextContents()).toEqual(subjects);
  await show.click();
  await expect(cards.getByRole('heading', { name: reopened?.subject ?? '' })).toBeVisible();
  await expect(show).toBeHidden();
});
