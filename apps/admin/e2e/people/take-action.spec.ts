import type { Page } from '@playwright/test';
import { dialog, openDialog, step, undoOf, words } from '../support/action-dialog.ts';
import { someMember, suspendedMember } from '../support/people.ts';
import { staffCalls } from '../support/staff-calls.ts';
import { expect, signedInTest as test } from '../support/test.ts';
import { toast } from '../support/toasts.ts';

const history = (page: Page) => page.getByRole('region', { name: 'Messages and sanctions' });

/** The bodies of what was sent about a person. */
function watchSent(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    const isSent = request.method() === 'POST' && /\/(sanctions|notes)$/.test(request.url());
    if (isSent) sent.push(request.postData() ?? '');
  });
  return sent;
}

test('a warning is written by keys alone, shows its mail before it is sent, and is undone', async ({
  page,
}) => {
  const { id, username } = await someMember(page);
  await openDialog(page, id);
  await expect(dialog(page)).toHaveAccessibleName(`Take action on @${username}`);
  await expect(step(page, 'Note')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(step(page, 'Warning')).toBeChecked();
  await page.keyboard.press('Tab');
  await expect(dialog(page).getByLabel('Reason')).toBeFocused();
  await dialog(page).getByLabel('Reason').selectOption({ index: 1 });
  await expect(words(page)).not.toHaveValue('');
  await page.keyboard.press('Tab');
  await page.keyboard.press('End');
  await page.keyboard.type(' Last time.');
  const mail = dialog(page).getByRole('region', { name: 'The mail as it will read' });
  await expect(mail).toContainText('Last time.');
  await expect(mail).toContainText('Hello ');
  await expect(dialog(page).getByRole('region', { name: 'Afterwards' })).toContainText(
    'They keep everything.',
  );
  await page.keyboard.press('Control+Enter');
  await expect(toast(page, 'User warned.')).toBeVisible();
  await expect(dialog(page)).toBeHidden();
  await expect(history(page).getByRole('listitem')).toContainText('Last time.');
  await expect(history(page).getByRole('listitem')).toContainText('Warning');
  await page.keyboard.press('z');
  await expect(history(page).getByRole('listitem')).toContainText(/Withdrawn .+ Ada Marsh/);
});

test('a suspension until a day hides the posts, shows in the list, and is undone', async ({
  page,
}) => {
  const { id, username } = await someMember(page);
  await openDialog(page, id);
  await step(page, 'Suspension').check();
  await dialog(page).getByRole('radio', { name: 'Until a day' }).check();
  await dialog(page).getByLabel('They can sign in again from').fill('2020-01-01');
  await words(page).fill('Advertising again.');
  await page.keyboard.press('Control+Enter');
  await expect(dialog(page)).toContainText('Choose a day in the future.');
  await expect(dialog(page).getByLabel('They can sign in again from')).toBeFocused();
  await dialog(page).getByLabel('They can sign in again from').fill('2099-03-04');
  await dialog(page).getByLabel('Hide their posts too').check();
  await expect(dialog(page).getByRole('region', { name: 'Afterwards' })).toContainText(
    'Their posts are hidden.',
  );
  await dialog(page).getByRole('button', { name: 'Suspend', exact: true }).click();
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByRole('region', { name: 'At a glance' })).toContainText('2099/03/0');
  await page.getByRole('link', { name: 'Users', exact: true }).first().click();
  await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByLabel('Suspension').selectOption('Suspended');
  await page.waitForURL('**/admin/users?suspended=true');
  await expect(page.getByText('2 users')).toBeVisible();
  const row = page.getByRole('row').filter({ hasText: `@${username}` });
  await expect(row.getByRole('rowheader')).toContainText('Suspended until 2099/03/0');
  await page.keyboard.press('Escape');
  await page.getByRole('heading', { level: 1 }).focus();
  await page.keyboard.press('z');
  await expect(page.getByText('1 user', { exact: true })).toBeVisible();
  await expect(row).toBeHidden();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await page.waitForURL('**/admin/users');
});

test('what is typed stays for this person: on Escape, after a reload, and in another tab', async ({
  page,
  context,
}) => {
  const { id } = await someMember(page);
  await openDialog(page, id);
  await step(page, 'Message').check();
  await words(page).fill('Half a message');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await page.reload();
  await openDialog(page, id, 'posts');
  await expect(step(page, 'Message')).toBeChecked();
  await expect(words(page)).toHaveValue('Half a message');

  const other = await context.newPage();
  await openDialog(other, id);
  await words(other).fill('A whole message');
  await expect(words(page)).toHaveValue('A whole message');
  await other.keyboard.press('Control+Enter');
  await expect(dialog(other)).toBeHidden();
  await expect(words(page)).toHaveValue('');
  await expect(dialog(page).getByRole('button', { name: 'Discard draft' })).toBeHidden();
});

test('an internal note never becomes what the person reads', async ({ page }) => {
  const { id } = await someMember(page);
  await openDialog(page, id);
  await dialog(page).getByRole('textbox', { name: 'Note' }).fill('Looks like a second account.');
  await step(page, 'Warning').check();
  await expect(words(page)).toHaveValue('');
  await expect(dialog(page).getByLabel('Internal note (optional)')).toHaveValue(
    'Looks like a second account.',
  );
  await page.keyboard.press('Control+Enter');
  await expect(dialog(page)).toContainText('Write something first.');
  await expect(words(page)).toBeFocused();
});

