import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { expect, signedInTest as test } from '../support/test.ts';
import { type DeskTicket, openDesk, type TicketDesk } from '../support/tickets/ticket-desk.ts';
import { toast } from '../support/toasts.ts';

const status = (page: Page) => page.getByLabel('Status', { exact: true });
const nextLink = (page: Page) => page.getByRole('link', { name: 'Next ticket' });
const ticket = (page: Page, number: number) =>
  page.getByRole('heading', { name: `Ticket ${number}`, level: 2, exact: true });

/** Opens the first ticket of the queue of open ones. */
async function openQueue(page: Page): Promise<void> {
  await page.goto('/admin/tickets?status=OPEN');
  await page.getByRole('list', { name: 'Tickets' }).getByRole('link').first().click();
  await expect(page.getByRole('heading', { name: 'View Ticket' })).toBeFocused();
}

interface Choice {
  id: string;
  status: string;
}

/** The status set for each ticket: closed, or pending for every third. */
function choicesFor(tickets: readonly DeskTicket[]): Choice[] {
  return tickets.map(({ id }, index) => ({ id, status: index % 3 === 1 ? 'PENDING' : 'CLOSED' }));
}

interface Desk extends TicketDesk {
  page: Page;
}

/** Opens the queue of a desk with 40 tickets. */
async function openFullQueue(page: Page, delayMs: number): Promise<Desk> {
  const desk = await openDesk(page, 40, delayMs);
  await openQueue(page);
  return { page, ...desk };
}

/** Two keys for each ticket, pressed without waiting for the page. */
async function workByKeyboard({ page, tickets, saves }: Desk, keyMs: number): Promise<void> {
  const choices = choicesFor(tickets);
  for (const choice of choices) {
    await page.keyboard.press(choice.status === 'CLOSED' ? 'c' : 'p');
    await pause(keyMs);
    await page.keyboard.press('n');
    await pause(keyMs);
  }
  await expectSaved(saves, choices);
  await expect(page.getByText('Done, and that was the last ticket of the list.')).toBeVisible();
}

async function workBySelect({ page, tickets, saves }: Desk): Promise<void> {
  const choices = choicesFor(tickets);
  for (const [index, choice] of choices.entries()) {
    await expect(ticket(page, index + 1)).toBeVisible();
    await status(page).selectOption(choice.status);
    if (index < 39) await nextLink(page).first().click();
  }
  await expectSaved(saves, choices);
}

/** Waits for one save after the other: on a busy machine they take longer than one expectation may. */
async function expectSaved(saves: readonly string[], choices: readonly Choice[]): Promise<void> {
  for (const done of choices.keys()) await expect.poll(() => saves.length).toBeGreaterThan(done);
  expect(saves).toEqual(choices.map((choice) => `${choice.id} ${choice.status}`));
}

// These runs mostly wait, so each has its own window and all run in parallel.
for (const delayMs of [0, 180, 600]) {
  test(`40 tickets, responses after ${delayMs} ms: none is skipped, by select or by a key each 30, 80 or 200 ms`, async ({
    page,
    context,
  }) => {
    test.slow();
    const selecting = await openFullQueue(page, delayMs);
    const typing: { keyMs: number; desk: Desk }[] = [];
    for (const keyMs of [30, 80, 200]) {
      typing.push({ keyMs, desk: await openFullQueue(await context.newPage(), delayMs) });
    }
    await Promise.all([
      test.step('by select', () => workBySelect(selecting)),
      ...typing.map(({ keyMs, desk }) =>
        test.step(`a key each ${keyMs} ms`, () => workByKeyboard(desk, keyMs)),
      ),
    ]);
  });
}

test('arrow keys in the select only preview; Enter and blur select, Escape resets', async ({
  page,
}) => {
  const { saves } = await openDesk(page, 2, 180);
  await openQueue(page);
  await status(page).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(status(page)).toHaveValue('PENDING');
  await page.keyboard.press('Escape');
  await expect(status(page)).toHaveValue('OPEN');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByText('Enter saves it, Escape does not.')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect.poll(() => saves).toEqual(['desk-1 PENDING']);
  await nextLink(page).first().click();
  await expect(ticket(page, 2)).toBeVisible();
  await status(page).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Tab');
  await expect.poll(() => saves).toEqual(['desk-1 PENDING', 'desk-2 CLOSED']);
});

test('a status selected while another is being saved is saved after it, and wins', async ({
  page,
}) => {
  const { tickets, saves } = await openDesk(page, 1, 600);
  await openQueue(page);
  await status(page).selectOption('CLOSED');
  await status(page).selectOption('PENDING');
  await expect(status(page)).toHaveValue('PENDING');
  await expect.poll(() => saves).toEqual(['desk-1 CLOSED', 'desk-1 PENDING']);
  await expect(toast(page, 'Ticket status updated.')).toBeVisible();
  await expect(status(page)).toHaveValue('PENDING');
  expect(tickets[0]?.status).toBe('PENDING');
});

test('a typed word changes nothing, Escape cancels a status, and leaving saves it', async ({
  page,
}) => {
  await page.clock.install();
  const { saves } = await openDesk(page, 1);
  await openQueue(page);
  await page.keyboard.type('copy', { delay: 60 });
  await expect(status(page)).toHaveValue('OPEN');
  // The next letter is no longer part of the word, and the status is saved after a second.
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.keyboard.press('c');
  await expect(page.getByText('Escape keeps it: Open')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(status(page)).toHaveValue('OPEN');
  await page.clock.resume();
  await page.keyboard.press('p');
  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  await expect.poll(() => saves).toEqual(['desk-1 PENDING']);
});

test("g shows a hint while it waits for its letter, which does not trigger the page's shortcuts", async ({
  page,
}) => {
  const { saves } = await openDesk(page, 1);
  await openQueue(page);
  await page.keyboard.press('g');
  const hint = page.getByRole('status').filter({ hasText: 'Go to' });
  await expect(hint).toContainText('Certifications');
  await page.keyboard.press('Escape');
  await expect(hint).toBeHidden();
  await page.keyboard.press('g');
  await expect(hint).toBeVisible();
  await page.keyboard.press('x');
  await expect(hint).toBeHidden();
  await page.keyboard.press('g');
  await expect(hint).toBeVisible();
  await page.keyboard.press('c');
  await page.waitForURL('**/admin/certifications');
  expect(saves).toEqual([]);
});
