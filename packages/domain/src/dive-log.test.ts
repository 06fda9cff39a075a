import * as fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { diveLogListSchema, diveLogsQuerySchema } from './dive-log-filters.ts';
import { diveLogFindings } from './dive-log-findings.ts';
import { diveLogFixture } from './dive-log-fixture.ts';
import { diveLogForm, diveLogFormSchema, diveLogOfForm, diveLogPayload } from './dive-log-form.ts';
import {
  currentConditions,
  type DiveLog,
  diveLogFlags,
  diveLogNumbers,
  diveLogSchema,
  diveLogUpdateSchema,
  diveTypes,
  visibilityUnits,
} from './dive-log.ts';
import { readLeniently } from './lenient-query.ts';

function refusal(schema: v.GenericSchema, input: unknown): string | undefined {
  return v.safeParse(schema, input).issues?.[0].message;
}

const log = v.parse(diveLogSchema, {
  id: 'log-1',
  userId: 'user-1',
  diveNumber: 77,
  date: '2026-05-14',
  timeIn: '09:10',
  timeOut: '09:52',
  timeThisDive: 42,
  bottomTimeToDate: 3118,
  cumulativeTime: 3160,
  averageDepth: 41,
  maxDepth: 66,
  waterTemp: '77.0',
  startPSI: 3000,
  endPSI: 700,
  n2: 79,
  cnsO2: 4,
  pg: 'K',
  latitude: 29.45,
  longitude: 34.97,
  currentCondition: 'Mild',
  freediveOrScuba: 'SCUBA',
  visibilityUnit: 'ft',
  exposureGear: ['WETSUIT', 'SNORKEL'],
  isSalt: true,
});

test('a log of any backend keeps unknown choices and gear', () => {
  expect(log).toMatchObject({ currentCondition: 'Mild', exposureGear: ['WETSUIT', 'SNORKEL'] });
  expect(log).toMatchObject({ waterTemp: 77, weight: null, isWreck: false, Owner: null });
});

test('the fixture is a log that can be answered, and could be sent', () => {
  expect(v.parse(diveLogSchema, diveLogFixture)).toEqual(diveLogFixture);
  const form = diveLogForm(diveLogFixture);
  expect(diveLogPayload(form, v.parse(diveLogFormSchema(form), form))).toEqual({});
  expect(v.parse(diveLogUpdateSchema, diveLogFixture)).toEqual(
    expect.objectContaining({ maxDepth: diveLogFixture.maxDepth }),
  );
});

