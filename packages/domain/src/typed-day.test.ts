import * as fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { dayAfterEdit, readTypedDay, typedDay, typedDayText } from './typed-day.ts';

const now = new Date('2026-11-26T12:00:00Z');

describe('a day that is typed or pasted', () => {
  test.each([
    // As the field writes it, and with parts of one digit.
    ['05/14/2026', '2026-05-14'],
    ['5/3/2026', '2026-05-03'],
    ['05/3/2026', '2026-05-03'],
    ['5/14/2026', '2026-05-14'],
    [' 05/14/2026 ', '2026-05-14'],
    ['05 / 14 / 2026', '2026-05-14'],
    ['02/29/2024', '2024-02-29'],
    ['01/22/0264', '0264-01-22'],
    // With the year first.
    ['2026-05-14', '2026-05-14'],
    ['2026/03/15', '2026-03-15'],
    ['2026.3.5', '2026-03-05'],
    ['2026-3-5', '2026-03-05'],
    ['2026 03 15', '2026-03-15'],
    ['2026–03–15', '2026-03-15'],
    ['2026‑03‑15', '2026-03-15'],
    ['2026／03／15', '2026-03-15'],
    ['20260315', '2026-03-15'],
    ['19980704', '1998-07-04'],
    // With a time behind.
    ['1/1/2026 10:00', '2026-01-01'],
    ['2026-03-15 10:00', '2026-03-15'],
    ['2026-05-14T09:10:00.000Z', '2026-05-14'],
    ['2026-05-14T23:10+03:00', '2026-05-14'],
    ['2026/05/01, 01:05:09 PM', '2026-05-01'],
    ['٢٠٢٦/٠٥/٠١، ٠١:٠٥:٠٩ م', '2026-05-01'],
    ['3/5/26 9.30 a.m.', '2026-03-05'],
    // With a year of two digits.
    ['3/5/26', '2026-03-05'],
    ['03/15/98', '1998-03-15'],
    ['3/5/50', '1950-03-05'],
    ['3/5/00', '2000-03-05'],
    // Other separators, where the day cannot be a month, or is the same as it.
    ['05-14-2026', '2026-05-14'],
    ['5.14.2026', '2026-05-14'],
    ['05.05.2026', '2026-05-05'],
    // In other digits.
    ['٠٥/١٤/٢٠٢٦', '2026-05-14'],
    ['۲۰۲۶-۰۵-۱۴', '2026-05-14'],
    ['０５/１４/２０２６', '2026-05-14'],
    ['\u2066١/٢/٢٠٢٦\u2069', '2026-01-02'],
  ])('%j is %s', (text, iso) => {
    expect(readTypedDay(text, now)).toBe(iso);
    expect(readTypedDay(typedDay(iso), now)).toBe(iso);
  });

  test.each([
    // No day of the calendar.
    '02/31/2026',
    '02/29/2026',
    '13/01/2026',
    '14/05/2026',
    '00/12/2026',
    '2026/15/03',
    '2026-02-30',
    '20261301',
    '0/12/2026',
    '0000-01-01',
    // The day or the month may be first.
    '03.05.2026',
    '03-05-2026',
    '3 5 2026',
    '٣‏/٥‏/٢٠٢٦',
    // A month, or not yet a whole day.
    '06/2026',
    '2026-06',
    '05/14/2',
    '05/14/20',
    '05/14/19',
    '05/14/202',
    '05/14/',
    '202605',
    // The century is not clear.
    '3/5/27',
    '03/05/49',
    // More or other than a day.
    '043/12/2026',
    '03/12/20264',
    '2026-05-14x',
    '2026-05-14 soon',
    '05/14-2026',
    '2026-5/14',
    '05/14/2026/1',
    '1/1/2026 - 1/5/2026',
    '26/03/15',
    '260315',
    'May 14, 2026',
    'abc',
    '',
    `05/14/2026${' '.repeat(100)}`,
  ])('%j is none', (text) => {
    expect(readTypedDay(text, now)).toBeNull();
  });

  test('every day is the same in each way of writing it', () => {
    const days = fc.date({
      min: new Date('1900-01-01'),
      max: new Date('2099-12-31'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(days, (date) => {
        const iso = date.toISOString().slice(0, 10);
        const [year = '', month = '', day = ''] = iso.split('-');
        const texts = [typedDay(iso), iso, iso.replaceAll('-', ''), date.toISOString()];
        const short = `${Number(month)}/${Number(day)}/${year}`;
        for (const text of [...texts, short, `${short} 10:00`, `${year}/${month}/${day}`]) {
          expect(readTypedDay(text, now)).toBe(iso);
          expect(typedDay(readTypedDay(dayAfterEdit(text, 'pasted', now), now))).toBe(
            typedDay(iso),
          );
        }
      }),
    );
  });
});

/** Types a text sign by sign. */
const typed = (text: string) =>
  Array.from(text).reduce((before, sign) => dayAfterEdit(before + sign, 'typed', now), '');

describe('the text of the field', () => {
  test.each([
    ['05142026', '05/14/2026'],
    ['051', '05/1'],
    ['12312025', '12/31/2025'],
    ['02312026', '02/31/2026'],
    ['01202026', '01/20/2026'],
    ['01191998', '01/19/1998'],
    ['05/14/2026', '05/14/2026'],
    ['5/3/2026', '5/3/2026'],
    ['5/142026', '5/14/2026'],
    ['2026/03/15', '2026/03/15'],
    ['2026-3-5', '2026-3-5'],
    ['20260315', '20260315'],
    ['1998.07.04', '1998.07.04'],
    ['06/2026', '06/2026'],
    ['12/1998', '12/1998'],
    ['1/1/2026 10:00', '1/1/2026 10:00'],
    ['3/5/26', '3/5/26'],
    ['31/12/2026', '31/12/2026'],
    ['٠٥١٤', '05/14'],
    ['May 14', 'May 14'],
  ])('that is typed as %j is %j', (text, shown) => {
    expect(typed(text)).toBe(shown);
  });

  test.each([
    ['1/1/2026 10:00', '01/01/2026'],
    ['2026/03/15', '03/15/2026'],
    ['2026-03-15 10:00', '03/15/2026'],
    ['3/5/26', '03/05/2026'],
    ['05142026', '05/14/2026'],
    ['20260514', '05/14/2026'],
    ['٢٠٢٦/٠٥/٠١', '05/01/2026'],
    ['06/2026', '06/2026'],
    ['2026-06', '2026-06'],
    ['٠٦/٢٠٢٦', '٠٦/٢٠٢٦'],
    ['03.05.2026', '03.05.2026'],
    ['31/12/2026', '31/12/2026'],
    ['03/12/20261/1/2026', '03/12/20261/1/2026'],
    ['soon', 'soon'],
  ])('into which %j is pasted is %j', (text, shown) => {
    expect(dayAfterEdit(text, 'pasted', now)).toBe(shown);
  });

  test('stays as it is when it is changed inside', () => {
    for (const text of ['0/12/2026', '4/12/2026', '0312/2026', '5/3/26', '2026-03-15', '0512']) {
      expect(dayAfterEdit(text, 'inside', now)).toBe(text);
    }
  });

  test('is empty, or a day that can be read', () => {
    expect(v.is(typedDayText, '')).toBe(true);
    expect(v.is(typedDayText, '5/3/2026')).toBe(true);
    expect(v.safeParse(typedDayText, '02/31/2026').issues?.[0].message).toBe('date.invalid');
    expect(typedDay(null)).toBe('');
    expect(typedDay('2026-05-14T09:10:00Z')).toBe('05/14/2026');
  });
});
