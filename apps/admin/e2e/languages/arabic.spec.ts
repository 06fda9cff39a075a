import { administrator } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

test('in Arabic: choose the language, sign in, search, settings', async ({ page }) => {
  await page.goto('/panel/login');
  await page.getByRole('button', { name: 'العربية' }).click();
  await expect(page.getByRole('document')).toHaveAttribute('dir', 'rtl');
  await expect(page.getByRole('heading', { name: 'دخول الإدارة' })).toBeVisible();
  await page.getByLabel('البريد الإلكتروني').fill(administrator.email);
  await page.getByLabel('كلمة المرور', { exact: true }).fill(administrator.password);
  await page.getByRole('button', { name: 'تسجيل الدخول' }).click();
  await page.waitForURL('**/admin/dashboard');
  await page.getByRole('link', { name: 'المستخدمون' }).click();
  await expect(page.getByRole('table', { name: 'المستخدمون' })).toBeVisible();
  await expect(page.getByText(/^\d+ (?:مستخدم|مستخدمين|مستخدمًا)$/)).toBeVisible();
  await page.getByRole('searchbox').fill('لا أحد بهذا الاسم');
  await expect(page.getByText('لا توجد بيانات لعرضها.')).toBeVisible();
  await page.getByRole('link', { name: 'الإعدادات' }).click();
  await expect(page.getByRole('heading', { name: 'تغيير كلمة المرور' })).toBeVisible();
});

test('the language is remembered and set before the first paint', async ({ page }) => {
  await page.goto('/panel/login');
  await page.getByRole('button', { name: 'العربية' }).click();
  await expect(page.getByRole('document')).toHaveAttribute('lang', 'ar');
  await page.reload({ waitUntil: 'commit' });
  await expect(page.getByRole('document')).toHaveAttribute('dir', 'rtl');
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible();
});

test("the server's messages are in the chosen language", async ({ page }) => {
  await page.goto('/panel/login');
  await page.getByRole('button', { name: 'العربية' }).click();
  await page.getByLabel('البريد الإلكتروني').fill(administrator.email);
  await page.getByLabel('كلمة المرور', { exact: true }).fill('not the password');
  const request = page.waitForRequest('**/api/auth/login');
  await page.getByRole('button', { name: 'تسجيل الدخول' }).click();
  expect((await request).headers()['accept-language']).toBe('ar');
});
