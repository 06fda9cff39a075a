import { beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Backend } from '../../../tests/backend/backend.ts';
import { aMail } from '../../../tests/backend/records.ts';
import { renderPage } from '../../../tests/render-page.tsx';

const rows = page.getByRole('list', { name: 'Emails', exact: true }).getByRole('listitem');
const read = page.getByRole('button', { name: /^Open the email to / });
const dialog = page.getByRole('dialog', { name: 'Message of the team' });

const diver = (n: number) => ({
  to: `diver-${n}@reef.example`,
  person: { id: `0198c0de-0000-7000-8000-00000000900${n}`, name: `Diver ${n}` },
  template: 'password-changed',
});
/** Of a mail that could not be sent. */
const failed = { status: 'failed', sentAt: null, failedAt: '2026-10-02T08:15:00.000Z' } as const;

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();

/** Every state of a mail. */
const everyState = () => [
  aMail({
    ...diver(1),
    subject: 'Your password was changed',
    queuedAt: minutesAgo(45),
    sentAt: minutesAgo(20),
  }),
  aMail({
    ...diver(2),
    status: 'waiting',
    sentAt: null,
    attempts: 2,
    dueAt: '2030-10-02T08:15:00.000Z',
    lastError: '450 4.2.1 Mailbox busy',
  }),
  aMail({ ...diver(3), ...failed, lastError: '550 5.1.1 No such mailbox', canSendAgain: true }),
  aMail({
    ...diver(4),
    ...failed,
    person: null,
    template: 'of-a-newer-backend',
    lastError: 'expired',
  }),
];

let backend: Backend;

beforeEach(() => {
  backend = new Backend({ mails: everyState() });
});

const open = (address = '/admin/mails') => renderPage(address, { backend });

it('the page is in the sidebar, and says when there is no mail yet', async () => {
  await renderPage('/admin/settings');
  await page.getByRole('link', { name: 'Emails', exact: true }).click();
  await expect.element(page.getByRole('heading', { name: 'Emails', level: 1 })).toBeVisible();
  await expect.element(page.getByText('No emails yet.')).toBeVisible();
});

it('each mail says what became of it, and only one of those that failed can be sent again', async () => {
  await open();
  await expect.poll(() => rows.elements()).toHaveLength(4);
  for (const [at, words] of [
    [0, /Your password was changed.*Password changed.*Diver 1.*Sent 20 minutes ago/],
    [1, /Password changed.*Queued .*2 attempts.*On its way/],
    [2, /550 5\.1\.1 No such mailbox/],
    [3, /It expired before it could be sent\./],
  ] as const) {
    await expect.element(rows.nth(at)).toMatchTextContent(words);
  }
  expect(page.getByRole('button', { name: /^Send again/ }).elements()).toHaveLength(1);
});

it('the subject of a mail has the direction of its own words, not of the title that it quotes', async () => {
  const subject = 'A reply to “لا أستطيع رفع ملف الغوصة منذ أمس”';
  backend = new Backend({ mails: [aMail({ ...diver(1), subject })] });
  await renderPage('/admin/mails', { backend });
  await expect.element(rows.getByText('A reply to').first()).toHaveAttribute('dir', 'ltr');
});

it('by keyboard alone: a failed mail is found and sent again', async () => {
  const { address } = await renderPage('/admin/settings', { backend });
  // The section has its keys once the panel knows that the backend has mail.
  await expect.element(page.getByRole('link', { name: 'Emails', exact: true })).toBeVisible();
  await userEvent.keyboard('gm');
  await expect.poll(address).toBe('/admin/mails');
  await expect.poll(() => rows.elements()).toHaveLength(4);
  await userEvent.keyboard('jjj');
  const opens = page.getByRole('button', { name: 'Open the email to diver-3@reef.example' });
  await expect.element(opens).toHaveFocus();
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
  const again = page.getByRole('button', { name: 'Send again to diver-3@reef.example' });
  await expect.element(again).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('The mail is sent again.')).toBeVisible();
  await expect.element(rows.nth(2)).toMatchTextContent(/On its way/);
  await expect.element(again).not.toBeInTheDocument();
});

it('a mail is read while its words are kept', async () => {
  backend.records.mails = [aMail({ template: 'message' })];
  backend.on('GET /mails/:id', () => ({
    data: { hasCode: false, words: { subject: 'To you', text: 'Please call us.' } },
  }));
  await renderPage('/admin/mails', { backend });
  await read.click();
  await expect.element(dialog).toMatchTextContent(/To you.*Please call us\./);
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect.element(dialog).not.toBeInTheDocument();
});

it('a mail is shown as it was written, and nothing in it is markup', async () => {
  const written = '<img src=x> <b>Mira</b>\nhttps://reef.example';
  backend.records.mails = [aMail({ template: 'message', subject: '<i>To you</i>' })];
  backend.on('GET /mails/:id', () => ({
    data: { hasCode: false, words: { subject: '<i>To you</i>', text: written } },
  }));
  await open();
  await expect.element(rows).toMatchTextContent(/<i>To you<\/i>/);
  await read.click();
  await expect.element(dialog).toMatchTextContent(/<img src=x> <b>Mira<\/b>/);
  expect(dialog.getByRole('img').elements()).toHaveLength(0);
  expect(dialog.getByRole('link').elements()).toHaveLength(0);
});

it.each([
  ['of long ago', 'sent', false, 'Its text was deleted after 30 days.'],
  ['with a code', 'sent', true, 'Its text held a code and was deleted when it was sent.'],
  ['with a code, on its way,', 'waiting', true, 'only its receiver may read it'],
] as const)('a mail %s says why it cannot be read', async (_which, status, hasCode, words) => {
  backend.records.mails = [aMail({ template: 'message', status })];
  backend.on('GET /mails/:id', () => ({ data: { hasCode, words: null } }));
  await open();
  await read.click();
  await expect.element(dialog).toMatchTextContent(words);
});

it('whoever comes back to the tab sees what was sent meanwhile', async () => {
  const { backend: empty } = await renderPage('/admin/mails?search=mira');
  await expect.element(page.getByText('No emails match.')).toBeVisible();
  empty.records.mails.push(aMail({ template: 'message' }));
  // One that comes while the list is being read would be answered with it.
  const comeBack = () => {
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    return rows.elements();
  };
  await expect.poll(comeBack).toHaveLength(1);
  await expect.element(rows).toMatchTextContent(/Message of the team/);
});

it('one state is shown at a time, and stays in the URL', async () => {
  const { address } = await open();
  const states = page.getByRole('group', { name: 'Status' });
  await states.getByRole('button', { name: 'Failed' }).click();
  await expect.poll(address).toBe('/admin/mails?status=failed');
  await expect.poll(() => rows.elements()).toHaveLength(2);
  await states.getByRole('button', { name: 'All' }).click();
  await expect.poll(() => rows.elements()).toHaveLength(4);
});