describe('the edit form', () => {
  const initial = diveLogForm(log);
  const schema = diveLogFormSchema(initial);

  // A backend of the specification sends just these; ours may have more.
  test('has the numbers of the specification', () => {
    const specified =
      'diveNumber si n2 cnsO2 deco1 deco2 deco3 startPSI endPSI weight waterTemp averageDepth maxDepth ' +
      'bottomTime abt visibilityValue bottomTimeToDate timeThisDive cumulativeTime longitude latitude';
    expect(diveLogNumbers).toEqual(expect.arrayContaining(specified.split(' ')));
  });

  test('without changes is valid and sends nothing', () => {
    expect(diveLogPayload(initial, v.parse(schema, initial))).toEqual({});
  });

  test('sends empty as null and 0 as 0, and accepts Arabic digits', () => {
    const form = { ...initial, maxDepth: '', si: '0', weight: '٨', site: '', date: '' };
    expect(diveLogPayload(initial, v.parse(schema, form))).toEqual({
      maxDepth: null,
      si: 0,
      weight: 8,
      date: null,
    });
  });

  test('sends dates as ISO, choices as values, gear as a list', () => {
    const form = {
      ...initial,
      date: '05/15/2026',
      currentCondition: 'STRONG',
      exposureGear: ['SNORKEL', 'HOOD', 'HOOD'],
      isWreck: true,
    };
    expect(diveLogPayload(initial, v.parse(schema, form))).toEqual({
      date: '2026-05-15',
      currentCondition: 'STRONG',
      exposureGear: ['SNORKEL', 'HOOD'],
      isWreck: true,
    });
  });

  describe.each(diveLogNumbers)('%s', (name) => {
    const send = (text: string, from = '42') => {
      const before = { ...initial, [name]: from };
      const rules = diveLogFormSchema(before);
      return diveLogPayload(before, v.parse(rules, { ...before, [name]: text }));
    };

    test('empty becomes null', () => {
      expect(send('')).toEqual({ [name]: null });
      expect(send('  ')).toEqual({ [name]: null });
    });

    test('0 stays 0, except where numbers start at 1', () => {
      if (name === 'diveNumber') expect(() => send('0')).toThrow('dive-number.too-small');
      else expect(send('0')).toEqual({ [name]: 0 });
    });

    test('an unchanged value is not sent, even if empty', () => {
      expect(send('42')).toEqual({});
      expect(send('', '')).toEqual({});
    });

    test('a number is sent as a number, also from Arabic digits', () => {
      expect(send('7')).toEqual({ [name]: 7 });
      expect(send('٧')).toEqual({ [name]: 7 });
    });

    test.each(['abc', '1e3', '1,5', '--1', 'NaN', '0x10'])('%j must be a number', (text) => {
      expect(refusal(schema, { ...initial, [name]: text })).toBe('number.invalid');
    });
  });

  test('is read as a log in which half-typed values are null', () => {
    const words = { maxDepth: '٣٠', averageDepth: '4x', date: '05/1', timeIn: '910' };
    expect(diveLogOfForm(log, { ...initial, ...words, isWreck: true })).toEqual({
      ...log,
      timeIn: '09:10',
      maxDepth: 30,
      averageDepth: null,
      date: null,
      isWreck: true,
    });
  });

  test.each([
    ['diveNumber', '0', 'dive-number.too-small'],
    ['diveNumber', '1.5', 'dive-number.not-whole'],
    ['latitude', '91', 'latitude.swapped'],
    ['latitude', '-180.5', 'latitude.out-of-range'],
    ['longitude', '-180.5', 'longitude.out-of-range'],
    ['date', '02/31/2026', 'date.invalid'],
    ['timeIn', '9:10', 'time.invalid'],
  ])('%s %j is refused', (field, value, message) => {
    expect(refusal(schema, { ...initial, [field]: value })).toBe(message);
  });

  test("accepts enumerated choices and the log's previous one", () => {
    expect(v.is(schema, { ...initial, currentCondition: 'Strong' })).toBe(false);
    expect(v.is(schema, { ...initial, currentCondition: '' })).toBe(true);
    expect(v.is(schema, { ...initial, exposureGear: ['TRIDENT'] })).toBe(false);
  });
});

test('gear in a payload is listed once', () => {
  const update = { exposureGear: ['HOOD', 'FINS', 'HOOD'] };
  expect(v.parse(diveLogUpdateSchema, update)).toEqual({ exposureGear: ['HOOD', 'FINS'] });
});

test.each([
  { maxDepth: '66' },
  { diveNumber: 0 },
  { latitude: 91 },
  { exposureGear: ['SNORKEL'] },
  { currentCondition: 'mild' },
  { date: '2026-02-31' },
  { isWreck: 'true' },
  { comments: 'x'.repeat(5001) },
])('the payload %j is refused', (payload) => {
  expect(v.is(diveLogUpdateSchema, payload)).toBe(false);
});

