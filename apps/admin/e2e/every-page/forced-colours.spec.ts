import type { Locator, Page } from '@playwright/test';
import { enter } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

/** With forced colours (Windows' contrast themes) the browser removes backgrounds and shadows. */
test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

/** Compares a control's screenshots before and after it is selected, without focus or hover. */
async function looksDifferent(page: Page, shown: Locator, choose: () => Promise<void>) {
  const picture = async () => {
    await page.mouse.move(0, 0);
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    return shown.screenshot();
  };
  const before = await picture();
  await choose();
  expect((await picture()).equals(before)).toBe(false);
}

test('a ticked checkbox shows', async ({ page }) => {
  await page.goto('/panel/login');
  const remember = page.getByRole('checkbox', { name: 'Remember me' });
  await expect(remember).toBeChecked();
  await looksDifferent(page, page.getByRole('main'), () => remember.uncheck());
});

test('the chosen theme shows', async ({ page }) => {
  await page.goto('/panel/login');
  const theme = page.getByRole('group', { name: 'Theme' });
  await looksDifferent(page, theme, () => theme.getByRole('radio', { name: 'Light' }).check());
});

test('the switch for shortcuts shows its state', async ({ page }) => {
  await enter(page);
  await page.goto('/admin/dashboard');
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  await page.keyboard.press('?');
  const single = page.getByRole('switch');
  await looksDifferent(page, single, () => single.uncheck());
});

test('a chosen filter of the dive logs shows', async ({ page }) => {
  await enter(page);
  await page.goto('/admin/booklog');
  await page.getByRole('button', { name: 'Filters' }).click();
  const wreck = page.getByRole('checkbox', { name: 'Wreck' });
  await looksDifferent(page, page.getByRole('group').filter({ has: wreck }).first(), () =>
    wreck.check({ force: true }),
  );
});

test('the open tab shows', async ({ page }) => {
  await enter(page);
  await page.goto('/admin/users');
  await page.getByRole('table').getByRole('link').first().click();
  const tabs = page.getByRole('tablist');
  await expect(tabs).toBeVisible();
  await looksDifferent(page, tabs, async () => {
    await page.getByRole('tab', { name: 'Tickets' }).click();
    await expect(page.getByRole('tab', { name: 'Tickets' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
  });
});
