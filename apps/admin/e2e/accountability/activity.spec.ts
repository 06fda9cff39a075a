import type { Page } from '@playwright/test';
import { appearances, expectNoFindings, setAppearance } from '../support/axe.ts';
import { choosePerson } from '../support/people.ts';
import { act } from '../support/selection.ts';
import { specTest } from '../support/spec-test.ts';
import { staffCalls } from '../support/staff-calls.ts';
import { expect, emptyHistoryTest as test } from '../support/test.ts';
import { toast } from '../support/toasts.ts';

interface Ticket {
  id: string;
  subject: string;
  status: string;
}

const rows = (page: Page) => page.getByRole('main').getByRole('listitem');
const rowOf = (page: Page, text: string | RegExp) => rows(page).filter({ hasText: text }).first();

test('the sidebar keeps its seven links; Activity and Trash are icons below, with names', async ({
  page,
}) => {
  const sections = page.getByRole('navigation', { name: 'Sections' });
  await expect(sections.getByRole('link')).toHaveCount(7);
  await page.getByRole('link', { name: 'Activity', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Activity', level: 1 })).toBeFocused();
  await page.getByRole('link', { name: 'Trash', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Trash', level: 1 })).toBeFocused();
});

test('by keyboard alone: a ticket is closed, found in the activity, opened, and put back', async ({
  page,
}) => {
  const staff = await staffCalls(page);
  const [ticket] = await staff.list<Ticket>('tickets?status=OPEN');
  await page.goto(`/admin/tickets/${ticket?.id}`);
  await expect(page.getByLabel('Status', { exact: true })).toHaveValue('OPEN');
  await page.keyboard.press('c');
  await expect(page.getByText('Ticket status updated.').first()).toBeVisible();
  await page.keyboard.press('g');
  await page.keyboard.press('a');
  await page.waitForURL('**/admin/activity');
  const row = rowOf(page, `Ada Marsh closed “${ticket?.subject}”`);
  await expect(row).toBeVisible();
  await page.keyboard.press('j');
  await expect(row.getByRole('link')).toBeFocused();
  await page.keyboard.press('Enter');
  await page.waitForURL(`**/admin/tickets/${ticket?.id}`);
  await page.goBack();
  await expect(row.getByRole('link')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(row.getByRole('button', { name: `Put back: ${ticket?.subject}` })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(rowOf(page, 'Ada Marsh put back an edit of the ticket')).toBeVisible();
  await expect(row).toContainText('Put back now');
  await expect(row.getByRole('link')).toBeFocused();
  await page.goto(`/admin/tickets/${ticket?.id}`);
  await expect(page.getByLabel('Status', { exact: true })).toHaveValue('OPEN');
});

test('filters are in the URL, as chips that can be removed, and Back restores them', async ({
  page,
}) => {
  const staff = await staffCalls(page);
  const [post] = await staff.list<{ id: string }>('posts');
  await staff.change('PATCH', `posts/${post?.id}`, { isEnabled: false });
  await page.goto('/admin/activity');
  await expect(rowOf(page, 'Ada Marsh signed in')).toBeVisible();
  await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByLabel('What', { exact: true }).selectOption('Posts');
  await page.waitForURL('**/admin/activity?noun=posts');
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText('Ada Marsh disabled the post');
  await page.getByLabel('By', { exact: true }).selectOption('Ada Marsh');
  await page.waitForURL('**/admin/activity?noun=posts&actorId=*');
  await page.getByLabel('To', { exact: true }).fill('2020-01-01');
  await expect(page.getByText('No Activity Matches.')).toBeVisible();
  await page.getByRole('button', { name: 'To 2020/01/01 Remove' }).click();
  await expect(rows(page)).toHaveCount(1);
  await page.getByRole('button', { name: 'What: Posts Remove' }).click();
  await page.waitForURL(/\/admin\/activity\?actorId=[^&]+$/);
  await page.goBack();
  await expect(page.getByRole('button', { name: 'What: Posts Remove' })).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await page.waitForURL('**/admin/activity');
});

test('a person is found by name, and the acts on their items are shown', async ({ page }) => {
  const staff = await staffCalls(page);
  const users = await staff.list<{ id: string; username: string; role: string }>('users');
  const person = users.find(({ role }) => role === 'USER');
  await staff.change('PUT', `users/admin/${person?.id}`, { country: 'Oman' });
  await page.goto('/admin/activity');
  await page.getByRole('button', { name: 'Filters' }).click();
  await choosePerson(page.getByLabel('Person', { exact: true }), person?.username ?? '');
  await page.waitForURL(`**/admin/activity?personId=${person?.id}`);
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText('Ada Marsh edited the user');
});

/** 60 acts, of which the first twelve are one bulk operation. */
async function mockLongActivity(page: Page): Promise<void> {
  const acts = Array.from({ length: 60 }, (_, index) => ({
    id: `0190a0b0-0000-7000-8000-${String(index).padStart(12, '0')}`,
    at: new Date(Date.UTC(2026, 5, 1, 12, 0, 60 - index)).toISOString(),
    actor: { id: '0190a0b0-0000-7000-8000-000000009999', name: 'Omar' },
    noun: 'tickets',
    verb: 'update',
    itemId: `0190a0b0-0000-7000-9000-${String(index).padStart(12, '0')}`,
    label: `Ticket ${index + 1}`,
    personId: null,
    changes: { status: { from: 'OPEN', to: 'CLOSED' } },
    counts: null,
    reason: null,
    operationId: index < 12 ? '0190a0b0-0000-7000-a000-000000000000' : null,
    canUndo: true,
  }));
  await page.route(/\/api\/activity\?/, (route) => {
    const before = new URL(route.request().url()).searchParams.get('before');
    const data = before ? acts.slice(50) : acts.slice(0, 50);
    const next = before ? null : acts[49]?.id;
    return route.fulfill({ json: { isSuccessful: true, message: 'Done', data: { data, next } } });
  });
}

test('a bulk operation is one row, which opens; Load more focuses the first new row', async ({
  page,
}) => {
  await mockLongActivity(page);
  await page.goto('/admin/activity');
  await expect(page.getByRole('heading', { name: 'Monday, June 1, 2026' })).toBeVisible();
  const bulk = page.getByRole('button', { name: 'Omar closed 12 tickets' });
  await page.keyboard.press('j');
  await expect(bulk).toBeFocused();
  await expect(rowOf(page, 'Omar closed “Ticket 13”')).toBeVisible();
  await expect(page.getByText('Omar closed “Ticket 12”')).toBeHidden();
  await page.keyboard.press('Enter');
  await expect(bulk).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByText('Omar closed “Ticket 12”')).toBeVisible();
  await expect(page.getByText('the newest 50 entries')).toBeVisible();
  await page.getByRole('button', { name: 'Load more' }).press('Enter');
  await expect(page.getByRole('link', { name: 'Ticket 51' })).toBeFocused();
  await expect(page.getByRole('button', { name: 'Load more' })).toBeHidden();
  await expect(page.getByText('60 entries')).toBeVisible();
});

test('a bulk operation is put back at once, with its row still focused', async ({ page }) => {
  await page.goto('/admin/tickets?status=OPEN');
  await page.getByRole('button', { name: 'Select', exact: true }).click();
  for (const at of [0, 1, 2]) await page.getByRole('article').nth(at).getByRole('checkbox').check();
  await act(page, 'Closed');
  await expect(toast(page, '3 tickets closed.')).toBeVisible();
  await page.goto('/admin/activity?noun=tickets');
  const row = rowOf(page, 'Ada Marsh closed 3 tickets');
  const all = row.getByRole('button', { name: 'Put all back' });
  await expect(all).toHaveAccessibleDescription('Ada Marsh closed 3 tickets');
  await all.click();
  await expect(toast(page, '3 changes undone.')).toBeVisible();
  await expect(row.getByRole('button', { expanded: false })).toBeFocused();
  await expect(all).toBeHidden();
  await row.getByRole('button', { expanded: false }).click();
  await expect(row.getByText('Put back now')).toHaveCount(3);
});

test('the filtered activity is downloaded as CSV', async ({ page }) => {
  await page.goto('/admin/activity?noun=sessions');
  const asked = page.waitForRequest('**/api/exports/activity.csv?*');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV' }).click();
  expect((await download).suggestedFilename()).toMatch(/^activity-\d{4}-\d\d-\d\d\.csv$/);
  expect(new URL((await asked).url()).searchParams.get('noun')).toBe('sessions');
  await page.goto('/admin/activity');
  await expect(rowOf(page, 'Ada Marsh exported the activity')).toBeVisible();
});

test('an error is shown with a button that tries again', async ({ page }) => {
  // The page may ask again by itself when it is shown after the loader's call has failed.
  const activity = /\/api\/activity\?/;
  await page.route(activity, (route) =>
    route.fulfill({ status: 400, json: { isSuccessful: false, message: 'Not now.' } }),
  );
  await page.goto('/admin/activity');
  await expect(page.getByRole('alert')).toContainText('Not now.');
  await page.unroute(activity);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(rowOf(page, 'Ada Marsh signed in')).toBeVisible();
});

test('in Arabic the sentences are Arabic, with names isolated', async ({ page }) => {
  const staff = await staffCalls(page);
  const [ticket] = await staff.list<Ticket>('tickets?status=OPEN');
  await staff.change('PUT', `tickets/${ticket?.id}`, { status: 'CLOSED' });
  await setAppearance(page, { theme: 'light', language: 'ar' });
  await page.goto('/admin/activity');
  const row = rowOf(page, `أُغلقت التذكرة «${ticket?.subject}» بواسطة Ada Marsh`);
  await expect(row).toBeVisible();
  await expect(row.getByRole('button', { name: /^تراجع/ })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'النشاط' })).toBeVisible();
});

specTest('a backend with the specification only has no activity and no trash', async ({ page }) => {
  await page.goto('/admin/tickets/5');
  await expect(page.getByRole('heading', { name: 'Ticket 5' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'History' })).toBeHidden();
  await page.goto('/admin/users');
  await expect(page.getByRole('table', { name: 'Users' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Activity' })).toBeHidden();
  await expect(page.getByRole('link', { name: /Trash/ })).toBeHidden();
  await page.keyboard.press('g');
  await page.keyboard.press('a');
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'Search everything' });
  await expect(palette.getByRole('option', { name: 'Dashboard' })).toBeVisible();
  await expect(palette.getByRole('option', { name: 'Activity' })).toBeHidden();
  await expect(page).toHaveURL(/\/admin\/users$/);
  for (const address of ['/admin/activity', '/admin/trash']) {
    await page.goto(address);
    await expect(page.getByText('404: there is no page at this address.')).toBeVisible();
  }
});

for (const appearance of appearances) {
  test(`the activity passes axe, ${appearance.theme}, ${appearance.language}`, async ({ page }) => {
    test.slow();
    await mockLongActivity(page);
    await setAppearance(page, appearance);
    await page.goto('/admin/activity?noun=tickets&from=2020-01-01');
    await page.getByRole('main').getByRole('button', { expanded: false }).last().click();
    await page.getByRole('main').getByRole('button', { expanded: false }).first().click();
    await expect(page.getByRole('main').getByRole('combobox')).toHaveCount(4);
    await expectNoFindings(page, 'activity');
  });
}
