import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { aDiveLog, many } from '../../../tests/backend/records.ts';
import { renderPage } from '../../../tests/render-page.tsx';

const openLogs = async (search = '') =>
  renderPage(`/admin/booklog${search}`, {
    locale: 'ar',
    records: { diveLogs: many(30, () => aDiveLog()) },
  });

it.each([
  { digits: 'Arabic', two: '٢', time: '٩٣٠' },
  { digits: 'Persian', two: '۲', time: '۹۳۰' },
])('$digits digits are numbers', async ({ two, time }) => {
  const { address } = await openLogs();
  const current = page.getByRole('spinbutton', { name: 'الصفحة الحالية' });
  await current.tripleClick();
  await userEvent.keyboard(two);
  await expect.poll(address).toBe('/admin/booklog?page=2');
  await page.getByRole('button', { name: 'عوامل التصفية' }).click();
  const timeIn = page.getByRole('spinbutton', { name: 'وقت الدخول' });
  await timeIn.click();
  await userEvent.keyboard(time);
  await expect.poll(address).toBe('/admin/booklog?timeIn=930');
  await expect.element(timeIn).toHaveValue(930);
});

it("the date of an active filter has the list's format", async () => {
  await openLogs('?date=2026-05-14');
  await expect.element(page.getByRole('button', { name: 'التاريخ: 2026/05/14' })).toBeVisible();
});
