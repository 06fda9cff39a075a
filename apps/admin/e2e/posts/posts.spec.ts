import { png } from '../support/pictures.ts';
import { asContent } from '../support/posts.ts';
import { expect, signedInTest as test } from '../support/test.ts';
import { toast } from '../support/toasts.ts';

test('a new post with a picture is first in the list', async ({ page }) => {
  await page.goto('/admin/posts?page=3');
  await page.getByRole('button', { name: 'Create Post' }).click();
  const modal = page.getByRole('dialog', { name: 'Create Post' });
  const content = asContent(page);
  await expect(content).toBeFocused();
  await modal.getByRole('button', { name: 'Create Post' }).click();
  await expect(modal.getByText('Please write something here.')).toBeVisible();
  await content.fill('Two mantas.\nBoth of them circled us.');
  await expect(modal.getByText('36 of 5,000 characters')).toBeVisible();
  const input = modal.getByLabel('Choose a picture');
  await expect(input).toHaveAttribute('accept', 'image/jpeg,image/png,image/webp');
  await expect(input).not.toHaveAttribute('multiple');
  await input.setInputFiles(png);
  await expect(modal.getByRole('img', { name: 'The chosen picture' })).toHaveAttribute(
    'src',
    /^data:image\/png;base64,/,
  );
  const sent = page.waitForRequest((request) => request.method() === 'POST');
  await modal.getByRole('button', { name: 'Create Post' }).click();
  expect(await (await sent).headerValue('content-type')).toMatch(
    /^multipart\/form-data; boundary=/,
  );
  await expect(toast(page, 'Post created.')).toBeVisible();
  await expect(modal).toBeHidden();
  await page.waitForURL('**/admin/posts');
  const first = page.getByRole('article').filter({ hasText: 'Two mantas.' });
  const picture = { name: 'Picture of the post' };
  await expect(first.getByRole('img', picture)).toBeVisible();
  await first.getByRole('link', { name: /^Edit post of @/ }).click();
  await content.fill('Three mantas.');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Three mantas.', { exact: true })).toBeVisible();
  await expect(page.getByRole('img', picture)).toBeVisible();
});
