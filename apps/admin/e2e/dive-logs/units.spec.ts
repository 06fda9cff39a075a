import { staffCalls } from '../support/staff-calls.ts';
import { expect, signedInTest as test } from '../support/test.ts';

test('the chosen units are kept, also in the pages that the server renders, and can be taken back', async ({
  page,
  context,
}) => {
  const staff = await staffCalls(page);
  const [log] = await staff.list<{ id: string }>('divelogs?freediveOrScuba=SCUBA');
  await staff.change('PUT', `divelogs/${log?.id}`, { maxDepth: 66 });
  const recorded = page.getByRole('radio', { name: 'As recorded' });
  const metric = page.getByRole('radio', { name: 'Metric' });
  const view = async () => (await context.cookies()).find(({ name }) => name === 'view')?.value;
  await page.goto('/admin/settings');
  await expect(recorded).toBeChecked();
  await metric.check();
  expect(await view()).toBe('en.system.metric.UTC');
  for (const [path, text] of [
    ['/admin/booklog?freediveOrScuba=SCUBA', '20.1 m'],
    [`/admin/booklog/${log?.id}`, '20.1 m'],
    [`/admin/booklog/${log?.id}/edit`, 'Maximum depth (m)'],
    ['/admin/settings', 'Metric'],
  ] as const) {
    const answer = await page.goto(path);
    const html = (await answer?.text()) ?? '';
    expect(html, path).toContain('data-rendered-as="en.system.metric.UTC"');
    expect(html, path).toContain(text);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await expect(metric).toBeChecked();
  await recorded.check();
  expect(await view()).toBe('en.system.UTC');
  await page.reload();
  await expect(recorded).toBeChecked();
});
