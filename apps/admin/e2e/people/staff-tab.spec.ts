import type { Page } from '@playwright/test';
import { appearances, expectNoFindings, setAppearance } from '../support/axe.ts';
import { someMember, suspendedMember } from '../support/people.ts';
import { staffCalls } from '../support/staff-calls.ts';
import { expect, signedInTest as test } from '../support/test.ts';
import { toast } from '../support/toasts.ts';

const notes = (page: Page) => page.getByRole('region', { name: 'Staff notes' });
const history = (page: Page) => page.getByRole('region', { name: 'Messages and sanctions' });
const glance = (page: Page) => page.getByRole('region', { name: 'At a glance' });

test('the glance has the figures of a person and their suspension, which is lifted in place', async ({
  page,
}) => {
  const { id } = await suspendedMember(page);
  await page.goto(`/admin/users/${id}/staff`);
  await expect(glance(page)).toContainText(/Suspended until 20\d\d\/\d\d\/\d\d/);
  await expect(glance(page)).toContainText(/by .+ .+/);
  await glance(page)
    .getByRole('link', { name: /^Posts: \d+$/ })
    .click();
  await page.waitForURL(`**/users/${id}/posts`);
  await glance(page).getByRole('button', { name: 'Lift the suspension' }).click();
  await expect(toast(page, /^Lifted\./)).toBeVisible();
  await expect(glance(page)).not.toContainText('Suspended until');
  await expect(page.getByText('Suspended', { exact: true })).toBeHidden();
  await page.getByRole('tab', { name: 'Staff' }).click();
  await expect(history(page).getByRole('listitem').first()).toContainText(/Lifted .+ Ada Marsh/);
});

test('notes are added, pinned on top, edited in place and deleted after a question', async ({
  page,
}) => {
  const { id } = await someMember(page);
  await page.goto(`/admin/users/${id}/staff`);
  await expect(notes(page)).toContainText('Nobody has noted anything');
  for (const body of ['First of two.', 'Second of two.']) {
    await notes(page).getByRole('button', { name: 'Add a note' }).click();
    await page.getByRole('dialog').getByLabel('Note', { exact: true }).last().fill(body);
    await page.keyboard.press('Control+Enter');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(notes(page).getByRole('listitem').first()).toContainText(body);
  }
  const first = notes(page).getByRole('listitem').filter({ hasText: 'First of two.' });
  await first.getByRole('button', { name: 'Pin the note: First of two.' }).click();
  await expect(notes(page).getByRole('listitem').first()).toContainText('First of two.');
  await expect(first).toContainText('Pinned');
  await page.getByRole('tab', { name: 'Posts' }).click();
  await page.waitForURL('**/posts');
  await glance(page).getByRole('link', { name: 'Pinned note Ada Marsh First of two.' }).click();
  await page.waitForURL('**/staff');

  await first.getByRole('button', { name: 'Edit the note: First of two.' }).click();
  const text = notes(page).getByRole('textbox', { name: 'Note' });
  await expect(text).toBeFocused();
  await text.fill('Changed.');
  await text.press('Control+Enter');
  const changed = notes(page).getByRole('listitem').filter({ hasText: 'Changed.' });
  await expect(changed.getByRole('button', { name: 'Edit the note: Changed.' })).toBeFocused();

  await changed.getByRole('button', { name: 'Delete the note: Changed.' }).click();
  const popup = page.getByRole('alertdialog', { name: 'Delete the note' });
  await expect(popup).toContainText('It will be gone for good.');
  await popup.getByRole('button', { name: 'Confirm' }).click();
  await expect(changed).toBeHidden();
  await expect(notes(page).getByRole('listitem')).toHaveCount(1);
});

test('replies to the tickets of a person are told beside what else they were told', async ({
  page,
}) => {
  const staff = await staffCalls(page);
  const tickets = await staff.list<{ id: string; userId: string }>('tickets?limit=100');
  const { id = '', userId = '' } = tickets[0] ?? {};
  await page.goto(`/admin/users/${userId}/staff`);
  await expect(history(page)).toContainText(/./);
  const replies = history(page).getByRole('link', { name: /^Replies to their tickets: \d+$/ });
  const before = Number((await replies.allTextContents()).join('').replace(/\D/g, ''));
  await staff.change('POST', `tickets/${id}/messages`, { body: 'We look into it.' });
  await page.reload();
  await expect(replies).toHaveText(`Replies to their tickets: ${before + 1}`);
  await replies.click();
  await page.waitForURL(`**/users/${userId}/tickets`);
});

test('an edited note asks before it is left', async ({ page }) => {
  const { id } = await someMember(page);
  const staff = await staffCalls(page);
  await staff.change('POST', `users/${id}/notes`, { body: 'Calls at night.' });
  await page.goto(`/admin/users/${id}/staff`);
  await notes(page)
    .getByRole('button', { name: /^Edit the note/ })
    .click();
  await notes(page).getByRole('textbox', { name: 'Note' }).fill('Calls at noon.');
  await page.getByRole('tab', { name: 'Posts' }).click();
  const popup = page.getByRole('alertdialog');
  await popup.getByRole('button', { name: 'Cancel' }).click();
  await expect(notes(page).getByRole('textbox', { name: 'Note' })).toHaveValue('Calls at noon.');
  await notes(page).getByRole('textbox', { name: 'Note' }).press('Escape');
  await popup.getByRole('button', { name: 'Confirm' }).click();
  await expect(notes(page).getByRole('listitem')).toContainText('Calls at night.');
  await expect(notes(page).getByRole('button', { name: /^Edit the note/ })).toBeFocused();
});

test('a failed mail shows with its reason', async ({ page }) => {
  const { id } = await someMember(page);
  const staff = await staffCalls(page);
  await staff.change('POST', `users/${id}/sanctions`, { kind: 'warning', publicText: 'Stop.' });
  await page.route('**/sanctions', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as { data: object[] };
    const mail = { id: id, status: 'failed', error: '550 no such mailbox', sentAt: null };
    await route.fulfill({ json: { ...body, data: body.data.map((one) => ({ ...one, mail })) } });
  });
  await page.goto(`/admin/users/${id}/staff`);
  const warning = history(page).getByRole('listitem');
  await expect(warning).toContainText('Not delivered: the mail failed');
  await expect(warning).toContainText('550 no such mailbox');
  await warning.getByRole('link', { name: 'Show the failed mails' }).click();
  await page.waitForURL('**/admin/mails?status=failed');
});

for (const appearance of appearances) {
  test(`the tab and the dialog pass axe, ${appearance.theme}, ${appearance.language}`, async ({
    page,
  }) => {
    test.slow();
    const { id } = await suspendedMember(page);
    await setAppearance(page, appearance);
    await page.goto(`/admin/users/${id}/staff`);
    await expect(page.getByRole('tabpanel').getByRole('listitem').first()).toBeVisible();
    await expectNoFindings(page, 'staff tab');
    await page.getByRole('heading', { level: 1 }).focus();
    await page.keyboard.press('t');
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('radio').first()).toBeFocused();
    for (const step of [0, 1, 2, 3, 4]) {
      await dialog.getByRole('radio').nth(step).check();
      await expectNoFindings(page, `step ${step}`);
    }
  });
}
