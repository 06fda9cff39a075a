import { expect, signedInTest as test } from '../support/test.ts';

test('a picture keeps its aspect ratio and causes no layout shift', async ({ page }) => {
  await page.goto('/admin/posts');
  await page
    .getByRole('article')
    .filter({ has: page.getByRole('img', { name: 'Picture of the post' }) })
    .first()
    .getByRole('link')
    .first()
    .click();
  await expect(page.getByRole('heading', { name: 'View Post' })).toBeFocused();
  const picture = page.getByRole('img', { name: 'Picture of the post' });
  await expect(picture).toHaveCSS('object-fit', 'contain');
  expect(await picture.evaluate((image: HTMLImageElement) => image.decode())).toBeUndefined();
});
