import type { StaffCalls } from '../staff-calls.ts';
import { expect } from '../test.ts';
import type { Walk } from './walk.ts';

/** A post, its form, and a certificate. */
export async function walkRecords({ page, open, look }: Walk, staff: StaffCalls): Promise<void> {
  const [post] = await staff.list<{ id: string }>('posts');
  const [certificate] = await staff.list<{ id: string }>('certificates');
  await open(`/admin/posts/${post?.id}`);
  await look('post');
  await open(`/admin/posts/${post?.id}?edit`);
  await expect(page.getByRole('textbox').first()).toBeVisible();
  await look('post, edit');
  await open(`/admin/certifications/${certificate?.id}`);
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  await look('certificate');
}

/** A dive log and its form. */
export async function walkDiveLog(
  { page, open, look, said }: Walk,
  staff: StaffCalls,
): Promise<void> {
  const [log] = await staff.list<{ id: string }>('divelogs?freediveOrScuba=SCUBA');
  // Findings, and something in its history.
  await staff.change('PUT', `divelogs/${log?.id}`, {
    maxDepth: 60,
    averageDepth: 90,
    site: 'Blue',
  });
  await open(`/admin/booklog/${log?.id}`);
  await expect(page.getByRole('figure')).toBeVisible();
  await look('dive log with findings');
  await page.getByRole('main').getByRole('button', { name: said.history, expanded: false }).click();
  await expect(page.getByRole('main').getByRole('table')).toBeVisible();
  await look('dive log, history');
  await open(`/admin/booklog/${log?.id}/edit`);
  await expect(page.getByRole('form')).toBeVisible();
  await look('dive log, form');
  await open('/admin/settings');
  await page.getByRole('radio', { name: said.metric, exact: true }).check();
  await look('settings, metric units');
  await open(`/admin/booklog/${log?.id}/edit`);
  await page.getByRole('textbox').nth(2).fill('x');
  await expect(page.getByRole('form')).toBeVisible();
  await look('dive log, metric form');
}
