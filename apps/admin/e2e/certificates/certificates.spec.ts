import type { Locator, Page } from '@playwright/test';
import { png } from '../support/pictures.ts';
import { expect, signedInTest as test } from '../support/test.ts';

const documentLink = (part: Page | Locator) =>
  part.getByRole('link', { name: /^View document of / });

/** The link to the certificate of a row; the row header links to the person. */
const titleOf = (row: Locator) => row.getByRole('cell').first().getByRole('link');

async function openList(page: Page): Promise<void> {
  await page.goto('/admin/certifications');
  await expect(page.getByRole('table', { name: 'Certifications' })).toBeVisible();
}

/** Opens the first certificate with a document. */
async function openDocument(page: Page) {
  await openList(page);
  const row = page
    .getByRole('row')
    .filter({ has: documentLink(page) })
    .first();
  const path = (await documentLink(row).getAttribute('href')) ?? '';
  const name = (await titleOf(row).textContent()) ?? '';
  await titleOf(row).click();
  await expect(page.getByRole('heading', { name: 'View Certification' })).toBeFocused();
  return { path, name };
}

test('a picture is shown as an image, and full-size in a new tab', async ({ page }) => {
  await page
    .context()
    .route('**/api/files/*', (route) =>
      route.fulfill({ contentType: png.mimeType, body: png.buffer }),
    );
  const { path, name } = await openDocument(page);
  const picture = page.getByRole('img', { name: `Document of ${name}` });
  expect(await picture.evaluate((image: HTMLImageElement) => image.decode())).toBeUndefined();
  const link = page.getByRole('link', { name: 'View Full Document' });
  await expect(link).toHaveAttribute('href', path);
  const opened = page.waitForEvent('popup');
  await link.click();
  const fullView = await opened;
  await expect(fullView.getByRole('img', { name: `Document of ${name}` })).toBeVisible();
  await expect(fullView.getByRole('link', { name: 'Download' })).toBeVisible();
});
