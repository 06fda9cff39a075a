import type { Page } from '@playwright/test';
import { setAppearance } from '../support/axe.ts';
import {
  certificatePdf,
  drawingOf,
  drawnPages,
  frameOf,
  serveDocument,
} from '../support/documents.ts';
import { encryptedPdf } from '../support/encrypted-pdf.ts';
import { expect, signedInTest as test } from '../support/test.ts';

/** Opens the first certificate of the list. */
async function openCertificate(page: Page): Promise<void> {
  await page.goto('/admin/certifications');
  const row = page.getByRole('row').nth(1);
  await row.getByRole('cell').first().getByRole('link').click();
  await page.waitForURL('**/admin/certifications/*');
}

test('a document of the demo is drawn, in a frame without access to the panel', async ({
  page,
  failures,
}) => {
  await openCertificate(page);
  await expect(page.getByText('Page 1 of 1', { exact: true })).toBeVisible();
  const frame = page.getByTitle(/^Document of /);
  await expect(frame).toHaveAttribute(
    'sandbox',
    'allow-scripts allow-popups allow-popups-to-escape-sandbox',
  );
  await expect(drawnPages(page)).toHaveCount(1);
  const reached = await frameOf(page)
    .getByRole('main')
    .evaluate(async () => {
      const read = (what: () => unknown) => {
        try {
          return String(what());
        } catch {
          return 'refused';
        }
      };
      const call = await fetch(`${new URL(location.href).origin}/api/users`).catch(() => 'refused');
      return [origin, read(() => parent.document), read(() => document.cookie), call];
    });
  expect(reached).toEqual(['null', 'refused', 'refused', 'refused']);
  // The browser says so about the call, as of one from another site.
  expect(failures.splice(0)).toEqual([expect.stringContaining('CORS')]);
});

test('pages, zoom by button and by key', async ({ page }) => {
  await serveDocument(page, certificatePdf({ pages: 3 }));
  await openCertificate(page);
  await expect(page.getByText('Page 1 of 3')).toBeVisible();
  const frame = frameOf(page);
  await expect(frame.getByRole('region', { name: 'Page 1', exact: true })).toContainText('Rescue');
  const percent = page.getByRole('toolbar', { name: 'Document' }).getByText(/^\d+%$/);
  const fit = (await percent.textContent()) ?? '';
  await expect(page.getByRole('button', { name: 'Fit to width' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await page.getByRole('button', { name: 'Zoom in' }).click();
  await expect(percent).not.toHaveText(fit);
  const larger = (await percent.textContent()) ?? '';
  await page.getByRole('button', { name: 'Zoom out' }).click();
  await expect(percent).toHaveText(fit);
  await page.getByTitle(/^Document of /).focus();
  await page.keyboard.press('+');
  await expect(percent).toHaveText(larger);
  await page.keyboard.press('0');
  await expect(percent).toHaveText(fit);
  await page.keyboard.press('End');
  await expect(page.getByText('Page 3 of 3')).toBeVisible();
  const last = frame.getByRole('region', { name: 'Page 3', exact: true });
  await expect(drawingOf(last)).toBeVisible();
});

test('View Full Document shows it in the whole window of a new tab', async ({ page }) => {
  await serveDocument(page, certificatePdf({ pages: 2 }));
  await openCertificate(page);
  const opened = page.waitForEvent('popup');
  await page.getByRole('link', { name: 'View Full Document' }).click();
  const whole = await opened;
  await expect(whole.getByText('Page 1 of 2')).toBeVisible();
  const saved = whole.waitForEvent('download');
  await whole.getByRole('link', { name: 'Download' }).click();
  expect((await saved).suggestedFilename()).toMatch(/\.pdf$/);
});

test('a document on a phone, dark and in Arabic', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await setAppearance(page, { theme: 'dark', language: 'ar' });
  await serveDocument(page, certificatePdf({ pages: 2 }));
  await openCertificate(page);
  await expect(page.getByText('الصفحة 1 من 2')).toBeVisible();
  await expect(frameOf(page).getByRole('region', { name: 'الصفحة 1' })).toBeVisible();
  await page.getByRole('button', { name: 'تكبير' }).click();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test('a document with an owner password is shown; one with a password to open it is offered', async ({
  page,
}) => {
  await serveDocument(page, encryptedPdf({ user: '', owner: 'agency' }));
  await openCertificate(page);
  await expect(page.getByText('Page 1 of 1', { exact: true })).toBeVisible();
  await serveDocument(page, encryptedPdf({ user: 'diver', owner: 'agency' }));
  await page.reload();
  await expect(page.getByRole('alert')).toContainText(
    'This document opens only with a password. Download it.',
  );
  await expect(page.getByRole('link', { name: 'Download' })).toHaveAttribute('download');
});

test('a damaged document is offered as a download', async ({ page }) => {
  await serveDocument(page, Buffer.from('%PDF-1.7\nnothing'));
  await openCertificate(page);
  const refusal = page.getByRole('alert');
  await expect(refusal).toContainText('This document cannot be shown. Download it.');
  const saved = page.waitForEvent('download');
  await refusal.getByRole('link', { name: 'Download' }).click();
  expect((await saved).suggestedFilename()).toMatch(/\.pdf$/);
});

test('a document that cannot be fetched is tried again', async ({ page }) => {
  await serveDocument(page, certificatePdf());
  await page.route('**/api/files/*', (route) =>
    route.request().method() === 'GET' ? route.fulfill({ status: 503 }) : route.fallback(),
  );
  await openCertificate(page);
  await expect(page.getByRole('alert')).toContainText('This document cannot be shown.');
  await page.unroute('**/api/files/*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Page 1 of 1', { exact: true })).toBeVisible();
  await expect(drawnPages(page)).toHaveCount(1);
});
