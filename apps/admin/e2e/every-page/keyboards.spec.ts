import { diveLogUpdateSchema } from '@buddyline/domain/dive-log';
import { adminUserSchema, ownProfileSchema } from '@buddyline/domain/user';
import type { Page } from '@playwright/test';
import * as v from 'valibot';
import { staffCalls } from '../support/staff-calls.ts';
import { expect, signedInTest as test } from '../support/test.ts';

/** The keypads of iPhones: digits, and the decimal mark on one of them, but no minus. */
const keypads = new Set(['numeric', 'decimal', 'tel']);

/** The keyboards that a page's named fields ask for. */
async function keyboardsOf(page: Page): Promise<Map<string, string>> {
  const fields = page.getByRole('main').getByRole('textbox');
  await expect(fields.first()).toBeVisible();
  const found = await fields.evaluateAll((inputs: HTMLInputElement[]) =>
    inputs.map(({ name, inputMode }) => [name, inputMode] as const),
  );
  return new Map(found);
}

test('a field whose value may be negative asks for a keyboard with a minus', async ({ page }) => {
  const staff = await staffCalls(page);
  const [log] = await staff.list<{ id: string; userId: string }>('divelogs?limit=1');
  const forms = [
    [`/admin/booklog/${log?.id}/edit`, diveLogUpdateSchema.entries, 20],
    [`/admin/users/${log?.userId}`, adminUserSchema.entries, 1],
    ['/admin/settings', ownProfileSchema.entries, 1],
  ] as const;
  for (const [address, entries, expected] of forms) {
    await page.goto(address);
    const keyboards = await keyboardsOf(page);
    const negative = Object.entries(entries).filter(([, rule]) => v.is(rule, -1));
    const asked = negative.map(([name]) => [name, keyboards.get(name)] as const);
    expect(asked.length, address).toBe(expected);
    expect(
      asked.filter(([, keyboard]) => keyboard === undefined || keypads.has(keyboard)),
      address,
    ).toEqual([]);
  }
});

test('a field whose value is a whole number from 1 keeps the keypad of digits', async ({
  page,
}) => {
  const staff = await staffCalls(page);
  const [log] = await staff.list<{ id: string }>('divelogs?limit=1');
  await page.goto(`/admin/booklog/${log?.id}/edit`);
  const keyboards = await keyboardsOf(page);
  expect(keyboards.get('diveNumber')).toBe('decimal');
  expect(keyboards.get('date')).toBe('numeric');
});

test('on a phone, no field of a post, a ticket or the settings asks for a keypad without a minus', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const staff = await staffCalls(page);
  const [post] = await staff.list<{ id: string }>('posts?limit=1');
  const [ticket] = await staff.list<{ id: string }>('tickets?limit=1');
  for (const address of [`posts/${post?.id}?edit`, `tickets/${ticket?.id}`, 'settings?edit']) {
    await page.goto(`/admin/${address}`);
    const asked = [...(await keyboardsOf(page)).values()];
    expect(asked.filter((keyboard) => keypads.has(keyboard))).toEqual([]);
  }
});
