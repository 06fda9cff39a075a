import { png } from '../support/pictures.ts';
import { expect, signedInTest as test } from '../support/test.ts';

const picture = { ...png, name: 'me.png' };

test.beforeEach(async ({ page }) => {
  await page.goto('/admin/settings');
  await expect(page.getByLabel('Full name')).toBeVisible();
});

test('a saved profile shows a toast, and the picture is sent only after it', async ({ page }) => {
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  const calls: string[] = [];
  page.on('request', (request) => {
    if (['PUT', 'POST'].includes(request.method())) calls.push(new URL(request.url()).pathname);
  });
  await page.getByLabel('Age').fill('42');
  const input = page.getByLabel('Choose a picture');
  await expect(input).toHaveAttribute('accept', 'image/jpeg,image/png');
  await input.setInputFiles(picture);
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('User Profile Data Set Successfully.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Edit Profile' })).toBeFocused();
  await expect(page.getByLabel('Age')).toHaveValue('42');
  expect(calls.map((path) => path.replace(/[^/]+$/, ''))).toEqual([
    '/api/users/',
    '/api/users/upload-profile/',
  ]);
});
