import type { Locator, Page } from '@playwright/test';
import { expect, signedInTest as test } from '../support/test.ts';

/** Holds matching requests until the returned function is called. */
async function hold(page: Page, url: string, method: string): Promise<() => void> {
  let letGo = () => {};
  const until = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(url, async (route) => {
    if (route.request().method() === method) await until;
    await route.fallback();
  });
  return letGo;
}

async function bottomOf(element: Locator): Promise<number> {
  const { y = 0, height = 0 } = (await element.boundingBox()) ?? {};
  return y + height;
}

/** The top edge of the button's bar. */
function topOfBar(button: Locator): Promise<number> {
  return button.evaluate(({ parentElement: bar }) => bar?.getBoundingClientRect().top ?? 0);
}

test('Save of a profile is pending from the first press, during the check for a conflict', async ({
  page,
}) => {
  await page.goto('/admin/users');
  await page
    .getByRole('link', { name: /^Edit user @/ })
    .first()
    .click();
  await page.getByLabel('Country').fill('Fiji');
  const letGo = await hold(page, '**/api/users/*/profile', 'GET');
  const save = page.getByRole('button', { name: 'Save Changes' });
  await save.click();
  await expect(save).toBeDisabled();
  await expect(save).toHaveAttribute('aria-busy', 'true');
  letGo();
  await expect(page.getByRole('button', { name: 'Edit Profile' })).toBeFocused();
});

test('Save of the settings is pending from the first press', async ({ page }) => {
  await page.goto('/admin/settings?edit');
  await page.getByLabel('Country').fill('Fiji');
  const letGo = await hold(page, '**/api/users/*/profile', 'GET');
  const save = page.getByRole('button', { name: 'Save Changes' });
  await save.click();
  await expect(save).toBeDisabled();
  letGo();
  await expect(page.getByRole('button', { name: 'Edit Profile' })).toBeFocused();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  for (const language of ['en', 'ar']) {
    test(`Save of a dive log is pending at once, and no toast covers it, in ${language}`, async ({
      page,
    }) => {
      await page.evaluate((chosen) => localStorage.setItem('language', chosen), language);
      await page.goto('/admin/booklog');
      await page.getByRole('list').getByRole('link').first().click();
      await page.waitForURL(/booklog\/[^/?]+$/);
      await page.goto(`${page.url()}/edit`);
      const form = page.getByRole('form');
      const save = form.getByRole('button').last();
      await form.getByRole('textbox').last().fill('Seen by Inês');
      await page.route('**/api/divelogs/*', (route) =>
        route.request().method() === 'PUT'
          ? route.fulfill({ status: 500, json: { isSuccessful: false, message: 'Not today' } })
          : route.fallback(),
      );
      const letGo = await hold(page, '**/api/divelogs/*', 'GET');
      await save.click();
      await expect(save).toBeDisabled();
      letGo();
      const toast = page.getByRole('alert').filter({ hasText: 'Not today' });
      await expect(toast).toBeVisible();
      // A focused toast stays.
      await toast.getByRole('button').focus();
      await expect(save).toBeEnabled();
      await save.click({ trial: true });
      await expect
        .poll(async () => (await topOfBar(save)) - (await bottomOf(toast)))
        .toBeGreaterThan(15);
    });
  }
});
