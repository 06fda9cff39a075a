import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { refusal } from '../../../../tests/backend/answers.ts';
import { ada, aMessage, aTicket, aUser, ownedBy } from '../../../../tests/backend/records.ts';
import { renderPage } from '../../../../tests/render-page.tsx';
import { toasts } from '../../../../tests/toasts.ts';
import { queryClient } from '../../../shared/changes/query-client.ts';
import { itemKey } from '../../../shared/query/item-caches.ts';

const status = page.getByLabelText('Status', { exact: true });
const reply = page.getByRole('textbox', { name: 'Reply to the reporter' });
const send = page.getByRole('button', { name: 'Send', exact: true });
const messages = page.getByRole('list', { name: 'Messages' }).getByRole('listitem');
const message = (text: string) => messages.filter({ hasText: text });

const mira = aUser();
const omar = { id: aUser().id, name: 'Omar Said' };

interface Given {
  ticket?: Parameters<typeof aTicket>[0];
  messages?: Omit<Parameters<typeof aMessage>[0], 'of'>[];
  size?: 'desk' | 'phone';
}

async function openTicket({ ticket = {}, messages: written = [], size = 'desk' }: Given = {}) {
  const opened = aTicket({ ...ownedBy(mira), ...ticket });
  const panel = await renderPage(`/admin/tickets/${opened.id}`, {
    size,
    records: {
      users: [mira],
      tickets: [opened],
      messages: written.map((one) => aMessage({ of: opened.id, ...one })),
    },
  });
  await expect.element(reply).toBeVisible();
  return { ...panel, ticket: opened };
}

it('who has written is told apart: the reporter, the team, and a note for staff', async () => {
  await openTicket({
    messages: [
      { body: 'First', author: { id: mira.id, name: 'Mira Haddad' } },
      { body: 'Second', isStaff: true, author: omar },
      { body: 'Third', isStaff: true, isInternal: true, author: omar },
      { body: 'Fourth' },
    ],
  });
  await expect.element(message('First')).toMatchTextContent(/From the reporter.*Mira Haddad/);
  await expect.element(message('Second')).toMatchTextContent(/Staff reply.*Omar Said/);
  await expect.element(message('Third')).toMatchTextContent(/Internal note.*Omar Said/);
  expect(messages.elements()).toHaveLength(4);
});

it('an internal note leaves the status as it is', async () => {
  const { ticket } = await openTicket();
  await page.getByRole('button', { name: 'Internal note' }).click();
  await expect.element(page.getByRole('textbox', { name: 'Internal note' })).toHaveFocus();
  await expect.element(page.getByText('Only staff read it.')).toBeVisible();
  await userEvent.keyboard('Known from the forum.');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect.element(toasts.getByText('The note has been added.')).toBeVisible();
  await expect.element(message('Known from the forum.')).toMatchTextContent('Internal note');
  await expect.element(status).toHaveValue('OPEN');
  expect(ticket.status).toBe('OPEN');
});

it('Control+Enter sends, with Shift it closes the ticket too, and both are in the list of keys', async () => {
  const { ticket } = await openTicket();
  await reply.fill('We are looking into it.');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect.element(message('We are looking into it.')).toMatchTextContent('Staff reply');
  await expect.element(status).toHaveValue('OPEN');
  await userEvent.keyboard('?');
  const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect.element(keys).toMatchTextContent(/SendCtrlEnter.*Send & closeCtrlShiftEnter/);
  await userEvent.keyboard('{Escape}');
  await expect.element(keys).not.toBeInTheDocument();
  await reply.fill('It is mended.');
  await userEvent.keyboard('{Control>}{Shift>}{Enter}{/Shift}{/Control}');
  await expect.element(status).toHaveValue('CLOSED');
  expect(ticket.status).toBe('CLOSED');
});

it('on one’s own ticket, where nothing waits to be sent, no Undo is offered', async () => {
  await openTicket({ ticket: ownedBy(ada) });
  await reply.fill('Never mind');
  await send.click();
  await expect.element(message('Never mind')).toMatchTextContent('From the reporter');
  await expect.element(toasts.getByText('The reply has been sent.')).toBeVisible();
  expect(page.getByRole('button', { name: 'Undo' }).elements()).toEqual([]);
});