describe('filters', () => {
  const query = { isWreck: 'true', freediveOrScuba: 'SCUBA', timeIn: '930', date: '2026-05-14' };

  test('are parsed from the query to their types', () => {
    expect(v.parse(diveLogsQuerySchema, { ...query, query: 'reef' })).toEqual({
      page: 1,
      limit: 6,
      query: 'reef',
      isWreck: true,
      freediveOrScuba: 'SCUBA',
      timeIn: 930,
      date: '2026-05-14',
    });
  });

  const bad = { isWreck: 'yes', currentCondition: 'mild', date: '2026-02-31', timeIn: '2460' };
  test.each(Object.entries(bad))('the API refuses %s=%s', (name, value) => {
    expect(v.is(diveLogsQuerySchema, { [name]: value })).toBe(false);
  });

  test('the error of an unknown choice lists the allowed ones', () => {
    expect(refusal(diveLogsQuerySchema, { currentCondition: 'mild' })).toContain('"MILD"');
  });

  test('the panel drops parameters that the API would refuse', () => {
    const parameters = { ...bad, page: 'abc', search: 'reef', isReef: 'true' };
    expect(readLeniently(diveLogListSchema, parameters)).toEqual({
      page: 1,
      limit: 6,
      search: 'reef',
      isReef: true,
    });
  });
});

test('any filters survive a round trip through a URL', () => {
  const minute = fc.integer({ min: 0, max: 59 });
  const hhmm = fc.tuple(fc.integer({ min: 0, max: 23 }), minute).map(([h, m]) => h * 100 + m);
  const day = fc
    .date({ min: new Date('1950-01-01'), max: new Date('2100-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));
  const filters = fc.record(
    {
      ...Object.fromEntries(diveLogFlags.map((name) => [name, fc.boolean()])),
      freediveOrScuba: fc.constantFrom(...diveTypes),
      currentCondition: fc.constantFrom(...currentConditions),
      visibilityUnit: fc.constantFrom(...visibilityUnits),
      date: day,
      timeIn: hhmm,
      timeOut: hhmm,
      search: fc.constantFrom('reef', 'شعاب & more', 'a=b?c#d', '100 %'),
      page: fc.integer({ min: 1, max: 999_999_999 }),
    },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(filters, (wanted) => {
      const texts = Object.fromEntries(
        Object.entries(wanted).map(([name, value]) => [name, String(value)]),
      );
      const address = new URL(`http://panel/?${new URLSearchParams(texts).toString()}`);
      const read = readLeniently(diveLogListSchema, Object.fromEntries(address.searchParams));
      expect(read).toEqual({ page: 1, limit: 6, search: '', ...wanted });
    }),
  );
});

describe('findings', () => {
  const today = '2026-11-21';

  test('a plausible dive has none', () => {
    expect(diveLogFindings(log, today)).toEqual([]);
  });

  const rows: [string, Partial<DiveLog>][] = [
    ['finding.average-above-maximum', { averageDepth: 67 }],
    ['finding.pressure-rose', { endPSI: 3001 }],
    ['finding.out-before-in', { timeOut: '09:00' }],
    ['finding.date-in-future', { date: '2026-11-22' }],
    ['finding.date-too-early', { date: '1949-12-31' }],
    ['finding.maximum-depth', { averageDepth: null, maxDepth: -5 }],
    ['finding.maximum-depth', { averageDepth: null, maxDepth: 0 }],
    ['finding.maximum-depth', { maxDepth: 670 }],
    ['finding.water-temperature', { waterTemp: 27 }],
    ['finding.water-temperature', { waterTemp: 105 }],
    ['finding.n2', { n2: 81 }],
    ['finding.cns-o2', { cnsO2: 81 }],
    ['finding.pressure-group', { pg: 'KK' }],
    ['finding.cumulative-time', { cumulativeTime: 3162 }],
    ['finding.null-island', { latitude: 0, longitude: 0 }],
    ['finding.fresh-and-salt', { isFresh: true }],
    ['finding.free-dive-with-tank', { freediveOrScuba: 'FREEDIVE' }],
  ];
  test.each(rows)('%s: %j', (message, change) => {
    expect(diveLogFindings({ ...log, ...change }, today)).toMatchObject([{ message }]);
  });

  const fine: Partial<DiveLog>[] = [
    { timeIn: '23:50', timeOut: '00:32' },
    { cumulativeTime: 3161 },
    { latitude: 0 },
    { pg: null },
    { averageDepth: null },
    { date: today },
  ];
  test.each(fine)('%j has no finding', (change) => {
    expect(diveLogFindings({ ...log, ...change }, today)).toEqual([]);
  });
});
