import { expect } from '../test.ts';
import type { Walk } from './walk.ts';

const author = { id: '019ab1c2-3d4e-7f50-8a61-b2c3d4e5f607', name: 'Omar Said' };

/** A question, an answer whose mail failed, and a note, which the demo does not have. */
const messages = [
  { body: 'A question', isStaff: false },
  {
    body: 'An answer',
    mail: { id: author.id, status: 'failed', error: 'expired', sentAt: null },
  },
  { body: 'A note', isInternal: true },
].map((given, index) => ({
  id: `019ab2f4-6f0e-7c31-9a3e-0d5b8c7e4f2${index}`,
  author,
  isStaff: true,
  isInternal: false,
  at: '2026-11-01T10:00:00.000Z',
  dueAt: '2026-11-01T10:00:10.000Z',
  mail: null,
  ...given,
}));

/** A ticket, and the question of its deletion. */
export async function walkTicket({ page, open, look, said }: Walk): Promise<void> {
  await open('/admin/tickets?status=CLOSED');
  await page.getByRole('article').first().getByRole('link').first().click();
  await page.waitForURL('**/admin/tickets/*');
  await expect(page.getByRole('combobox', { name: said.status, exact: true })).toHaveValue(
    'CLOSED',
  );
  // It comes with the conversation, later than what the list knows of the ticket.
  const remove = page.getByRole('button', { name: said.deleteTicket });
  await expect(remove).toBeVisible();
  await look('ticket');
  await remove.click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await look('ticket, delete');
}

export async function walkViews({ page, open, look, said }: Walk): Promise<void> {
  await open('/admin/tickets?status=OPEN');
  await page.getByRole('button', { name: said.views, exact: true }).click();
  const dialog = page.getByRole('dialog');
  await look('views, none');
  await dialog.getByRole('textbox').press('Enter');
  await expect(dialog.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true');
  await look('views, without a name');
  await dialog.getByRole('textbox').fill('Open ones');
  await dialog.getByRole('textbox').press('Enter');
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: said.views, exact: true }).click();
  await expect(dialog.getByRole('listitem')).toHaveCount(1);
  await look('views');
}

/** What is written on a ticket. */
export async function walkConversation({ page, open, look }: Walk): Promise<void> {
  await page.route('**/api/tickets/*/messages', (route, request) =>
    request.method() === 'GET'
      ? route.fulfill({
          json: {
            isSuccessful: true,
            message: 'Done',
            data: { data: messages, locale: 'en', isMuted: false },
          },
        })
      : route.fallback(),
  );
  await open('/admin/tickets?status=OPEN');
  await page.getByRole('article').first().getByRole('link').first().click();
  await expect(page.getByRole('main').getByRole('textbox')).toBeVisible();
  await look('ticket, reply');
  await page.getByRole('group').getByRole('button').nth(1).click();
  await page.getByRole('main').getByRole('textbox').fill('Between us');
  await look('ticket, note');
}
