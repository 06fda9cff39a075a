import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, signedInTest as test } from '../support/test.ts';

const main = (page: Page) => page.getByRole('main');
const count = (page: Page) => main(page).getByText(/^[\d,]+ users?$/);

/** The number that the list says it has found. */
async function found(page: Page): Promise<number> {
  return Number.parseInt((await count(page).textContent()) ?? '', 10);
}

test('the download has what the filters find', async ({ page }) => {
  await page.goto('/admin/users?role=ADMIN&sort=oldest');
  const admins = await found(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV' }).click();
  const text = await readFile(await (await download).path(), 'utf8');
  const names = await page.getByRole('rowheader').getByRole('link').allTextContents();
  const lines = text.trim().split('\r\n').slice(1);
  expect(lines).toHaveLength(admins);
  expect(lines.slice(0, names.length).every((line, at) => line.includes(names[at] ?? '-'))).toBe(
    true,
  );
});
