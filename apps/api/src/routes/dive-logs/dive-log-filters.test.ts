import { randomUUID } from 'node:crypto';
import {
  type DiveLog,
  type DiveLogFlag,
  currentConditions,
  diveLogFlags,
  diveTypes,
  visibilityUnits,
} from '@buddyline/domain/dive-log';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sampleDiveLog } from '../../db/testing/sample-rows.ts';
import { foldRowCounts } from '../../db/upkeep.ts';
import { type Person, type TestApi, as, startTestApi } from '../../testing/test-api.ts';

/** The filterable fields of a log; both the row and the reference filter use them. */
type Dive = Record<DiveLogFlag, boolean> &
  Pick<DiveLog, 'visibilityUnit' | 'currentCondition' | 'freediveOrScuba'> &
  Pick<DiveLog, 'date' | 'timeIn' | 'timeOut' | 'site'> & { day: number };

const flag = fc.boolean();
const flags = fc.record({
  isWreck: flag,
  isReef: flag,
  isTraining: flag,
  isSearchRecovery: flag,
  isCave: flag,
  isFresh: flag,
  isSalt: flag,
  isShore: flag,
  isBoat: flag,
  usedComputer: flag,
  usedScooter: flag,
  usedCamera: flag,
});

const dates = ['2026-05-01', '2026-05-02', '2025-12-31'];
const sites = ['Shark Reef', 'Blue Hole', 'شِعاب أبو نحاس'];
const hhmm = fc.constantFrom<number[]>(
  0,
  5,
  59,
  100,
  859,
  900,
  901,
  930,
  1000,
  1030,
  1800,
  2300,
  2359,
);
const clock = fc.option(hhmm.map(toClock), { nil: null, freq: 8 });
const unknown = { nil: null, freq: 4 };

const dive: fc.Arbitrary<Dive> = fc
  .record({
    visibilityUnit: fc.option(fc.constantFrom(...visibilityUnits), unknown),
    currentCondition: fc.option(fc.constantFrom(...currentConditions), unknown),
    freediveOrScuba: fc.option(fc.constantFrom(...diveTypes), unknown),
    date: fc.option(fc.constantFrom(...dates), unknown),
    timeIn: clock,
    timeOut: clock,
    site: fc.option(fc.constantFrom(...sites), unknown),
    day: fc.integer({ min: 1, max: 28 }),
  })
  .chain((rest) => flags.map((some) => ({ ...rest, ...some })));

/** A few parameters at once; many at once would match nothing. */
const filter = fc.record(
  {
    isWreck: flag,
    isReef: flag,
    isCave: flag,
    isSalt: flag,
    usedCamera: flag,
    freediveOrScuba: fc.constantFrom(...diveTypes),
    currentCondition: fc.constantFrom(...currentConditions),
    visibilityUnit: fc.constantFrom(...visibilityUnits),
    date: fc.constantFrom(...dates, '2020-02-29'),
    timeIn: hhmm,
    timeOut: hhmm,
    query: fc.constantFrom('reef', 'BLUE', 'شعاب', 'o'),
  },
  { requiredKeys: [] },
);
type Filter = typeof filter extends fc.Arbitrary<infer T> ? T : never;

function toClock(number: number): string {
  const digits = String(number).padStart(4, '0');
  return `${digits.slice(0, 2)}:${digits.slice(2)}`;
}

function matches(log: Dive, wanted: Filter): boolean {
  const { timeIn, timeOut, query, ...same } = wanted;
  const words: Record<string, RegExp> = { reef: /reef/i, BLUE: /blue/i, شعاب: /شِعاب/, o: /o/i };
  return (
    Object.entries(same).every(([name, value]) => Reflect.get(log, name) === value) &&
    (timeIn === undefined || (log.timeIn !== null && log.timeIn >= toClock(timeIn))) &&
    (timeOut === undefined || (log.timeOut !== null && log.timeOut <= toClock(timeOut))) &&
    (query === undefined || words[query]?.test(log.site ?? '') === true)
  );
}

