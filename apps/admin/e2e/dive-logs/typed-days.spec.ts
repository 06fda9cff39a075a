import type { Locator, Page } from '@playwright/test';
import { holdCalls } from '../support/hold-calls.ts';
import { staffCalls } from '../support/staff-calls.ts';
import { expect, signedInTest as test } from '../support/test.ts';

const written = '03/12/2026';

/** What a key does to a text: as in any text field, nothing but the part at the caret changes. */
interface Edit {
  name: string;
  press: string;
  after: (begin: string, end: string) => [string, string];
}

const edits: Edit[] = [
  { name: 'Backspace', press: 'Backspace', after: (begin, end) => [begin.slice(0, -1), end] },
  { name: 'Delete', press: 'Delete', after: (begin, end) => [begin, end.slice(1)] },
  { name: 'a digit', press: '4', after: (begin, end) => [`${begin}4`, end] },
];

async function select(field: Locator, start: number, end = start): Promise<void> {
  await field.evaluate((input: HTMLInputElement, range) => input.setSelectionRange(...range), [
    start,
    end,
  ] as const);
}

const caretOf = (field: Locator) =>
  field.evaluate((input: HTMLInputElement) => [input.selectionStart, input.selectionEnd]);

async function write(field: Locator, text: string): Promise<void> {
  await field.fill(text);
  await expect(field).toHaveValue(text);
}

/** Pastes a text as a person does, over what is selected. */
async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await page.keyboard.press('ControlOrMeta+V');
}

/** The form of a dive log, and the API's calls. */
async function openForm(page: Page) {
  const staff = await staffCalls(page);
  const [{ id } = { id: '' }] = await staff.list<{ id: string }>('divelogs?limit=1');
  await staff.change('PUT', `divelogs/${id}`, { date: '2026-03-12' });
  await page.goto(`/admin/booklog/${id}/edit`);
  return { id, staff, field: page.getByLabel('Date', { exact: true }) };
}

async function openFilter(page: Page) {
  await page.goto('/admin/booklog');
  await page.getByRole('button', { name: 'Filters', exact: true }).click();
  return page.getByLabel('Date', { exact: true });
}

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

for (const place of ['form', 'filter'] as const) {
  for (const { name, press, after } of edits) {
    test(`${place}: ${name} changes only the part at the caret`, async ({ page }) => {
      const field = place === 'form' ? (await openForm(page)).field : await openFilter(page);
      for (let at = 0; at <= written.length; at += 1) {
        await write(field, written);
        await select(field, at);
        await field.press(press);
        const [begin, end] = after(written.slice(0, at), written.slice(at));
        await expect(field, `at ${at}`).toHaveValue(begin + end);
        expect(await caretOf(field), `at ${at}`).toEqual([begin.length, begin.length]);
      }
    });
  }

  test(`${place}: a selected part is typed over, and pasted over`, async ({ page }) => {
    const field = place === 'form' ? (await openForm(page)).field : await openFilter(page);
    for (const [start, end, digits, expected] of [
      [0, 2, '11', '11/12/2026'],
      [0, 2, '4', '4/12/2026'],
      [3, 5, '28', '03/28/2026'],
      [3, 5, '9', '03/9/2026'],
      [6, 10, '1998', '03/12/1998'],
      [0, 5, '10/31', '10/31/2026'],
    ] as const) {
      for (const enter of [type, paste]) {
        await write(field, written);
        await select(field, start, end);
        await enter(page, digits);
        await expect(field).toHaveValue(expected);
        const caret = start + digits.length;
        expect(await caretOf(field)).toEqual([caret, caret]);
      }
    }
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('05142025');
    await expect(field).toHaveValue('05/14/2025');
  });
}

async function type(page: Page, text: string): Promise<void> {
  await page.keyboard.type(text);
}

