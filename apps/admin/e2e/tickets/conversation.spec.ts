import type { Page } from '@playwright/test';
import type { Ticket } from '@buddyline/domain/ticket';
import type { TicketMessage } from '@buddyline/domain/ticket-message';
import { appearances, expectNoFindings, setAppearance } from '../support/axe.ts';
import { enter } from '../support/sign-in.ts';
import { specTest } from '../support/spec-test.ts';
import { expect, signedInTest as test } from '../support/test.ts';
import { staffCalls } from '../support/staff-calls.ts';
import { keepToast, toast } from '../support/toasts.ts';

const status = (page: Page) => page.getByLabel('Status', { exact: true });
const reply = (page: Page) => page.getByRole('textbox', { name: 'Reply to the reporter' });
const note = (page: Page) => page.getByRole('textbox', { name: 'Internal note' });
const message = (page: Page, text: string) =>
  page.getByRole('list', { name: 'Messages' }).getByRole('listitem').filter({ hasText: text });

/** Opens the first open ticket, from its list. */
async function openTicket(page: Page): Promise<void> {
  await page.goto('/admin/tickets?status=OPEN');
  await page.getByRole('article').first().getByRole('link').first().click();
  await expect(reply(page)).toBeVisible();
}

/** A conversation that the demo does not have, in place of the ticket's own. */
async function mockMessages(page: Page, given: Partial<TicketMessage>[]): Promise<void> {
  const data = {
    data: given.map((one, index) => messageOf(index, one)),
    locale: 'en',
    isMuted: false,
  };
  await page.route('**/api/tickets/*/messages', (route, request) =>
    request.method() === 'GET'
      ? route.fulfill({ json: { isSuccessful: true, message: 'Done', data } })
      : route.fallback(),
  );
}

function messageOf(index: number, given: Partial<TicketMessage>): TicketMessage {
  return {
    id: `019ab2f4-6f0e-7c31-9a3e-0d5b8c7e4f2${index}`,
    author: { id: '019ab1c2-3d4e-7f50-8a61-b2c3d4e5f607', name: 'Omar Said' },
    isStaff: true,
    isInternal: false,
    body: `Message ${index}`,
    at: '2026-11-01T10:00:00.000Z',
    dueAt: '2026-11-01T10:00:10.000Z',
    mail: null,
    ...given,
  };
}

const mail = { id: '019ab2f4-6f0e-7c31-9a3e-0d5b8c7e4f30', error: null, sentAt: null };

test('a ticket is answered and closed by keys alone; typed letters set no status', async ({
  page,
}) => {
  const changes: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.includes('/tickets/') && request.method() !== 'GET') {
      changes.push(request.method());
    }
  });
  await openTicket(page);
  await page.keyboard.press('r');
  await expect(reply(page)).toBeFocused();
  await page.keyboard.type('p c o n k: thank you, we have it.');
  await expect(status(page)).toHaveValue('OPEN');
  await page.keyboard.press('Control+Enter');
  await expect(message(page, 'thank you, we have it.')).toContainText('Reply of the team');
  await expect(message(page, 'thank you, we have it.')).toContainText('Ada Marsh');
  await expect(status(page)).toHaveValue('CLOSED');
  await expect(reply(page)).toHaveValue('');
  await expect(page.getByRole('link', { name: 'Go on with the next ticket' })).toBeVisible();
  expect(changes).toEqual(['POST']);
  const address = page.url();
  await page.keyboard.press('n');
  await expect(page).not.toHaveURL(address);
  await page.keyboard.press('r');
  await expect(reply(page)).toBeFocused();
});

test('an internal note leaves the status as it is', async ({ page }) => {
  await openTicket(page);
  await page.getByRole('button', { name: 'Internal note' }).click();
  await expect(note(page)).toBeFocused();
  await expect(page.getByText('Only staff read it.')).toBeVisible();
  await page.keyboard.type('Known from the forum.');
  await page.keyboard.press('Control+Enter');
  await expect(toast(page, 'Note added.')).toBeVisible();
  await expect(message(page, 'Known from the forum.')).toContainText('Internal note');
  await expect(status(page)).toHaveValue('OPEN');
});

test('a draft survives a reload and a sign-out, and nobody else sees it', async ({ page }) => {
  await openTicket(page);
  const address = page.url();
  await reply(page).fill('Half an answer');
  await page.reload();
  await expect(reply(page)).toHaveValue('Half an answer');
  await page.keyboard.press('r');
  await page.keyboard.type(', and the rest');
  await expect(reply(page)).toHaveValue('Half an answer, and the rest');
  await reply(page).fill('Half an answer');

  await page.getByRole('button', { name: 'Logout' }).first().click();
  await page.waitForURL('**/panel/login');
  await enter(page);
  await page.goto(address);
  await expect(reply(page)).toHaveValue('Half an answer');

  // The draft belongs to another person now, as far as this browser knows.
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage).filter((one) => one.startsWith('ticket_drafts'))) {
      localStorage.setItem('ticket_drafts somebody-else', localStorage.getItem(key) ?? '');
      localStorage.removeItem(key);
    }
  });
  await page.reload();
  await expect(reply(page)).toHaveValue('');
});

