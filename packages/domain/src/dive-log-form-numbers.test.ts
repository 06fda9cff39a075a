import * as fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { counterpart, unitOf } from './dive-log-amounts.ts';
import { diveLogFixture } from './dive-log-fixture.ts';
import { inOtherUnit } from './dive-log-form-numbers.ts';
import { diveLogForm, diveLogFormSchema, diveLogOfForm, diveLogPayload } from './dive-log-form.ts';
import { type DiveLog, type DiveLogNumber, diveLogNumbers } from './dive-log.ts';
import type { UnitSystem } from './units.ts';

const choices = [undefined, 'metric', 'imperial'] as const;

/** What a save of the form sends after these changes; throws if a field is refused. */
function saved(
  texts: Partial<ReturnType<typeof diveLogForm>>,
  units: UnitSystem | undefined,
  change: Partial<DiveLog> = {},
) {
  const initial = diveLogForm({ ...diveLogFixture, ...change }, units);
  const form = { ...initial, ...texts };
  v.assert(diveLogFormSchema(initial, units), form);
  return diveLogPayload(initial, form, units);
}

describe('the form is filled in the chosen unit', () => {
  const fields = ['maxDepth', 'waterTemp', 'startPSI', 'weight', 'visibilityValue', 'bottomTime'];
  const texts = (units: UnitSystem | undefined, change: Partial<DiveLog> = {}) => {
    const form: Record<string, unknown> = diveLogForm({ ...diveLogFixture, ...change }, units);
    return fields.map((name) => form[name]);
  };

  test('rounded as everywhere; a visibility keeps its own unit', () => {
    expect(texts(undefined)).toEqual(['66', '77', '2900', '12', '80', '44']);
    expect(texts('imperial')).toEqual(['66', '77', '2900', '12', '80', '44']);
    expect(texts('metric')).toEqual(['20.1', '25', '200', '5.4', '80', '44']);
  });

  test('a value that was typed in this unit is shown as it was typed', () => {
    const { maxDepth } = saved({ maxDepth: '20.55' }, 'metric');
    expect(texts('metric', { maxDepth: maxDepth ?? 0 })[0]).toBe('20.55');
    expect(texts('imperial', { maxDepth: maxDepth ?? 0 })[0]).toBe('67.4');
    expect(texts('imperial', { maxDepth: 66.25 })[0]).toBe('66.25');
  });
});

test.each<[UnitSystem | undefined, string, number]>([
  [undefined, '98', 98],
  [undefined, '30 m', 30 / 0.3048],
  [undefined, '98 ft', 98],
  ['imperial', '98', 98],
  ['imperial', '98,5', 98.5],
  ['metric', '30', 30 / 0.3048],
  ['metric', '30,5', 30.5 / 0.3048],
  ['metric', '٣٠٫٥', 30.5 / 0.3048],
  ['metric', '98 ft', 98],
])('with the choice %s, %j is stored as %d ft', (units, text, feet) => {
  expect(saved({ maxDepth: text }, units)).toEqual({ maxDepth: feet });
});

test('each kind of amount is converted', () => {
  const typed = { waterTemp: '20', startPSI: '210', weight: '5', n2: '79%', bottomTime: '44 min' };
  expect(saved(typed, 'metric')).toEqual({
    waterTemp: 68,
    startPSI: 210 * 14.5037738,
    weight: 5 / 0.45359237,
    n2: 79,
    bottomTime: 44,
  });
});

test('the text that is shown stands for the stored value; with its unit it counts as typed', () => {
  expect(saved({ startPSI: '200' }, 'metric')).toEqual({});
  expect(saved({ startPSI: '200 bar' }, 'metric')).toEqual({ startPSI: 200 * 14.5037738 });
});