test('pressed twice in a hurry, it is sent once', async ({ page }) => {
  const { id } = await someMember(page);
  const sent = watchSent(page);
  await page.route('**/sanctions', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer });
  });
  await openDialog(page, id);
  await step(page, 'Message').check();
  await words(page).fill('Once.');
  await dialog(page).getByRole('button', { name: 'Send the message' }).dblclick();
  await expect(dialog(page)).toBeHidden();
  await expect(history(page).getByRole('listitem')).toHaveCount(1);
  expect(sent).toHaveLength(1);
});

test('after an answer that was lost, the same is sent again and done once', async ({ page }) => {
  const { id } = await someMember(page);
  let isLost = true;
  await page.route('**/sanctions', async (route, request) => {
    if (request.method() !== 'POST' || !isLost) return route.fallback();
    await route.fetch();
    isLost = false;
    return route.abort('connectionreset');
  });
  await openDialog(page, id);
  await step(page, 'Warning').check();
  await words(page).fill('Only once.');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('button', { name: 'Warn', exact: true })).toBeEnabled();
  await expect(words(page)).toHaveValue('Only once.');
  await page.keyboard.press('Control+Enter');
  await expect(dialog(page)).toBeHidden();
  await expect(history(page).getByRole('listitem')).toHaveCount(1);
});

test('a delete leads to the popup, which offers to suspend instead', async ({ page }) => {
  const { id } = await someMember(page);
  await openDialog(page, id);
  await step(page, 'Delete').check();
  await dialog(page).getByRole('button', { name: 'Delete…' }).click();
  const popup = page.getByRole('alertdialog', { name: 'Delete User' });
  await expect(popup.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await popup.getByRole('button', { name: 'Suspend instead' }).click();
  await expect(popup).toBeHidden();
  await expect(step(page, 'Suspension')).toBeChecked();
  await expect(words(page)).toBeFocused();
  await step(page, 'Delete').check();
  await dialog(page).getByRole('button', { name: 'Delete…' }).click();
  await popup.getByRole('button', { name: 'Confirm' }).click();
  await expect(await undoOf(page, 'User deleted.')).toBeVisible();
  await page.waitForURL('**/admin/users');
});

test('from the list, a person is suspended instead of deleted', async ({ page }) => {
  const { username } = await someMember(page);
  await page.goto('/admin/users');
  await page.getByRole('button', { name: `Delete user @${username}` }).click();
  await page.getByRole('button', { name: 'Suspend instead' }).click();
  await expect(dialog(page)).toHaveAccessibleName(`Take action on @${username}`);
  await words(page).fill('Spam.');
  await page.keyboard.press('Control+Enter');
  const row = page.getByRole('row').filter({ hasText: `@${username}` });
  await expect(row).toContainText('Suspended');
});

test('from the list, the dialog opens from a row, by its button and by its key', async ({
  page,
}) => {
  const { username } = await someMember(page);
  await page.goto('/admin/users');
  const row = page.getByRole('row').filter({ hasText: `@${username}` });
  await row.getByRole('button', { name: `Take action on @${username}` }).click();
  await expect(dialog(page)).toHaveAccessibleName(`Take action on @${username}`);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await row.getByRole('link').first().focus();
  await page.keyboard.press('t');
  await expect(dialog(page)).toHaveAccessibleName(`Take action on @${username}`);
  await page.keyboard.press('Escape');
  await expect(row.getByRole('link').first()).toBeFocused();
});

test('nobody suspends themselves or whom somebody has suspended already', async ({ page }) => {
  const { id } = await suspendedMember(page);
  await openDialog(page, id);
  await step(page, 'Suspension').check();
  await expect(dialog(page)).toContainText('This person is suspended already');
  const suspend = dialog(page).getByRole('button', { name: 'Suspend', exact: true });
  await expect(suspend).toBeDisabled();
  await dialog(page).getByRole('button', { name: 'Lift the suspension' }).click();
  await expect(suspend).toBeEnabled();

  const ownId = await page.evaluate(() => localStorage.getItem('user_id'));
  await openDialog(page, ownId ?? '');
  await step(page, 'Suspension').check();
  await expect(dialog(page)).toContainText('You cannot suspend yourself.');
  await step(page, 'Delete').check();
  await expect(dialog(page)).toContainText('You cannot delete your own account.');
});

test('the prepared texts and the mail are in the language of the person', async ({ page }) => {
  const { id } = await someMember(page);
  await page.route('**/standing', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as { data: object };
    await route.fulfill({ json: { ...body, data: { ...body.data, locale: 'ar' } } });
  });
  await openDialog(page, id);
  await step(page, 'Warning').check();
  await expect(dialog(page)).toContainText('The prepared texts are in their language: العربية');
  await dialog(page).getByLabel('Reason').selectOption({ index: 1 });
  await expect(words(page)).toHaveValue(/[\u0600-\u06ff]/);
});

test('two staff at once: the second hears that the person is suspended already', async ({
  page,
}) => {
  const { id } = await someMember(page);
  await openDialog(page, id);
  await step(page, 'Suspension').check();
  await words(page).fill('Spam.');
  const staff = await staffCalls(page);
  const given = { kind: 'suspension', publicText: 'Spam.', length: '1-day' };
  await staff.change('POST', `users/${id}/sanctions`, given);
  await page.keyboard.press('Control+Enter');
  await expect(dialog(page)).toContainText('This person is suspended already');
});
