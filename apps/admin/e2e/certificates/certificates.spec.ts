import type { Locator, Page } from '@playwright/test';
import { expectNoFindings, appearances, setAppearance } from '../support/axe.ts';
import { addresses } from '../support/links.ts';
import { clickAgainOnNextPage } from '../support/hurry/second-click.ts';
import { png } from '../support/pictures.ts';
import { expect, signedInTest as test } from '../support/test.ts';
import { toast } from '../support/toasts.ts';

const documentLink = (part: Page | Locator) =>
  part.getByRole('link', { name: /^View document of / });

/** The link to the certificate of a row; the row header links to the person. */
const titleOf = (row: Locator) => row.getByRole('cell').first().getByRole('link');

async function openList(page: Page, search = ''): Promise<void> {
  await page.goto(`/admin/certifications${search}`);
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

test('the list has ten rows and a count, and documents open in a new tab', async ({ page }) => {
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
  const opened = page.waitForEvent('popup');
  await link.click();
  await (await opened).waitForURL('**/admin/certifications/*/document');
});

test('search and page are in the URL, and an empty result shows a message', async ({ page }) => {
  await openList(page);
  await page.getByRole('button', { name: 'Next Page' }).click();
  await page.waitForURL('**/admin/certifications?page=2');
  await page.getByRole('searchbox', { name: 'Search certificates' }).fill('no such thing');
  await page.waitForURL('**/admin/certifications?search=no+such+thing');
  await expect(page.getByText('No Certificates To Show.')).toBeVisible();
});

test('an empty list shows another message than an empty result', async ({ page }) => {
  await page.route('**/api/certificates?*', (route) =>
    route.fulfill({ json: { isSuccessful: true, data: { data: [], totalPages: 0 } } }),
  );
  await page.goto('/admin/certifications');
  await expect(page.getByText('No Certificate To Show.')).toBeVisible();
});

test('a delete asks for confirmation and removes the row', async ({ page }) => {
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

test('a certificate shows its dates and owner, and links to the profile', async ({ page }) => {
  await openDocument(page);
  for (const fact of ['Title', 'Created At', 'Updated At']) {
    await expect(page.getByRole('term').filter({ hasText: fact })).toBeVisible();
  }
  await expect(page.getByRole('heading', { name: 'Owner' })).toBeVisible();
  await page.getByRole('link', { name: 'View User Profile' }).click();
  await page.waitForURL('**/admin/users/*/posts');
});

test('a certificate without an update or a file shows messages for both', async ({ page }) => {
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

test('a missing file shows a message, and a failed download an error', async ({ page }) => {
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

test('an unknown certificate shows a message', async ({ page }) => {
  await page.goto('/admin/certifications/00000000-0000-7000-8000-000000000000');
  await expect(page.getByText('No Certificate To Show.')).toBeVisible();
});

test('a delete on the detail page returns to the list', async ({ page }) => {
  await openList(page, '?page=2');
  const link = titleOf(page.getByRole('row').nth(1));
  const path = await link.getAttribute('href');
  await link.click();
  await page.getByRole('button', { name: 'Delete Certificate', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Confirm' }).click();
  await expect(toast(page, 'Certificate deleted.')).toBeVisible();
  await page.waitForURL('**/admin/certifications?page=2');
  // Back skips the page of the deleted certificate.
  await page.goBack();
  await expect(page.getByRole('table', { name: 'Certifications' })).toBeVisible();
  await page.goto(path ?? '');
  await expect(page.getByText('No Certificate To Show.')).toBeVisible();
});

test('a quick second click does not verify the next diver', async ({ page }) => {
  const verified: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PUT') verified.push(request.url());
  });
  await openList(page, '?verified=false');
  const { x, y, address, diver } = await openUnverified(page);
  // Clicks as soon as the button of the next diver is enabled, on slow machines too.
  await clickAgainOnNextPage(page, x, y);
  await page.mouse.click(x, y);
  await expect(page).not.toHaveURL(address);
  await expect(verifyButton(page)).toBeEnabled();
  const toastText = (await toast(page, / verified\.$/).textContent()) ?? '';
  expect(diver).toContain(toastText.replace(' verified.', ''));
  await expect(page.getByRole('main').getByRole('button', { name: 'Undo' })).toBeHidden();
  await page.goBack();
  await expect(page.getByRole('main').getByText(toastText)).toBeVisible();
  expect(verified).toHaveLength(1);
});

const verifyButton = (page: Page) => page.getByRole('button', { name: 'Mark diver as verified' });

/** Opens the first certificate of the list; `x` and `y` are the middle of its button. */
async function openUnverified(page: Page) {
  const row = page.getByRole('row').nth(1);
  const diver = (await row.getByRole('rowheader').textContent()) ?? '';
  await titleOf(row).click();
  await expect(verifyButton(page)).toBeEnabled();
  const box = (await verifyButton(page).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  return {
    address: page.url(),
    diver,
    x: box.x + box.width / 2,
    y: box.y + box.height / 2,
  };
}

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
