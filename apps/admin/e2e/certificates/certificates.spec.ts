import type { Locator, Page } from '@playwright/test';
import { expectNoFindings, appearances, setAppearance } from '../support/axe.ts';
import { addresses } from '../support/links.ts';
import { expect, signedInTest as test } from '../support/test.ts';
import { toast } from '../support/toasts.ts';

const documentLink = (part: Page | Locator) =>
  part.getByRole('link', { name: /^View document of / });

/** The link of a row's certificate: its title, after the person in the row header. */
const titleOf = (row: Locator) => row.getByRole('cell').first().getByRole('link');

async function openList(page: Page, search = ''): Promise<void> {
  await page.goto(`/admin/certifications${search}`);
  await expect(page.getByRole('table', { name: 'Certifications' })).toBeVisible();
}

/** Opens the first certificate whose document is of the given kind. */
async function openDocument(page: Page, isWanted: (type: string | null) => boolean) {
  await openList(page);
  const rows = page.getByRole('row').filter({ has: documentLink(page) });
  for (const row of await rows.all()) {
    const path = (await documentLink(row).getAttribute('href')) ?? '';
    const type = await page.evaluate(async (url) => {
      const response = await fetch(url, { method: 'HEAD' });
      return response.headers.get('content-type');
    }, path);
    if (!isWanted(type)) continue;
    const title = titleOf(row);
    const name = (await title.textContent()) ?? '';
    await title.click();
    await expect(page.getByRole('heading', { name: 'View Certification' })).toBeFocused();
    return { path, name };
  }
  throw new Error('The demo data has no such document on its first page.');
}

test('the list has ten rows, a count, and each document opens in a new tab', async ({ page }) => {
  await openList(page);
  await expect(page).toHaveTitle('Certifications · Buddyline');
  await expect(page.getByRole('columnheader')).toHaveText([
    'User',
    'Title',
    'Created At',
    'Actions',
  ]);
  await expect(page.getByRole('row')).toHaveCount(11);
  await expect(page.getByText(/^\d+ certificates$/)).toBeVisible();
  const link = documentLink(page).first();
  await expect(link).toHaveAttribute('target', '_blank');
  const asked = page
    .context()
    .waitForEvent('request', (request) => request.url().includes('/api/files/'));
  await link.click();
  // Some browsers show a PDF in the new tab, others download it.
  expect((await asked).isNavigationRequest()).toBe(true);
});

test('search and page are in the URL, and an empty result says so', async ({ page }) => {
  await openList(page);
  await page.getByRole('button', { name: 'Next Page' }).click();
  await page.waitForURL('**/admin/certifications?page=2');
  await page.getByRole('searchbox', { name: 'Search certificates' }).fill('no such thing');
  await page.waitForURL('**/admin/certifications?search=no+such+thing');
  await expect(page.getByText('No Certificates To Show.')).toBeVisible();
});

test('an empty list has a message of its own', async ({ page }) => {
  await page.route('**/api/certificates?*', (route) =>
    route.fulfill({ json: { isSuccessful: true, data: { data: [], totalPages: 0 } } }),
  );
  await page.goto('/admin/certifications');
  await expect(page.getByText('No Certificate To Show.')).toBeVisible();
});