test('a reply is taken back: its text is a draft again, and the ticket is open', async ({
  page,
}) => {
  await openTicket(page);
  await reply(page).fill('Sent too early');
  await page.getByRole('button', { name: 'Send & close' }).click();
  await keepToast(page, 'Reply sent.');
  await expect(status(page)).toHaveValue('CLOSED');
  await page
    .getByRole('region', { name: 'Notifications' })
    .getByRole('button', { name: 'Undo' })
    .click();
  await expect(toast(page, 'Reply taken back.')).toBeVisible();
  await expect(reply(page)).toHaveValue('Sent too early');
  await expect(message(page, 'Sent too early')).toHaveCount(0);
  await expect(status(page)).toHaveValue('OPEN');
});

test('a reply offers its Undo where it stands, too', async ({ page }) => {
  await openTicket(page);
  await reply(page).fill('Sent too early');
  await page.getByRole('button', { name: 'Send & close' }).click();
  const sent = message(page, 'Sent too early');
  await expect(sent).toContainText('It goes out in a few seconds.');
  // By key, because the page takes no click so soon after it has changed by itself.
  await sent.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(sent).toHaveCount(0);
  await expect(reply(page)).toHaveValue('Sent too early');
});

test('on one’s own ticket, where nothing waits to be sent, no Undo is offered', async ({
  page,
}) => {
  const staff = await staffCalls(page);
  const ticket = { subject: 'My own', description: 'Help.', category: 'Other' };
  await staff.change('POST', 'tickets', ticket);
  const [own] = await staff.list<Ticket>('tickets?limit=1');
  await page.goto(`/admin/tickets/${own?.id}`);
  await reply(page).fill('Never mind');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(message(page, 'Never mind')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);
});

