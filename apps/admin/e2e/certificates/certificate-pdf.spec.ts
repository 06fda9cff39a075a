import { chromiumArgs, findChromium } from '@buddyline/tests/chromium';
import { pagesCounted, pdfViewer } from '../support/pdf-viewer.ts';
import { expect, signedInTest as test } from '../support/test.ts';

/** Chromium shows PDFs with an extension, which Playwright disables by default. */
test.use({
  launchOptions: {
    executablePath: await findChromium({ whole: true }),
    args: chromiumArgs,
    ignoreDefaultArgs: [
      '--disable-extensions',
      '--disable-component-extensions-with-background-pages',
    ],
  },
});

test("a PDF is shown in its frame, under the panel's Content-Security-Policy", async ({ page }) => {
  await page.goto('/admin/certifications');
  const rows = page.getByRole('row');
  await expect(rows).toHaveCount(11);
  for (let at = 1; at <= 10; at += 1) {
    const link = rows.nth(at).getByRole('link', { name: /^View document of / });
    if ((await link.count()) === 0) continue;
    const head = await page.request.head((await link.getAttribute('href')) ?? '');
    if (head.headers()['content-type'] !== 'application/pdf') continue;
    await rows.nth(at).getByRole('cell').first().getByRole('link').click();
    break;
  }
  const frame = page.getByTitle(/^Document of /);
  await expect(frame).not.toHaveAttribute('sandbox');
  await expect.poll(() => pdfViewer(page)?.url()).toBeDefined();
  const viewer = pdfViewer(page) ?? page.mainFrame();
  // The viewer shows the number of pages only once it has loaded the document.
  await expect(pagesCounted(viewer)).toHaveText('1');
});
