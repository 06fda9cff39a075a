import type { Preset } from '@buddyline/domain/preset';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Backend } from '../../../../tests/backend/backend.ts';
import { aTicket, aUser, nextId, ownedBy } from '../../../../tests/backend/records.ts';
import { renderPage } from '../../../../tests/render-page.tsx';

const reply = page.getByRole('textbox', { name: 'Reply to the reporter' });
const insert = page.getByRole('button', { name: 'Insert a prepared text' });
const texts = page.getByRole('listbox', { name: 'Prepared texts' }).getByRole('option');

const preset = (title: string, text: string, more: Partial<Preset> = {}): Preset => ({
  id: nextId(),
  kind: 'ticket-reply',
  locale: 'en',
  title,
  text,
  ...more,
});

async function openTicket(locale: 'en' | 'ar', size?: 'phone') {
  const mira = aUser();
  const ticket = aTicket(ownedBy(mira));
  const backend = new Backend({
    users: [mira],
    tickets: [ticket],
    presets: [
      preset('Thanks', 'Thank you for telling us.'),
      preset('Not our place', 'Please ask your dive centre.'),
      preset('Later', 'We will look into it next week.'),
      preset('شكرًا', 'شكرًا على إبلاغنا.', { locale: 'ar' }),
      preset('A warning', 'Please stop.', { kind: 'warning' }),
    ],
  });
  backend.on('GET /tickets/:id/messages', () => ({ data: { data: [], locale, isMuted: false } }));
  await renderPage(`/admin/tickets/${ticket.id}`, { backend, ...(size && { size }) });
  await expect.element(reply).toBeVisible();
}

it('a prepared text goes into the reply, after what is written', async () => {
  await openTicket('en');
  await reply.fill('Hello.');
  await insert.click();
  await expect.element(texts.first()).toHaveTextContent('ThanksThank you for telling us.');
  await texts.first().click();
  await expect.element(reply).toHaveFocus();
  await expect.element(reply).toHaveValue('Hello.\n\nThank you for telling us.');
  expect(texts.elements()).toEqual([]);
});

it('letters of its title or words narrow the prepared texts, arrows move, and Enter inserts', async () => {
  await openTicket('en');
  insert.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => texts.elements().length).toBe(3);
  await userEvent.keyboard('l');
  await expect.poll(() => texts.elements().length).toBe(3);
  await userEvent.keyboard('ook');
  await expect.poll(() => texts.elements().length).toBe(1);
  await userEvent.keyboard('{Backspace}{Backspace}{Backspace}{ArrowDown}{Enter}');
  await expect.element(reply).toHaveFocus();
  await expect.element(reply).toHaveValue('Please ask your dive centre.');
  await userEvent.keyboard(' Thanks!');
  await expect.element(reply).toHaveValue('Please ask your dive centre. Thanks!');
});

it('prepared texts are in the language of the reporter, and fit on a phone', async () => {
  await openTicket('ar', 'phone');
  await insert.click();
  await expect.element(texts).toHaveTextContent('شكرًاشكرًا على إبلاغنا.');
  await userEvent.keyboard('{Escape}');
  await expect.element(insert).toHaveFocus();
  for (const name of ['Send', 'Send & close']) {
    const button = page.getByRole('button', { name, exact: true });
    button.element().scrollIntoView({ block: 'center' });
    await expect.element(button).toBeInViewport({ ratio: 1 });
  }
});