test('what somebody else has written meanwhile is shown first, and no text is lost', async ({
  page,
}) => {
  await openTicket(page);
  await reply(page).fill('My answer');
  await mockMessages(page, [{ body: 'I have answered this already.' }]);
  await page.route('**/api/tickets/*/messages', (route, request) =>
    request.method() === 'POST'
      ? route.fulfill({
          status: 409,
          json: { isSuccessful: false, message: 'Somebody else has written.', code: 'answered' },
        })
      : route.fallback(),
  );
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  const meanwhile = page.getByRole('list', { name: 'Written meanwhile' });
  await expect(meanwhile).toContainText('I have answered this already.');
  await expect(reply(page)).toHaveValue('My answer');

  // It must be read before the text is sent.
  await reply(page).press('Control+Enter');
  await expect(page.getByRole('button', { name: 'I have read it' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(meanwhile).toBeHidden();
  await expect(reply(page)).toBeFocused();
  const sent = page.waitForRequest((request) => request.method() === 'POST');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  expect((await sent).postDataJSON()).toEqual({
    body: 'My answer',
    isInternal: false,
    seen: messageOf(0, {}).id,
  });
});

test('a reply whose answer was lost exists once, even if it is sent again after a reload', async ({
  page,
}) => {
  await openTicket(page);
  await page.route('**/api/tickets/*/messages', async (route, request) => {
    if (request.method() !== 'POST') return route.fallback();
    await route.fetch();
    await route.abort('connectionreset');
  });
  await reply(page).fill('Sent into a storm');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(message(page, 'Sent into a storm')).toHaveCount(1);
  await expect(reply(page)).toHaveValue('Sent into a storm');
  await page.unroute('**/api/tickets/*/messages');
  await page.reload();
  await page.getByRole('button', { name: 'Send & close' }).click();
  await expect(reply(page)).toHaveValue('');
  await expect(status(page)).toHaveValue('CLOSED');
  await expect(message(page, 'Sent into a storm')).toHaveCount(1);
});

test('a ticket is taken and released', async ({ page }) => {
  await openTicket(page);
  const conversation = page.getByRole('region', { name: 'Conversation' });
  await conversation.getByRole('button', { name: 'Take', exact: true }).click();
  await expect(conversation.getByText('You work on it')).toBeVisible();
  await conversation.getByRole('button', { name: 'Release' }).click();
  await expect(conversation.getByRole('button', { name: 'Take', exact: true })).toBeVisible();
});

test('taking a ticket over from somebody else is said', async ({ page }) => {
  const { list } = await staffCalls(page);
  const tickets = await list<Ticket>('tickets?limit=100');
  const taken = tickets.find(({ takenBy }) => takenBy);
  await page.goto(`/admin/tickets/${taken?.id}`);
  const conversation = page.getByRole('region', { name: 'Conversation' });
  await expect(conversation.getByText(`${taken?.takenBy?.name} works on it`)).toBeVisible();
  await conversation.getByRole('button', { name: 'Take over' }).click();
  await expect(toast(page, `instead of ${taken?.takenBy?.name}`)).toBeVisible();
  await expect(conversation.getByText('You work on it')).toBeVisible();
});

test('the key of the reply is in the list of keys', async ({ page }) => {
  await openTicket(page);
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toContainText('Write a reply');
});

test('a prepared text goes into the reply', async ({ page }) => {
  await openTicket(page);
  await reply(page).fill('Hello.');
  await page.getByRole('button', { name: 'Insert a prepared text' }).click();
  await page.getByRole('list', { name: 'Prepared texts' }).getByRole('button').first().click();
  await expect(reply(page)).toBeFocused();
  await expect(reply(page)).toHaveValue(/^Hello\.\n\n\S/);
});

test('prepared texts are in the language of the reporter, and fit on a phone', async ({ page }) => {
  await page.route('**/api/tickets/*/messages', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as { data: object };
    await route.fulfill({ json: { ...body, data: { ...body.data, locale: 'ar' } } });
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await openTicket(page);
  await page.getByRole('button', { name: 'Insert a prepared text' }).click();
  const texts = page.getByRole('list', { name: 'Prepared texts' }).getByRole('button');
  await expect(texts.first()).toContainText(/\p{Script=Arabic}/u);
  for (const name of ['Send', 'Send & close']) {
    const button = page.getByRole('button', { name, exact: true });
    await button.scrollIntoViewIfNeeded();
    await expect(button).toBeInViewport({ ratio: 1 });
  }
});

test('what became of the mails is said, and why one was not sent', async ({ page }) => {
  await mockMessages(page, [
    { body: 'First', mail: { ...mail, status: 'sent' } },
    { body: 'Second', mail: { ...mail, status: 'waiting' } },
    { body: 'Third', mail: { ...mail, status: 'failed', error: '550 5.1.1 No such mailbox' } },
    // The ticket is unanswered: the last word is the reporter's.
    { body: 'Fourth', isStaff: false },
  ]);
  await openTicket(page);
  await expect(message(page, 'First')).toContainText('Sent by mail');
  await expect(message(page, 'Second')).toContainText('The mail is on its way');
  await expect(message(page, 'Third')).toContainText('550 5.1.1 No such mailbox');
  await message(page, 'Third').getByRole('link').click();
  await page.waitForURL('**/admin/mails?status=failed');
});

specTest('a backend without conversations has nothing of it', async ({ page, servers }) => {
  await page.goto('/admin/tickets/5');
  await expect(page.getByRole('heading', { name: 'Ticket 5' })).toBeVisible();
  await page.keyboard.press('r');
  await expect(status(page)).toBeVisible();
  await expect(page.getByRole('textbox')).toHaveCount(0);
  await expect(page.getByText('Conversation')).toHaveCount(0);
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toContainText('Next ticket');
  await expect(page.getByRole('dialog')).not.toContainText('Write a reply');
  expect(servers.backend.calls.filter((call) => call.includes('messages'))).toEqual([]);
});

specTest(
  'its list is that of the specification, and it is asked for no events',
  async ({ page, servers }) => {
    await page.goto('/admin/tickets');
    await expect(page.getByRole('article').first()).toBeVisible();
    await page.getByRole('button', { name: 'Filters' }).click();
    await expect(page.getByLabel('Category')).toBeVisible();
    await expect(page.getByRole('combobox')).toHaveCount(2);
    await expect(page.getByText('Unanswered')).toHaveCount(0);
    await page.goto('/admin/dashboard');
    await expect(page.getByText('Sample data').first()).toBeVisible();
    await expect(page.getByText('Waits longest')).toHaveCount(0);
    expect(servers.backend.calls.filter((call) => call.includes('/live'))).toEqual([]);
  },
);

for (const appearance of appearances) {
  test(`a conversation passes axe, ${appearance.theme}, ${appearance.language}`, async ({
    page,
  }) => {
    await setAppearance(page, appearance);
    await mockMessages(page, [
      { body: 'A question', isStaff: false },
      { body: 'An answer', mail: { ...mail, status: 'failed', error: 'expired' } },
      { body: 'A note', isInternal: true },
    ]);
    await page.goto('/admin/tickets?status=OPEN');
    await page.getByRole('article').first().getByRole('link').first().click();
    await expect(page.getByRole('textbox')).toBeVisible();
    await expectNoFindings(page, 'reply');
    await page.getByRole('group').getByRole('button').nth(1).click();
    await page.getByRole('textbox').fill('Between us');
    await expectNoFindings(page, 'note');
  });
}
