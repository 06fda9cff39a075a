import type { Page } from '@playwright/test';
import { expect, signedInTest as test } from '../support/test.ts';
import { toast } from '../support/toasts.ts';

const status = (page: Page) => page.getByLabel('Status', { exact: true });
const reply = (page: Page) => page.getByRole('textbox', { name: 'Reply to the reporter' });
const message = (page: Page, text: string) =>
  page.getByRole('list', { name: 'Messages' }).getByRole('listitem').filter({ hasText: text });

for (const fate of ['never arrived', 'arrived unheard']) {
  test(`after Send & close, which ${fate}, Send leaves a pending ticket pending`, async ({
    page,
  }) => {
    await page.goto('/admin/tickets?status=PENDING');
    await page.getByRole('article').first().getByRole('link').first().click();
    await page.route('**/api/tickets/*/messages', async (route, request) => {
      if (request.method() !== 'POST') return route.fallback();
      if (fate === 'arrived unheard') await route.fetch();
      await route.abort('connectionreset');
    });
    await reply(page).fill('Only a question');
    await page.getByRole('button', { name: 'Send & close' }).click();
    await expect(page.getByRole('alert').first()).toBeVisible();
    await page.unroute('**/api/tickets/*/messages');
    const puts: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'PUT') puts.push(request.url());
    });
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(reply(page)).toHaveValue('');
    await expect(message(page, 'Only a question')).toHaveCount(1);
    await expect(status(page)).toHaveValue('PENDING');
    expect(puts).toEqual([]);
  });
}

for (const delayMs of [0, 300]) {
  test(`r and a sentence at once after Enter on the list, and after n, with answers after ${delayMs} ms`, async ({
    page,
  }) => {
    await page.route(/\/api\/tickets\/|conversation-code.*\.js/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, delayMs));
      await route.fallback();
    });
    await page.goto('/admin/tickets?status=OPEN');
    await expect(page.getByRole('article').first()).toBeVisible();
    await page.keyboard.press('j');
    await page.keyboard.press('Enter');
    await page.keyboard.press('r');
    await page.keyboard.type('no photo, can you please');
    await expect(reply(page)).toHaveValue('no photo, can you please');
    await page.keyboard.type(' send one');
    await expect(reply(page)).toHaveValue('no photo, can you please send one');
    const address = page.url();
    await page.keyboard.press('Escape');
    await page.keyboard.press('n');
    await page.keyboard.press('r');
    await page.keyboard.type('Could you');
    await expect(page).not.toHaveURL(address);
    await expect(reply(page)).toHaveValue('Could you');
    await expect(reply(page)).toBeFocused();
    await expect(status(page)).toHaveValue('OPEN');
  });
}

test('the line with Undo stands on the page of its ticket, not on the next one', async ({
  page,
}) => {
  await page.goto('/admin/tickets?status=OPEN');
  await page.getByRole('article').first().getByRole('link').first().click();
  await expect(reply(page)).toBeVisible();
  const line = page.getByRole('main').getByText('Reply sent.');
  const subject = (await page.getByRole('heading', { level: 2 }).first().textContent()) ?? '';
  await page.keyboard.press('r');
  await page.keyboard.type('Thank you');
  await page.keyboard.press('Control+Enter');
  await expect(line).toContainText(`“${subject.slice(0, 20)}`);
  const address = page.url();
  await page.keyboard.press('n');
  await expect(page).not.toHaveURL(address);
  await expect(page.getByRole('heading', { name: 'View Ticket' })).toBeFocused();
  await expect(line).toBeHidden();
  await expect(toast(page, `Reply sent. “${subject.slice(0, 20)}`)).toBeVisible();
});
