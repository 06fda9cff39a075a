import { specTest as test } from '../support/spec-test.ts';
import { expect } from '../support/test.ts';

test('posts have no count, no state and no public link', async ({ page }) => {
  await page.goto('/admin/posts');
  const cards = page.getByRole('article');
  await expect(cards).toHaveCount(6);
  await expect(cards.getByText('User', { exact: true })).toHaveCount(6);
  await expect(page.getByText(/^\d+ posts$/)).toBeHidden();
  await expect(page.getByText(/^(Enabled|Disabled)$/)).toHaveCount(0);
  await page.getByRole('button', { name: 'Next Page' }).click();
  await page.waitForURL('**/admin/posts?page=2');
  await cards.first().getByRole('link').first().click();
  await expect(page.getByRole('button', { name: /^Delete comment of / })).toHaveCount(2);
  await expect(page.getByRole('button', { name: 'Delete Post', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: /^(Enable|Disable) Post$/ })).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Public link' })).toBeHidden();
});

test('a post is written, edited, and deleted', async ({ page }) => {
  await page.goto('/admin/posts');
  await page.getByRole('button', { name: 'Create Post' }).click();
  const content = page.getByRole('textbox', { name: 'Content' });
  await content.fill('On any backend');
  await content.press('Control+Enter');
  await expect(page.getByText('Post created')).toBeVisible();
  await page.getByRole('article').getByText('On any backend', { exact: true }).click();
  await page.getByRole('button', { name: 'Edit Post' }).click();
  await content.fill('On every backend');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Post updated')).toBeVisible();
  await expect(page.getByText('On every backend', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Delete Post', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Confirm' }).click();
  await page.waitForURL('**/admin/posts');
  await expect(page.getByRole('heading', { name: 'Recent Posts' })).toBeFocused();
  await expect(page.getByText('On every backend')).toBeHidden();
});

test('certificates are listed, opened and deleted; a missing file is shown as no document', async ({
  page,
}) => {
  await page.goto('/admin/certifications');
  await expect(page.getByRole('row')).toHaveCount(11);
  await page.getByRole('link', { name: 'Open Water 2', exact: true }).click();
  await expect(page.getByText('Not Updated Yet.')).toBeVisible();
  await expect(page.getByText('Issued after four dives.')).toBeVisible();
  await expect(page.getByText('No File Provided.')).toBeVisible();
  await page.getByRole('button', { name: 'Delete Certificate', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Confirm' }).click();
  await page.waitForURL('**/admin/certifications');
  await expect(page.getByRole('link', { name: 'Open Water 2', exact: true })).toBeHidden();
});
