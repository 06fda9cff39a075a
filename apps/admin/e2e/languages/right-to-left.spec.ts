import type { Page } from '@playwright/test';
import { setAppearance } from '../support/axe.ts';
import { expect, signedInTest as test } from '../support/test.ts';
import { boxOf, expectFromTheRight } from '../support/text-box.ts';

test.beforeEach(({ page }) => setAppearance(page, { theme: 'light', language: 'ar' }));

/** Replaces values in all responses of one kind of record. */
async function withValues(page: Page, calls: string, values: object): Promise<void> {
  await page.route(calls, async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as { data: object };
    return route.fulfill({ json: { ...body, data: { ...body.data, ...values } } });
  });
}

async function openFirst(page: Page, list: string): Promise<void> {
  await page.goto(list);
  await page.getByRole('article').first().getByRole('link').first().click();
  await page.waitForURL(new RegExp(`${list}/[^/?]+$`));
}

test('an Arabic post that begins with a Latin name is right-to-left, line by line', async ({
  page,
}) => {
  const lines = [
    'SS Thistlegorm أجمل حطام في البحر الأحمر، صورها @mira.h واسألوا على +962 79 123 4567.',
    'The most beautiful wreck of the Red Sea.',
  ];
  await withValues(page, '**/api/posts/*', { content: lines.join('\n') });
  await openFirst(page, '/admin/posts');
  const arabic = page.getByText('Thistlegorm');
  await expect(arabic).toHaveCSS('direction', 'rtl');
  await expect(arabic).toHaveAttribute('lang', 'ar');
  await expectFromTheRight(arabic, ['Thistlegorm', 'أجمل']);
  await expectFromTheRight(arabic, ['mira.h', '@']);
  await expectFromTheRight(arabic, ['4567', '79', '962', '+']);
  const english = page.getByText(lines[1] ?? '');
  await expect(english).toHaveCSS('direction', 'ltr');
  await expect(english).toHaveAttribute('lang', 'en');
});

test('a negative amount has its minus sign before the number and its unit after it', async ({
  page,
}) => {
  await withValues(page, '**/api/divelogs/*', { waterTemp: 26, latitude: -12.5, longitude: 34 });
  await openFirst(page, '/admin/booklog');
  const temperature = page.getByText(/-3\.3/).last();
  await expectFromTheRight(temperature, ['3.3', '-']);
  const written = (await temperature.textContent()) ?? '';
  expect(written).not.toContain('\u200e');
  await expectFromTheRight(temperature, ['-3.3', '°م']);
  await expectFromTheRight(page.getByText(/-12\.5/), ['12.5', '-']);
});

test('the times of a dive are in the direction of its profile, from the right', async ({
  page,
}) => {
  await withValues(page, '**/api/divelogs/*', { timeIn: '09:33', timeOut: '10:26' });
  await openFirst(page, '/admin/booklog');
  const times = page.getByText(/09:33.*10:26/);
  await expectFromTheRight(times.first(), ['09:33', '10:26']);
  await expectFromTheRight(times.last(), ['09:33', '10:26']);
  await expectFromTheRight(page.getByRole('figure'), ['09:33', '10:26']);
});

test('at 320 px nothing overlaps the pressure groups', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await withValues(page, '**/api/divelogs/*', { timeIn: '09:33', timeOut: '10:26', pg: 'M' });
  await openFirst(page, '/admin/booklog');
  const profile = page.getByRole('figure');
  await expect(profile).toBeVisible();
  const group = await profile.getByTitle('مجموعة الضغط بعد الغوص').boundingBox();
  for (const part of ['خروج', '10:26']) {
    const { left } = await boxOf(profile, part);
    expect(left, part).toBeGreaterThanOrEqual((group?.x ?? 0) + (group?.width ?? 0));
  }
});

for (const [digits, typed] of [
  ['Arabic', ['٢', '٩٣٠']],
  ['Persian', ['۲', '۹۳۰']],
] as const) {
  test(`${digits} digits are numbers`, async ({ page }) => {
    await page.goto('/admin/booklog');
    await page.getByRole('spinbutton', { name: 'الصفحة الحالية' }).selectText();
    await page.keyboard.type(typed[0]);
    await page.waitForURL('**/admin/booklog?page=2');
    await page.getByRole('button', { name: 'عوامل التصفية' }).click();
    await page.getByRole('spinbutton', { name: 'وقت الدخول' }).click();
    await page.keyboard.type(typed[1]);
    await page.waitForURL('**/admin/booklog?timeIn=930');
    await expect(page.getByRole('spinbutton', { name: 'وقت الدخول' })).toHaveValue('930');
  });
}

test("the date of an active filter has the list's format", async ({ page }) => {
  await page.goto('/admin/booklog?date=2026-05-14');
  await expect(page.getByRole('button', { name: 'التاريخ: 2026/05/14' })).toBeVisible();
});

test('the password is aligned like the email address', async ({ page }) => {
  await page.context().clearCookies();
  await page.goto('/panel/login');
  for (const label of ['البريد الإلكتروني', 'كلمة المرور']) {
    const field = page.getByLabel(label, { exact: true });
    await expect(field).toHaveCSS('direction', 'ltr');
    await expect(field).toHaveCSS('text-align', 'end');
  }
});
