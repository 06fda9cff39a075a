import { debounceMs } from '@buddyline/ui/use-debounced';
import { expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { aDiveLog } from '../../../tests/backend/records.ts';
import { renderPage } from '../../../tests/render-page.tsx';

const written = '03/12/2026';
const field = page.getByLabelText('Date', { exact: true });

/** Opens the form of a dive log, or the filters of the list, and writes a day. */
async function openDay(place: 'form' | 'filter') {
  const log = aDiveLog({ date: '2026-02-01' });
  const path = place === 'form' ? `/${log.id}/edit` : '';
  const panel = await renderPage(`/admin/booklog${path}`, { records: { diveLogs: [log] } });
  if (place === 'filter') {
    await page.getByRole('button', { name: 'Filters', exact: true }).click();
  }
  await field.fill(written);
  return { log, ...panel };
}

function input(): HTMLInputElement {
  const element = field.element();
  if (!(element instanceof HTMLInputElement)) throw new Error('The field is no input.');
  return element;
}

function select(start: number, end = start): void {
  input().focus();
  input().setSelectionRange(start, end);
}

const type = (text: string) => userEvent.keyboard(text);

/** Pastes a text as a person does, over what is selected. */
async function paste(text: string): Promise<void> {
  await navigator.clipboard.writeText(text);
  await userEvent.paste();
}

/** What a key does to a text: as in any text field, nothing but the part at the caret changes. */
const edits: [key: string, after: (begin: string, end: string) => [string, string]][] = [
  ['{Backspace}', (begin, end) => [begin.slice(0, -1), end]],
  ['{Delete}', (begin, end) => [begin, end.slice(1)]],
  ['4', (begin, end) => [`${begin}4`, end]],
];

it.each(edits)('%s changes only the part at the caret', async (key, after) => {
  await openDay('form');
  for (let at = 0; at <= written.length; at += 1) {
    await field.fill(written);
    select(at);
    await userEvent.keyboard(key);
    const [begin, end] = after(written.slice(0, at), written.slice(at));
    await expect.element(field, { message: `at ${at}` }).toHaveValue(begin + end);
    expect([input().selectionStart, input().selectionEnd], `at ${at}`).toEqual([
      begin.length,
      begin.length,
    ]);
  }
});

it.each([
  ['typed', type],
  ['pasted', paste],
] as const)('a selected part is %s over', async (_, enter) => {
  await openDay('filter');
  for (const [start, end, digits, expected] of [
    [0, 2, '11', '11/12/2026'],
    [0, 2, '4', '4/12/2026'],
    [3, 5, '28', '03/28/2026'],
    [3, 5, '9', '03/9/2026'],
    [6, 10, '1998', '03/12/1998'],
    [0, 5, '10/31', '10/31/2026'],
  ] as const) {
    await field.fill(written);
    select(start, end);
    await enter(digits);
    await expect.element(field).toHaveValue(expected);
    const caret = start + digits.length;
    expect([input().selectionStart, input().selectionEnd]).toEqual([caret, caret]);
  }
  input().select();
  await userEvent.keyboard('05142025');
  await expect.element(field).toHaveValue('05/14/2025');
});

it('the month is changed behind its digits, and that day is saved', async () => {
  const { log } = await openDay('form');
  select(2);
  await userEvent.keyboard('{Backspace}4');
  await expect.element(field).toHaveValue('04/12/2026');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => log.date).toBe('2026-04-12');
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

it('a day is read as it is written elsewhere, typed or pasted', async () => {
  const { address } = await openDay('filter');
  for (const [text, expected] of days) {
    for (const enter of [type, paste]) {
      await field.clear();
      await enter(text);
      input().blur();
      await expect.element(field, { message: text }).toHaveValue(expected);
      await expect.element(field).not.toHaveAttribute('aria-invalid', 'true');
      const [month, day, year] = expected.split('/');
      await expect.poll(address).toBe(`/admin/booklog?date=${year}-${month}-${day}`);
    }
  }
});

it('what is no day, or could be two, stays as it was typed, with the reason', async () => {
  await openDay('filter');
  for (const text of noDays) {
    for (const enter of [type, paste]) {
      await field.clear();
      await enter(text);
      input().blur();
      await expect.element(field).toHaveValue(text);
      await expect
        .element(field, { message: text })
        .toHaveAccessibleDescription(
          /This is not a day of the calendar\. Write it as MM\/DD\/YYYY\./,
        );
    }
  }
});

it('the form has the same field', async () => {
  await openDay('form');
  for (const { text, shown, reason } of [
    { text: '2026-03-15 10:00', shown: '03/15/2026', reason: /^(?!This is not a day)/ },
    {
      text: '03.05.2026',
      shown: '03.05.2026',
      reason: /This is not a day of the calendar\. Write/,
    },
  ]) {
    for (const enter of [type, paste]) {
      await field.clear();
      await enter(text);
      input().blur();
      await expect.element(field).toHaveValue(shown);
      await expect.element(field).toHaveAccessibleDescription(reason);
    }
  }
});

it('a date that no dive can have is refused at its field before it is sent', async () => {
  const { backend } = await openDay('form');
  for (const text of ['01/22/0264', '12/31/1899', '11/20/2610', '12/31/9999']) {
    await field.fill(text);
    input().blur();
    await expect.element(field).toHaveAccessibleDescription(/A dive cannot be before 1900/);
    await expect.element(field).not.toHaveAccessibleDescription(/lies (?:before|in the future)/);
    await page.getByRole('button', { name: 'Save' }).click();
    await expect.element(field).toHaveValue(text);
  }
  expect(backend.called('PUT')).toEqual([]);
  await field.fill('06/30/1949');
  await expect.element(field).toHaveAccessibleDescription(/The date lies before 1950\./);
  await expect.element(field).not.toHaveAttribute('aria-invalid', 'true');
});

it('what is typed stays when the days that were typed before are loaded', async () => {
  const { backend, address, goBack } = await openDay('filter');
  await expect.poll(address).toBe('/admin/booklog?date=2026-03-12');
  const held = backend.hold('GET /divelogs');
  select(0, 2);
  await userEvent.keyboard('04');
  await held.arrived();
  // From here on time goes on with each look only, so that no pause in typing is long.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldClearNativeTimers: true });
  onTestFinished(() => void vi.useRealTimers());
  select(3, 5);
  await userEvent.keyboard('2');
  held.release();
  await expect
    .poll(() => {
      vi.advanceTimersByTime(1);
      return address();
    })
    .toBe('/admin/booklog?date=2026-04-12');
  await userEvent.keyboard('8');
  await expect.element(field).toHaveValue('04/28/2026');
  vi.advanceTimersByTime(debounceMs);
  vi.useRealTimers();
  await expect.poll(address).toBe('/admin/booklog?date=2026-04-28');
  goBack();
  await expect.element(field).toHaveValue('');
});
