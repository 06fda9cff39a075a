import { toast } from '@buddyline/ui/toast';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { aTicket, aUser, many, ownedBy } from '../../../../tests/backend/records.ts';
import { renderPage } from '../../../../tests/render-page.tsx';
import { pressInToast, toasts } from '../../../../tests/toasts.ts';
import { endSession } from '../../../session/session.ts';
import { queryClient } from '../../../shared/changes/query-client.ts';
import { fetchFirstTouch } from '../../../shared/lazy/first-touch.ts';
import { lastChange } from '../../../shared/changes/last-change.ts';

const status = page.getByLabelText('Status', { exact: true });
const reply = page.getByRole('textbox', { name: 'Reply to the reporter' });
const sent = page
  .getByRole('list', { name: 'Messages' })
  .getByRole('listitem')
  .filter({ hasText: 'Sent too early' });

let panel: Awaited<ReturnType<typeof openFirst>>;
beforeEach(async () => {
  panel = await openFirst();
});

/** Opens the first of three open tickets. */
async function openFirst() {
  const mira = aUser();
  const tickets = many(3, (n) => aTicket({ ...ownedBy(mira), subject: `Ticket ${n}.` }));
  const opened = await renderPage(`/admin/tickets/${tickets[0]?.id}`, {
    records: { users: [mira], tickets },
  });
  await expect.element(reply).toBeVisible();
  return { ...opened, tickets };
}

/** Sends a reply and closes the ticket; the time in which it can be taken back does not pass. */
async function sendAndClose(): Promise<void> {
  await reply.fill('Sent too early');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldClearNativeTimers: true });
  onTestFinished(() => void vi.useRealTimers());
  await page.getByRole('button', { name: 'Send & close' }).click();
  await expect.element(status).toHaveValue('CLOSED');
}

async function expectTakenBack(): Promise<void> {
  await expect.element(toasts.getByText('The reply has been taken back.')).toBeVisible();
  await expect.element(reply).toHaveValue('Sent too early');
  await expect.element(sent).not.toBeInTheDocument();
  await expect.element(status).toHaveValue('OPEN');
  expect(panel.tickets[0]?.status).toBe('OPEN');
  expect(panel.backend.records.messages).toEqual([]);
  expect(panel.backend.called('DELETE')).toHaveLength(1);
}

it('a reply is taken back: its text is a draft again, and the ticket is open', async () => {
  await sendAndClose();
  await expect
    .element(toasts.getByText('The reply has been sent, and the ticket is closed.'))
    .toBeVisible();
  await pressInToast('Undo');
  await expectTakenBack();
});

it('a reply offers its Undo where it stands, too', async () => {
  await sendAndClose();
  await expect.element(sent).toMatchTextContent('It goes out in a few seconds.');
  // By key, because the page takes no click so soon after it has changed by itself.
  sent.getByRole('button', { name: 'Undo' }).element().focus();
  await userEvent.keyboard('{Enter}');
  await expectTakenBack();
});

it('a reply offers no Undo any more once it goes out, and says what becomes of its mail', async () => {
  await sendAndClose();
  const undo = page.getByRole('button', { name: 'Undo' });
  const onItsWay = sent.getByText('The email is on its way');
  await expect.element(sent.getByRole('button', { name: 'Undo' })).toBeVisible();
  await expect.element(onItsWay).not.toBeInTheDocument();
  vi.advanceTimersByTime(10_000);
  await expect.poll(() => undo.elements()).toEqual([]);
  await expect.element(onItsWay).toBeVisible();
});

it('a reply and the status that came with it are one change, which its page offers to undo once', async () => {
  await sendAndClose();
  await expect.element(sent.getByRole('button', { name: 'Undo' })).toBeVisible();
  const said = 'The reply has been sent, and the ticket is closed. “Ticket 1.”';
  await expect.element(toasts.getByText(said)).toBeVisible();
  expect(toasts.getByRole('button', { name: 'Undo' }).elements()).toHaveLength(1);
  expect(page.getByRole('main').getByRole('button', { name: 'Undo' }).elements()).toHaveLength(1);
});

it('a reply that arrives after the session has ended is not announced to the next person, who could take it back', async () => {
  const held = panel.backend.hold('POST /tickets/:id/messages');
  await reply.fill('Sent too early');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await held.arrived();
  await expectNoToastAfterSession(held);
  expect(panel.backend.records.messages).toHaveLength(1);
});

it('a reply that is taken back after the session has ended is not announced either', async () => {
  await sendAndClose();
  const held = panel.backend.hold('DELETE /tickets/:id/messages/:id');
  await pressInToast('Undo');
  await held.arrived();
  await expectNoToastAfterSession(held);
  expect(panel.backend.records.messages).toEqual([]);
});

it('without a connection the reply can still be taken back', async () => {
  await sendAndClose();
  panel.backend.on('DELETE /tickets/:id/messages/:id', () =>
    Promise.reject(new TypeError('offline')),
  );
  const undo = sent.getByRole('button', { name: 'Undo' });
  await expect.element(undo).toBeVisible();
  undo.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('alert').first()).toBeVisible();
  await expect.poll(() => lastChange.get()?.text).toMatch(/^The reply has been sent/);
  await expect.element(undo).toBeVisible();
});

async function expectNoToastAfterSession(held: { release: () => void }): Promise<void> {
  const announced = vi.spyOn(toast, 'success');
  onTestFinished(() => announced.mockRestore());
  endSession('logout');
  held.release();
  await expect.poll(() => panel.backend.waiting + queryClient.isMutating()).toBe(0);
  // The toast waits for code, which is there.
  await fetchFirstTouch();
  expect(announced).not.toHaveBeenCalled();
  expect(lastChange.get()).toBeNull();
}
