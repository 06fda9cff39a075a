import type { Locator, Page } from '@playwright/test';
import { appearances, expectNoFindings, setAppearance } from '../support/axe.ts';
import { mockBulk } from '../support/selection.ts';
import { expect, signedInTest as test } from '../support/test.ts';

const words = {
  en: {
    select: 'Select',
    all: 'Select this page',
    bar: 'Selected items',
    acts: 'Act on several items',
    delete: 'Delete',
    confirm: 'Confirm',
    selected: '6 selected',
  },
  ar: {
    select: 'تحديد',
    all: 'تحديد هذه الصفحة',
    bar: 'العناصر المحددة',
    acts: 'إجراء على عدة عناصر',
    delete: 'حذف',
    confirm: 'تأكيد',
    selected: 'حُدِّدت 6 عناصر',
  },
};

const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

for (const { theme, language } of appearances) {
  test(`select mode, confirm, progress and outcomes pass axe, ${theme}, ${language}`, async ({
    page,
  }) => {
    test.slow();
    const said = language === 'ar' ? words.ar : words.en;
    const bulk = await mockBulk(page);
    const { promise, resolve } = Promise.withResolvers<void>();
    bulk.answer = async (route, { ids }) => {
      await promise;
      const results = ids.map((id, at) => ({ id, ok: at > 0, message: 'Not this one.', undo: id }));
      await route.fulfill({ json: { isSuccessful: true, message: '', data: { results } } });
    };
    await setAppearance(page, { theme, language });
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      for (const list of ['users', 'certifications', 'booklog', 'tickets', 'posts']) {
        await page.goto(`/admin/${list}`);
        await page.getByRole('button', { name: said.select, exact: true }).click();
        await expect(page.getByRole('main').getByRole('checkbox').nth(1)).toBeVisible();
        await page.getByRole('checkbox', { name: said.all }).check();
        if (width === 390) expect(await sideways(page), list).toBeLessThanOrEqual(0);
        else await expectNoFindings(page, `${list} in select mode`);
      }
    }
    const bar = page.getByRole('region', { name: said.bar });
    await expect(bar.getByRole('status')).toHaveText(said.selected);
    await bar.getByRole('button', { name: said.delete }).click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await expectNoFindings(page, 'confirm');
    await page.getByRole('alertdialog').getByRole('button', { name: said.confirm }).click();
    const run = page.getByRole('region', { name: said.acts });
    await expect(run.getByRole('progressbar')).toBeVisible();
    await expectNoFindings(page, 'progress');
    resolve();
    await expect(run.getByText('Not this one.')).toBeVisible();
    await expectNoFindings(page, 'outcomes');
  });
}

/** Where an element is in the window. */
async function boxOf(of: Locator): Promise<{ top: number; bottom: number }> {
  return of.evaluate((one) => {
    const { top, bottom } = one.getBoundingClientRect();
    return { top, bottom };
  });
}

for (const [language, said, leave, next] of [
  ['en', words.en, 'Leave the selection', 'Next Page'],
  ['ar', words.ar, 'إنهاء التحديد', 'الصفحة التالية'],
] as const) {
  test(`on a phone the bar leaves beside the number, and the page ends above it, ${language}`, async ({
    page,
  }) => {
    await setAppearance(page, { theme: 'light', language });
    await page.setViewportSize({ width: 390, height: 844 });
    for (const list of ['users', 'tickets', 'posts']) {
      await page.goto(`/admin/${list}`);
      await page.getByRole('button', { name: said.select, exact: true }).click();
      await page.getByRole('checkbox', { name: said.all }).check();
      const bar = page.getByRole('region', { name: said.bar });
      const number = await boxOf(bar.getByRole('status'));
      const close = await boxOf(bar.getByRole('button', { name: leave }));
      expect(close.top, list).toBeLessThan(number.bottom);
      const last = page.getByRole('button', { name: next });
      await last.focus();
      expect((await boxOf(last)).bottom, list).toBeLessThanOrEqual((await boxOf(bar)).top);
    }
  });
}

test('with forced colours, what is selected is still seen', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/admin/tickets');
  await page.getByRole('button', { name: 'Select', exact: true }).click();
  const box = page.getByRole('article').first().getByRole('checkbox');
  await box.check();
  const colour = (of: typeof box) => of.evaluate((one) => getComputedStyle(one).backgroundColor);
  const other = page.getByRole('article').nth(1).getByRole('checkbox');
  expect(await colour(box)).not.toBe(await colour(other));
});