test('a delete asks first, by name, and removes the row', async ({ page }) => {
  await openList(page);
  const remove = page.getByRole('button', { name: /^Delete certificate / }).last();
  const path = await titleOf(page.getByRole('row').last()).getAttribute('href');
  await remove.click();
  const popup = page.getByRole('alertdialog', { name: 'Delete Certificate' });
  await expect(popup).toContainText('You can restore it for 30 days.');
  await expect(popup.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await popup.getByRole('button', { name: 'Confirm' }).click();
  await expect(toast(page, 'Certificate deleted.')).toBeVisible();
  await expect.poll(() => addresses(page)).not.toContain(path);
});

test('a picture is embedded as an image', async ({ page }) => {
  const { path, name } = await openDocument(page, (type) => type?.startsWith('image/') ?? false);
  const picture = page.getByRole('img', { name: `Document of ${name}` });
  await expect(picture).toHaveAttribute('src', path);
  expect(await picture.evaluate((image: HTMLImageElement) => image.decode())).toBeUndefined();
  await expect(page.getByRole('link', { name: 'View Full Document' })).toHaveAttribute(
    'href',
    path,
  );
});

test('a certificate shows its dates, its owner, and links to them', async ({ page }) => {
  await openDocument(page, () => true);
  for (const fact of ['Title', 'Created At', 'Updated At']) {
    await expect(page.getByRole('term').filter({ hasText: fact })).toBeVisible();
  }
  await expect(page.getByRole('heading', { name: 'Owner' })).toBeVisible();
  await page.getByRole('link', { name: 'View User Profile' }).click();
  await page.waitForURL('**/admin/users/*/posts');
});

test('a certificate that was never updated says so, and so does one without a file', async ({
  page,
}) => {
  await page.route(/\/api\/certificates\/[^/?]+$/, async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as { data: { createdAt: string } };
    const { createdAt } = body.data;
    const data = { ...body.data, updatedAt: createdAt, fileResourceId: null };
    await route.fulfill({ json: { ...body, data } });
  });
  await openList(page);
  await titleOf(page.getByRole('row').nth(1)).click();
  await expect(page.getByText('Not Updated Yet.')).toBeVisible();
  await expect(page.getByText('No File Provided.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'View Full Document' })).toBeHidden();
});

test('a missing file is shown as no document, and one that cannot be fetched as an error', async ({
  page,
}) => {
  await openList(page);
  await page.route('**/api/files/*', (route) =>
    route.request().method() === 'HEAD' ? route.fulfill({ status: 503 }) : route.fallback(),
  );
  const rows = page.getByRole('row').filter({ has: documentLink(page) });
  await titleOf(rows.first()).click();
  await expect(page.getByRole('alert')).toContainText('Error Occur Please Try Again');
  await page.unroute('**/api/files/*');
  await page.route('**/api/files/*', (route) => route.fulfill({ status: 404 }));
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('No File Provided.')).toBeVisible();
});

test('a certificate that does not exist', async ({ page }) => {
  await page.goto('/admin/certifications/00000000-0000-7000-8000-000000000000');
  await expect(page.getByText('No Certificate To Show.')).toBeVisible();
});

test('a delete on the detail page leads back to the list without the certificate', async ({
  page,
}) => {
  await openList(page, '?page=2');
  const link = titleOf(page.getByRole('row').nth(1));
  const path = await link.getAttribute('href');
  await link.click();
  await page.getByRole('button', { name: 'Delete Certificate', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Confirm' }).click();
  await expect(toast(page, 'Certificate deleted.')).toBeVisible();
  await page.waitForURL('**/admin/certifications?page=2');
  // Back does not lead to the deleted certificate either.
  await page.goBack();
  await expect(page.getByRole('table', { name: 'Certifications' })).toBeVisible();
  await page.goto(path ?? '');
  await expect(page.getByText('No Certificate To Show.')).toBeVisible();
});

for (const appearance of appearances) {
  test(`certificates pass axe, ${appearance.theme}, ${appearance.language}`, async ({ page }) => {
    test.slow();
    await setAppearance(page, appearance);
    await page.goto('/admin/certifications');
    await expect(page.getByRole('row')).toHaveCount(11);
    await expectNoFindings(page, 'certificates');
    await page.getByRole('row').nth(1).getByRole('button').last().click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await expectNoFindings(page, 'delete certificate');
    await page.keyboard.press('Escape');
    await titleOf(page.getByRole('row').nth(1)).click();
    await page.waitForURL('**/admin/certifications/*');
    await expectNoFindings(page, 'certificate');
  });
}
