import { administrator, enter } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

const heading = 'Page not found';

test('support of the demo has its own panel, also in pages that the server renders', async ({
  page,
}) => {
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  await enter(page, { ...administrator, email: 'support@buddyline.example' });
  await page.goto('/admin/users');
  const remove = page.getByRole('button', { name: /^Delete user @/ }).last();
  await expect(remove).toHaveAttribute('aria-disabled', 'true');
  await remove.hover();
  const reason = 'Only full administrators delete people. Ask Ada Marsh.';
  await expect(page.getByRole('tooltip', { name: reason })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Trash', exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Emails', exact: true })).toBeHidden();
  for (const open of [() => page.goto('/admin/mails'), () => page.reload()]) {
    await open();
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  }
  expect(errors).toEqual([]);
});