it('what somebody else has written meanwhile is shown first, and no text is lost', async () => {
  const { backend, ticket } = await openTicket();
  const meanwhile = page.getByRole('list', { name: 'Written meanwhile' });
  await reply.fill('My answer');
  const other = aMessage({ of: ticket.id, isStaff: true, author: omar, body: 'I have answered.' });
  backend.records.messages.push(other);
  const answer = backend.usual('POST /tickets/:id/messages');
  const sent: unknown[] = [];
  backend.on('POST /tickets/:id/messages', (asked) => {
    sent.push(asked.json);
    if (asked.json.seen === other.id) return answer(asked);
    return refusal(409, 'Somebody else has written.', { code: 'answered' });
  });
  await send.click();
  await expect.element(meanwhile).toMatchTextContent('I have answered.');
  await expect.element(reply).toHaveValue('My answer');
  // It must be read before the text is sent.
  reply.element().focus();
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect.element(page.getByRole('button', { name: 'I have read it' })).toHaveFocus();
  expect(sent).toHaveLength(1);
  await userEvent.keyboard('{Enter}');
  await expect.element(meanwhile).not.toBeInTheDocument();
  await expect.element(reply).toHaveFocus();
  await send.click();
  await expect.element(message('My answer')).toBeVisible();
  await expect.element(reply).toHaveValue('');
  const written = { body: 'My answer', isInternal: false };
  expect(sent).toEqual([
    { ...written, seen: null },
    { ...written, seen: other.id },
  ]);
});

it('after Send & close, which never arrived, Send leaves a pending ticket pending', async () => {
  const { backend, ticket } = await openTicket({ ticket: { status: 'PENDING' } });
  const answer = backend.usual('POST /tickets/:id/messages');
  backend.on('POST /tickets/:id/messages', () => {
    throw new TypeError('Failed to fetch');
  });
  await reply.fill('Only a question');
  await page.getByRole('button', { name: 'Send & close' }).click();
  await expect.element(page.getByRole('alert').first()).toBeVisible();
  await expect.element(reply).toHaveValue('Only a question');
  const sent: unknown[] = [];
  backend.on('POST /tickets/:id/messages', (asked) => {
    sent.push(asked.json);
    return answer(asked);
  });
  await send.click();
  await expect.element(reply).toHaveValue('');
  await expect.poll(() => message('Only a question').elements().length).toBe(1);
  await expect.element(status).toHaveValue('PENDING');
  expect(ticket.status).toBe('PENDING');
  expect(sent).toEqual([{ body: 'Only a question', isInternal: false, seen: null }]);
  expect(backend.called('PUT')).toEqual([]);
});

it('after Send & close, which arrived unheard, Send leaves a pending ticket pending', async () => {
  const { backend, ticket } = await openTicket({ ticket: { status: 'PENDING' } });
  backend.lost = 'POST /tickets/:id/messages';
  await reply.fill('Only a question');
  await page.getByRole('button', { name: 'Send & close' }).click();
  await expect.element(page.getByRole('alert').first()).toBeVisible();
  expect(ticket.status).toBe('CLOSED');
  backend.lost = null;
  await send.click();
  await expect.element(reply).toHaveValue('');
  await expect.poll(() => message('Only a question').elements().length).toBe(1);
  await expect.element(status).toHaveValue('PENDING');
  expect(ticket.status).toBe('PENDING');
  expect(backend.records.messages).toHaveLength(1);
  expect(backend.called('PUT')).toEqual([]);
});

it('the key of the reply is in the list of keys', async () => {
  await openTicket();
  await userEvent.keyboard('?');
  await expect.element(page.getByRole('dialog')).toMatchTextContent('Write a reply');
});

it('what became of the mails is said, and why one was not sent', async () => {
  const mail = (state: 'sent' | 'waiting' | 'failed', error: string | null = null) => ({
    isStaff: true,
    author: omar,
    mail: { id: aTicket().id, status: state, error, sentAt: null },
  });
  const { address } = await openTicket({
    messages: [
      { body: 'First', ...mail('sent') },
      { body: 'Second', ...mail('waiting') },
      { body: 'Third', ...mail('failed', '550 5.1.1 No such mailbox') },
      { body: 'Fourth', ...mail('failed', 'expired') },
      // The ticket is unanswered: the last word is the reporter's.
      { body: 'Fifth' },
    ],
  });
  await expect.element(message('First')).toMatchTextContent('Sent by email');
  await expect.element(message('Second')).toMatchTextContent('The email is on its way');
  await expect.element(message('Third')).toMatchTextContent('550 5.1.1 No such mailbox');
  await expect.element(message('Fourth')).toMatchTextContent('It expired before it could be sent.');
  await message('Third').getByRole('link').click();
  await expect.poll(address).toBe('/admin/mails?status=failed');
});

it('the first of the new messages of others gets the focus of the button that shows them', async () => {
  const { backend, ticket } = await openTicket({ messages: [{ body: 'First' }] });
  for (const body of ['Second', 'Third']) {
    backend.records.messages.push(aMessage({ of: ticket.id, body, isStaff: true, author: omar }));
  }
  await queryClient.invalidateQueries({ queryKey: itemKey('tickets', ticket.id) });
  await page.getByRole('button', { name: /^2 new messages/ }).click();
  await expect.element(message('Second')).toHaveFocus();
});