test('the month is changed behind its digits, and that day is saved', async ({ page }) => {
  const { id, staff, field } = await openForm(page);
  // The browser puts the caret somewhere when a field is entered.
  await field.focus();
  await select(field, 2);
  await field.press('Backspace');
  await field.press('4');
  await expect(field).toHaveValue('04/12/2026');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.waitForURL(`**/admin/booklog/${id}`);
  expect(await staff.read(`divelogs/${id}`)).toMatchObject({ date: '2026-04-12' });
});

const days = [
  ['1/1/2026 10:00', '01/01/2026'],
  ['2026/03/15', '03/15/2026'],
  ['2026-03-15 10:00', '03/15/2026'],
  ['2026.3.5', '03/05/2026'],
  ['5/3/2026', '05/03/2026'],
  ['3/5/26', '03/05/2026'],
  ['2026/05/01, 01:05:09 PM', '05/01/2026'],
  ['٢٠٢٦/٠٥/٠١', '05/01/2026'],
] as const;
const noDays = ['31/12/2026', '03.05.2026', '06/2026', '2026-02-30', '5/14/20', 'May 14'];

for (const place of ['form', 'filter'] as const) {
  test(`${place}: a day is read as it is written elsewhere, typed or pasted`, async ({ page }) => {
    const field = place === 'form' ? (await openForm(page)).field : await openFilter(page);
    for (const [text, expected] of days) {
      for (const enter of [type, paste]) {
        await field.fill('');
        await enter(page, text);
        await field.blur();
        await expect(field, text).toHaveValue(expected);
        await expect(field, text).not.toHaveAttribute('aria-invalid', 'true');
        if (place === 'filter') {
          const [month, day, year] = expected.split('/');
          await page.waitForURL(`**/booklog?date=${year}-${month}-${day}`);
        }
      }
    }
  });

  test(`${place}: what is no day, or could be two, stays as it was typed, with the reason`, async ({
    page,
  }) => {
    const field = place === 'form' ? (await openForm(page)).field : await openFilter(page);
    for (const text of noDays) {
      for (const enter of [type, paste]) {
        await field.fill('');
        await enter(page, text);
        await field.blur();
        await expect(field).toHaveValue(text);
        await expect(field, text).toHaveAccessibleDescription(
          /This is not a day of the calendar\. Write it as MM\/DD\/YYYY\./,
        );
      }
    }
  });
}

test('a date that no dive can have is refused at its field before it is sent', async ({ page }) => {
  const { field } = await openForm(page);
  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'PUT' && sent.push(request.url()));
  for (const text of ['01/22/0264', '12/31/1899', '11/20/2610', '12/31/9999']) {
    await field.fill(text);
    await field.blur();
    await expect(field).toHaveAccessibleDescription(/A dive cannot be before 1900/);
    await expect(field).not.toHaveAccessibleDescription(/lies (?:before|in the future)/);
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(field).toHaveValue(text);
  }
  expect(sent).toEqual([]);
  await field.fill('06/30/1949');
  await expect(field).toHaveAccessibleDescription(/The date lies before 1950\./);
  await expect(field).not.toHaveAttribute('aria-invalid', 'true');
});

test('what is typed stays when the days that were typed before are loaded', async ({ page }) => {
  await page.clock.install();
  const field = await openFilter(page);
  const release = await holdCalls(page, '**/api/divelogs?*date=2026-03-12*', 'GET');
  const asked = page.waitForRequest('**/api/divelogs?*date=2026-03-12*');
  await write(field, written);
  await asked;
  // Typing pauses only when the clock goes on.
  await page.clock.pauseAt(Date.now() + 60_000);
  await select(field, 3, 5);
  await page.keyboard.type('2');
  release();
  await page.waitForURL('**/booklog?date=2026-03-12');
  await page.keyboard.type('8');
  await expect(field).toHaveValue('03/28/2026');
  await page.clock.resume();
  await page.waitForURL('**/booklog?date=2026-03-28');
  await page.goBack();
  await expect(field).toHaveValue('');
});
