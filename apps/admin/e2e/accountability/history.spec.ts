import { appearances, expectNoFindings, setAppearance } from '../support/axe.ts';
import { staffCalls } from '../support/staff-calls.ts';
import { expect, emptyHistoryTest as test } from '../support/test.ts';

test('the history of a dive log has what was and is, in both units, and puts it back', async ({
  page,
}) => {
  const staff = await staffCalls(page);
  const [log] = await staff.list<{ id: string; site: string }>('divelogs');
  await staff.change('PUT', `divelogs/${log?.id}`, { maxDepth: 66 });
  await staff.change('PUT', `divelogs/${log?.id}`, { maxDepth: 61, freediveOrScuba: 'FREEDIVE' });
  let asked = 0;
  page.on('request', (request) => {
    if (request.url().includes('/api/activity?')) asked += 1;
  });
  await page.goto(`/admin/booklog/${log?.id}`);
  const history = page.getByRole('button', { name: 'History' });
  await expect(history).toHaveAttribute('aria-expanded', 'false');
  await expect(history).toBeEnabled();
  expect(asked).toBe(0);
  await history.press('Enter');
  const act = page.getByRole('listitem').filter({ hasText: 'edited the dive log' }).first();
  const table = act.getByRole('table', { name: 'What was changed' });
  await expect(table.getByRole('columnheader')).toHaveText(['Was', 'Is']);
  await expect(table.getByRole('cell')).toHaveText([
    '66 ft · 20.1 m',
    '61 ft · 18.6 m',
    'Scuba',
    'Free Dive',
  ]);
  await act.getByRole('button', { name: /^Put back/ }).click();
  await expect(page.getByRole('figure')).toContainText('66 ft · 20.1 m');
  await expect(page.getByRole('listitem').filter({ hasText: 'put back an edit' })).toBeVisible();
  await page.getByRole('link', { name: 'Show in the activity' }).click();
  await page.waitForURL(`**/admin/activity?itemId=${log?.id}`);
  await expect(page.getByRole('button', { name: 'One item only Remove' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(3);
});

test('each record has its history in the words of its page', async ({ page }) => {
  const staff = await staffCalls(page);
  const [ticket] = await staff.list<{ id: string }>('tickets?status=OPEN');
  const [post] = await staff.list<{ id: string }>('posts');
  const users = await staff.list<{ id: string; role: string }>('users');
  const person = users.find(({ role }) => role === 'USER');
  const [certificate] = await staff.list<{ id: string }>('certificates');
  await staff.change('PUT', `tickets/${ticket?.id}`, { status: 'PENDING' });
  await staff.change('PATCH', `posts/${post?.id}`, { isEnabled: false });
  await staff.change('PUT', `users/admin/${person?.id}`, { country: 'Oman', role: 'ADMIN' });
  for (const [address, words] of [
    [`tickets/${ticket?.id}`, ['Status', 'Open', 'Pending']],
    [`posts/${post?.id}`, ['Status', 'Enabled', 'Disabled']],
    [`users/${person?.id}/posts`, ['Country', 'Oman', 'Role', 'User', 'Admin']],
  ] as const) {
    await page.goto(`/admin/${address}`);
    await page.getByRole('button', { name: 'History' }).click();
    const table = page.getByRole('table', { name: 'What was changed' });
    for (const word of words) await expect(table).toContainText(word);
  }
  await page.goto(`/admin/certifications/${certificate?.id}`);
  await page.getByRole('button', { name: 'History' }).click();
  await expect(page.getByText('Nothing has been noted about it yet.')).toBeVisible();
});

for (const appearance of appearances) {
  test(`an open history passes axe, ${appearance.theme}, ${appearance.language}`, async ({
    page,
  }) => {
    test.slow();
    const staff = await staffCalls(page);
    const [log] = await staff.list<{ id: string }>('divelogs');
    await staff.change('PUT', `divelogs/${log?.id}`, { maxDepth: 61, site: 'Blue Corner' });
    await setAppearance(page, appearance);
    await page.goto(`/admin/booklog/${log?.id}`);
    await page.getByRole('main').getByRole('button', { expanded: false }).click();
    await expect(page.getByRole('main').getByRole('table')).toBeVisible();
    await expectNoFindings(page, 'history');
  });
}
