import { staffCalls } from '../support/staff-calls.ts';
import { expect, signedInTest as test } from '../support/test.ts';
import { toast } from '../support/toasts.ts';

test('a dive log is found, looked at, corrected, deleted, and brought back', async ({ page }) => {
  const cards = page.getByRole('list', { name: 'Dive Logs', exact: true }).getByRole('article');
  const staff = await staffCalls(page);
  const [deepest] = await staff.list<{ id: string; maxDepth: number }>(
    'divelogs?isWreck=true&sort=depth&limit=1',
  );
  await page.goto('/admin/booklog');
  await expect(cards).toHaveCount(6);
  // The server renders the next first view in the same order.
  const answer = await page.goto('/admin/booklog?isWreck=true&sort=depth');
  expect(await answer?.text()).toContain(`/admin/booklog/${deepest?.id}`);
  await expect(cards.first()).toContainText(`${deepest?.maxDepth} ft`);
  await cards.first().getByRole('heading').getByRole('link').click();
  await expect(page.getByRole('heading', { name: 'View Dive Log' })).toBeVisible();
  await page.getByRole('link', { name: 'Edit Log' }).click();
  await page.getByRole('textbox', { name: 'Site' }).fill('The deep wreck');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page, 'Dive log updated.')).toBeVisible();
  expect(await staff.read(`divelogs/${deepest?.id}`)).toMatchObject({ site: 'The deep wreck' });
  await expect(page.getByRole('heading', { name: 'The deep wreck' }).first()).toBeVisible();
  // Printed, it is without the sidebar, which only the whole document has at its place.
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('complementary')).toBeHidden();
  await page.emulateMedia({ media: null });
  await page.getByRole('button', { name: 'Delete Log' }).click();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(toast(page, 'Dive log deleted.')).toBeVisible();
  await page.waitForURL('**/admin/booklog?isWreck=true&sort=depth');
  await expect(cards.getByText('The deep wreck')).toBeHidden();
  await page.keyboard.press('z');
  await expect(cards.first().getByText('The deep wreck')).toBeVisible();
});
