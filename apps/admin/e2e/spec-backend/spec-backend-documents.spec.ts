import { certificatePdf } from '../support/documents.ts';
import { png } from '../support/pictures.ts';
import { specTest as test } from '../support/spec-test.ts';
import { expect } from '../support/test.ts';

/** Answers files as a backend does that has only the specification's path for them, without HEAD. */
const answers = {
  'a PDF': { contentType: 'application/octet-stream', body: certificatePdf({ pages: 2 }) },
  'a page': {
    contentType: 'text/html',
    body: '<p>A card</p><script>parent.document.title = "taken"</script>',
  },
};

test('a document is drawn, whatever its type is called', async ({ page }) => {
  await page.route('**/api/files/*', (route) =>
    route.request().method() === 'HEAD'
      ? route.fulfill({ status: 405 })
      : route.fulfill(answers['a PDF']),
  );
  await page.goto('/admin/certifications/2');
  await expect(page.getByText('Page 1 of 2')).toBeVisible();
});

test('what is no PDF is left to the browser, without its scripts', async ({ page, failures }) => {
  await page.route('**/api/files/*', (route) => route.fulfill(answers['a page']));
  await page.goto('/admin/certifications/2');
  const frame = page.getByTitle(/^Document of /);
  await expect(frame.contentFrame().getByText('A card')).toBeVisible();
  await expect(page).not.toHaveTitle('taken');
  // The browser says that it has blocked the script.
  expect(failures.splice(0)).toEqual([expect.stringContaining('sandboxed')]);
});

test('a file that leads to another origin is offered as a link', async ({ page, failures }) => {
  await page.route('**/api/files/*', (route) =>
    route.request().method() === 'HEAD'
      ? route.fulfill({ status: 405 })
      : route.fulfill({ status: 302, headers: { location: 'https://files.example/card.pdf' } }),
  );
  await page.goto('/admin/certifications/2');
  await expect(page.getByRole('alert')).toContainText('This document cannot be shown.', {
    timeout: 60_000,
  });
  await expect(page.getByRole('link', { name: 'Download' })).toHaveAttribute(
    'href',
    '/api/files/certificate-2',
  );
  failures.splice(0);
});

test('a picture and a missing file are shown as such', async ({ page }) => {
  await page.route('**/api/files/certificate-3', (route) =>
    route.fulfill({ contentType: png.mimeType, body: png.buffer }),
  );
  await page.goto('/admin/certifications/3');
  await expect(page.getByRole('img', { name: /^Document of / })).toBeVisible();
  await page.goto('/admin/certifications/2/document');
  await expect(page.getByText('No File Provided.')).toBeVisible();
});
