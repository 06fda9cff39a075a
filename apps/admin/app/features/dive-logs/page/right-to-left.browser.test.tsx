import type { DiveLog } from '@buddyline/domain/dive-log';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { aDiveLog } from '../../../../tests/backend/records.ts';
import { renderPage } from '../../../../tests/render-page.tsx';
import { boxOf, expectFromTheRight } from '../../../../tests/text-box.ts';

const profile = page.getByRole('figure');

async function openLog(values: Partial<DiveLog>): Promise<void> {
  const log = aDiveLog(values);
  await renderPage(`/admin/booklog/${log.id}`, { locale: 'ar', records: { diveLogs: [log] } });
  await expect.element(profile).toBeVisible();
}

it('a negative amount has its minus sign before the number and its unit after it', async () => {
  await openLog({ waterTemp: 26, latitude: -12.5, longitude: 34 });
  const temperature = page.getByText(/-3\.3/).last();
  await expectFromTheRight(temperature, ['3.3', '-']);
  expect(temperature.element().textContent).not.toContain('\u200e');
  await expectFromTheRight(temperature, ['-3.3', '°م']);
  await expectFromTheRight(page.getByText(/-12\.5/), ['12.5', '-']);
});

it('the times of a dive are in the direction of its profile, from the right', async () => {
  await openLog({ timeIn: '09:33', timeOut: '10:26' });
  const times = page.getByText(/09:33.*10:26/);
  await expectFromTheRight(times.first(), ['09:33', '10:26']);
  await expectFromTheRight(times.last(), ['09:33', '10:26']);
  await expectFromTheRight(profile, ['09:33', '10:26']);
});

it('at 320 px nothing overlaps the pressure groups', async () => {
  await openLog({ timeIn: '09:33', timeOut: '10:26', pg: 'M' });
  await page.viewport(320, 800);
  const title = profile.getByTitle('مجموعة الضغط بعد الغوص');
  await expect.element(title).toBeVisible();
  const group = title.element().getBoundingClientRect();
  for (const part of ['خروج', '10:26']) {
    expect(boxOf(profile, part).left, part).toBeGreaterThanOrEqual(group.right);
  }
});