let api: TestApi;
let admin: Person;
/** Newest first, in the order of the list. */
let logs: (Dive & { id: string })[];

beforeAll(async () => {
  api = await startTestApi();
  admin = await api.addPerson({ role: 'ADMIN' });
  const dives = fc
    .sample(dive, { numRuns: 240, seed: 1 })
    .map((one) => ({ ...one, id: randomUUID() }));
  logs = dives.toSorted((a, b) => b.day - a.day || (a.id < b.id ? 1 : -1));
  const rows = logs.map((log) =>
    sampleDiveLog(admin.id, {
      id: log.id,
      date: log.date,
      site: log.site,
      time_in: log.timeIn,
      time_out: log.timeOut,
      visibility_unit: visibilityUnits.find((unit) => unit === log.visibilityUnit) ?? null,
      current_condition: currentConditions.find((one) => one === log.currentCondition) ?? null,
      freedive_or_scuba: diveTypes.find((type) => type === log.freediveOrScuba) ?? null,
      is_wreck: log.isWreck,
      is_reef: log.isReef,
      is_training: log.isTraining,
      is_search_recovery: log.isSearchRecovery,
      is_cave: log.isCave,
      is_fresh: log.isFresh,
      is_salt: log.isSalt,
      is_shore: log.isShore,
      is_boat: log.isBoat,
      used_computer: log.usedComputer,
      used_scooter: log.usedScooter,
      used_camera: log.usedCamera,
      created_at: `2026-06-${String(log.day).padStart(2, '0')}T12:00:00Z`,
    }),
  );
  await api.services.database.db.insertInto('dive_logs').values(rows).execute();
});
afterAll(() => api.close());

/** Compares a page of the route with a filter in memory. */
async function expectReferencePage(wanted: Filter, page: number, limit: number): Promise<void> {
  const { status, body } = await api.call({
    method: 'GET',
    url: '/api/divelogs',
    query: { ...asText(wanted), page: String(page), limit: String(limit) },
    headers: as(admin),
  });
  expect(status).toBe(200);
  const found = logs.filter((log) => matches(log, wanted));
  const { data, ...rest } = body?.data as { data: DiveLog[] };
  const expected = found.slice((page - 1) * limit, page * limit);
  expect(data.map(({ id }) => id)).toEqual(expected.map(({ id }) => id));
  const totalPages = Math.ceil(found.length / limit);
  expect(rest).toEqual({ total: found.length, totalPages, page, limit });
}

function asText(wanted: Filter): Record<string, string> {
  return Object.fromEntries(Object.entries(wanted).map(([name, value]) => [name, String(value)]));
}

test('each filter alone gives the same result as a filter in memory', async () => {
  const alone: Filter[] = [
    ...diveLogFlags.flatMap((name) => [{ [name]: true }, { [name]: false }]),
    ...diveTypes.map((freediveOrScuba) => ({ freediveOrScuba })),
    ...currentConditions.map((currentCondition) => ({ currentCondition })),
    ...visibilityUnits.map((visibilityUnit) => ({ visibilityUnit })),
    ...dates.map((date) => ({ date })),
    ...[0, 59, 900, 930, 2359].flatMap((time) => [{ timeIn: time }, { timeOut: time }]),
    { query: 'reef' },
  ];
  for (const wanted of alone) await expectReferencePage(wanted, 1, 100);
});

test('any combination and page gives the same result as a filter in memory, before and after folding', async () => {
  const pages = fc.integer({ min: 1, max: 12 });
  const limits = fc.constantFrom(1, 6, 100);
  for (const fold of [() => Promise.resolve(), () => foldRowCounts(api.services.database.db)]) {
    await fold();
    await fc.assert(fc.asyncProperty(filter, pages, limits, expectReferencePage), { numRuns: 60 });
  }
});
