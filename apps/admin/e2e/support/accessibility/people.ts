import { diveFile } from '../dive-file.ts';
import { suspendedMember } from '../people.ts';
import { loseSession } from '../sign-in.ts';
import type { StaffCalls } from '../staff-calls.ts';
import { expect } from '../test.ts';
import type { Walk } from './walk.ts';

const tabs = ['posts', 'dive-logs', 'certificates', 'tickets', 'comments'];

/** A person's tabs. */
export async function walkPeople({ page, open, look }: Walk, staff: StaffCalls): Promise<void> {
  const [certificate] = await staff.list<{ userId: string }>('certificates');
  for (const tab of tabs) {
    await open(`/admin/users/${certificate?.userId}/${tab}`);
    await expect(page.getByRole('tabpanel')).not.toBeEmpty();
    await look(`person, ${tab}`);
  }
}

/** All that staff can do about a person. */
export async function walkActions({ page, open, look }: Walk): Promise<void> {
  const { id } = await suspendedMember(page);
  await open(`/admin/users/${id}/staff`);
  await expect(page.getByRole('tabpanel').getByRole('listitem').first()).toBeVisible();
  await look('person, staff');
  await page.getByRole('heading', { level: 1 }).focus();
  await page.keyboard.press('t');
  const steps = page.getByRole('dialog').getByRole('radio');
  await expect(steps.first()).toBeFocused();
  for (const step of [0, 1, 2, 3, 4]) {
    await steps.nth(step).check();
    await look(`person, step ${step} of the actions`);
  }
}

/** The import of dives, from the file to its outcome. */
export async function walkImport(
  { page, open, look, said }: Walk,
  staff: StaffCalls,
): Promise<void> {
  const [log] = await staff.list<{ userId: string }>('divelogs');
  await open(`/admin/users/${log?.userId}/dive-logs`);
  const input = page.getByLabel(said.diveFile);
  const dialog = page.getByRole('dialog');
  const rows = dialog.getByRole('rowgroup').last().getByRole('row');
  await input.setInputFiles(diveFile([{ day: 4 }, { day: 4 }, { day: 5, depth: 30 }]));
  await expect(rows).toHaveCount(3);
  await look('import, preview');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  const isSeen = Promise.withResolvers<void>();
  await page.route(/\/divelogs\/imports\?/, async (route) => {
    await isSeen.promise;
    await route.continue();
  });
  await input.setInputFiles(diveFile(Array.from({ length: 24 }, (_, at) => ({ day: at + 1 }))));
  await expect(dialog.getByRole('progressbar')).toBeVisible();
  await look('import, progress');
  isSeen.resolve();
  await expect(rows).toHaveCount(24);
  const fields = dialog.getByRole('textbox');
  for (const field of await fields.all()) await field.fill('99999999');
  await look('import, errors of the fields');
  for (const field of await fields.all()) await field.fill('');

  await page.route(/\/imports\/[^/]+$/, async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    const { take } = route.request().postDataJSON();
    const results = take.map((n: number) => ({ n, ok: false, id: null, message: 'No.' }));
    const data = { results, undo: false };
    return route.fulfill({ json: { isSuccessful: true, message: 'Done.', data } });
  });
  await fields.first().press('Enter');
  await expect(dialog.getByRole('listitem')).toHaveCount(24);
  await look('import, outcome');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await input.setInputFiles({ ...diveFile([]), buffer: Buffer.from('<uddf>') });
  await expect(dialog.getByRole('alert')).toBeVisible();
  await look('import, a refused file');
}

/** The palette, the list of shortcuts, and the connection notice. */
export async function walkOverAPage({ page, open, look, said }: Walk): Promise<void> {
  const dialog = page.getByRole('dialog');
  await open('/admin/users');
  await page.keyboard.press('Control+k');
  await expect(dialog.getByRole('option').first()).toBeVisible();
  await look('palette');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.keyboard.press('?');
  await expect(dialog.getByRole('switch')).toBeVisible();
  await look('keys');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.context().setOffline(true);
  await expect(page.getByRole('status').filter({ hasText: said.offline })).toBeVisible();
  await look('offline');
  await page.context().setOffline(false);
}

/** The last of a walk: a concurrent save of the same field, and the end of the session during unsaved changes. */
export async function walkToTheEnd({ page, open, look, said }: Walk): Promise<void> {
  const { id } = await suspendedMember(page);
  const country = page.getByLabel(said.country, { exact: true });
  await open(`/admin/users/${id}/posts?edit`);
  await country.fill('Malta');
  await page.route('**/api/users/*/profile', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as { data: object };
    const data = { ...body.data, country: 'Oman', updatedAt: '2030-01-01T00:00:00.000Z' };
    await route.fulfill({ json: { ...body, data } });
  });
  await country.press('Control+Enter');
  await expect(page.getByRole('radio', { name: 'Oman' })).toBeVisible();
  await look('person, edit conflict');
  await page.route('**/api/users/admin/*', (route) =>
    route.fulfill({ status: 401, json: { isSuccessful: false, message: 'Expired' } }),
  );
  await loseSession(page.context());
  await country.press('Control+Enter');
  await expect(page.getByRole('dialog').getByLabel(said.password, { exact: true })).toBeVisible();
  await look('sign in again');
}