test.each(choices)('a visibility is stored in the unit of its log, choice %s', (units) => {
  expect(saved({ visibilityValue: '30' }, units)).toEqual({ visibilityValue: 30 });
  expect(saved({ visibilityValue: '30 m' }, units)).toEqual({ visibilityValue: 30 / 0.3048 });
  expect(saved({ visibilityUnit: 'm' }, units)).toEqual({ visibilityUnit: 'm' });
  expect(saved({ visibilityValue: '30 م' }, units, { visibilityUnit: null })).toEqual({
    visibilityValue: 30,
    visibilityUnit: 'm',
  });
  expect(saved({ visibilityValue: '30' }, units, { visibilityUnit: null })).toEqual({
    visibilityValue: 30,
  });
});

test('an unreadable text is refused and is no value for the findings', () => {
  expect(() => saved({ maxDepth: '30 kg' }, 'metric')).toThrow('amount.not-a-length');
  const form = diveLogForm(diveLogFixture, 'metric');
  const typed = { ...form, maxDepth: '30 kg', averageDepth: '10 m' };
  const log = diveLogOfForm(diveLogFixture, typed, 'metric');
  expect(log).toMatchObject({ maxDepth: null, averageDepth: 10 / 0.3048, waterTemp: 77 });
});

const anyNumber = fc.oneof(
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.integer({ min: -50_000, max: 500_000 }).map((tenths) => tenths / 10),
);
const anyField = fc.constantFrom<DiveLogNumber>(...diveLogNumbers);
const anyChoice = fc.constantFrom<UnitSystem | undefined>(...choices);

test('saving without a change sends nothing, whatever is stored', () => {
  fc.assert(
    fc.property(anyField, anyNumber, anyChoice, (name, value, units) => {
      expect(saved({}, units, { [name]: value })).toEqual({});
      const log = { ...diveLogFixture, [name]: value };
      expect(diveLogOfForm(log, diveLogForm(log, units), units)[name]).toBe(value);
    }),
  );
});

test('what is typed comes back as it was typed', () => {
  const hundredths = fc.integer({ min: -30_000, max: 500_000 }).map((value) => value / 100);
  const names = fc.constantFrom<DiveLogNumber>('maxDepth', 'waterTemp', 'endPSI', 'weight');
  fc.assert(
    fc.property(names, hundredths, fc.constantFrom('metric', 'imperial'), (name, value, units) => {
      const text = String(value);
      const stored = saved({ [name]: text }, units, { [name]: null })[name];
      expect(diveLogForm({ ...diveLogFixture, [name]: stored ?? null }, units)[name]).toBe(text);
    }),
  );
});

describe('the other unit beside a field', () => {
  const beside = (name: DiveLogNumber, text: string, units?: UnitSystem) =>
    inOtherUnit({ name, visibilityUnit: 'ft', units }, text, diveLogFixture);

  test('is exact for an unchanged text, which may be rounded', () => {
    expect(beside('maxDepth', '20.1', 'metric')?.value).toBeCloseTo(66, 10);
    expect(beside('maxDepth', '20.2', 'metric')?.value).toBeCloseTo(66.273, 3);
    expect(beside('maxDepth', '66')).toEqual(counterpart({ value: 66, unit: 'ft' }));
  });

  test('is the one that was not typed', () => {
    expect(beside('maxDepth', '98 ft', 'metric')).toMatchObject({ unit: 'm' });
    expect(beside('maxDepth', '30 m', 'metric')).toMatchObject({ unit: 'ft' });
    expect(beside('maxDepth', '30 m')).toMatchObject({ unit: 'ft' });
  });

  test.each<[DiveLogNumber, string]>([
    ['maxDepth', ''],
    ['maxDepth', '30 kg'],
    ['bottomTime', '44'],
    ['latitude', '28.572'],
    ['diveNumber', '48'],
  ])('%s %j has none', (name, text) => {
    expect(beside(name, text, 'metric')).toBeNull();
  });
});

test('every unit of the form has words for it', () => {
  for (const name of diveLogNumbers) {
    const unit = unitOf(name, 'ft');
    if (unit === undefined || unit === '°') continue;
    expect(() => saved({ [name]: `7 ${unit}` }, 'metric'), name).not.toThrow();
  }
});
