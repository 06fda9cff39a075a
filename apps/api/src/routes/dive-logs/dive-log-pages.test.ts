import { toClockTime } from '@buddyline/domain/dates';
import {
  type DiveLogSort,
  diveLogSorts,
  type DiveLogsQuery,
} from '@buddyline/domain/dive-log-filters';
import { diveLogFindings } from '@buddyline/domain/dive-log-findings';
import fc from 'fast-check';
import type { Selectable } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { DiveLogsTable } from '../../db/schema.ts';
import { doConcurrently } from '../../db/testing/concurrent-writers.ts';
import { diveLogStep, doDiveLogStep } from '../../db/testing/dive-log-writers.ts';
import { sampleDiveLog, sampleUser } from '../../db/testing/sample-rows.ts';
import { openTestDatabase, type TestDatabase } from '../../db/testing/test-database.ts';
import { foldRowCounts } from '../../db/upkeep.ts';
import { listDiveLogPage } from './dive-log-pages-sql.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase({ databasePool: 8 });
});
beforeEach(async () => {
  await database.db.deleteFrom('users').execute();
});
afterAll(() => database.close());

const orNull = { nil: null, freq: 4 };
/** Few values, so that many logs have the same, and those at the ends of the codes. */
const days = fc.constantFrom('1850-03-01', '1949-12-31', '2024-02-29', '2024-03-01', '2090-01-01');
const depths = fc.constantFrom(-3, 0, 0.1, 18.04, 18.2, 59.06, 98.4252, 98.43, 98.6, 130, 1e300);
const clocks = fc.constantFrom('00:00', '09:00', '09:30', '23:59');
const flag = fc.boolean();
const psi = fc.option(fc.constantFrom(500, 3000), orNull);

const columns = fc.record({
  is_wreck: flag,
  is_fresh: flag,
  is_salt: flag,
  freedive_or_scuba: fc.option(fc.constantFrom('SCUBA', 'FREEDIVE'), orNull),
  visibility_unit: fc.option(fc.constantFrom('ft', 'm'), orNull),
  date: fc.option(days, orNull),
  max_depth: fc.option(depths, orNull),
  average_depth: fc.option(depths, { nil: null, freq: 1 }),
  time_in: fc.option(clocks, orNull),
  time_out: fc.option(clocks, orNull),
  time_this_dive: fc.option(fc.constantFrom(30, 571, 1380), orNull),
  start_psi: psi,
  end_psi: psi,
  water_temp: fc.option(fc.constantFrom(27.9, 28, 104, 104.1), { nil: null, freq: 1 }),
  n2: fc.option(fc.constantFrom(-1, 0, 80, 81), { nil: null, freq: 1 }),
  cns_o2: fc.option(fc.constantFrom(80, 81), { nil: null, freq: 1 }),
  pg: fc.constantFrom(null, '', 'A', 'a', 'AB', 'É'),
  bottom_time_to_date: fc.option(fc.constant(100), orNull),
  cumulative_time: fc.option(fc.constantFrom(130, 131, 132), orNull),
  latitude: fc.constantFrom(null, 0, 12),
  longitude: fc.constantFrom(null, 0, 12),
  created_at: fc.constantFrom(
    '1999-05-01T10:00:00Z',
    '2026-01-31T23:59:59.999Z',
    '2026-02-01T00:00:00Z',
  ),
});

const maybe = { nil: undefined, freq: 3 };
const wanted = fc.record({
  isWreck: fc.option(flag, maybe),
  isSalt: fc.option(flag, maybe),
  freediveOrScuba: fc.option(fc.constantFrom('SCUBA' as const, 'FREEDIVE' as const), maybe),
  visibilityUnit: fc.option(fc.constantFrom('ft' as const, 'm' as const), maybe),
  timeIn: fc.option(fc.constantFrom(0, 900, 915), maybe),
  timeOut: fc.option(fc.constantFrom(859, 930, 2359), maybe),
  dateFrom: fc.option(fc.constantFrom('1901-01-01', '2024-02-29', '2078-12-31'), maybe),
  dateTo: fc.option(fc.constantFrom('1901-01-01', '2024-02-29', '2078-12-31'), maybe),
  depthFrom: fc.option(fc.constantFrom(0, 18, 98.43, 1300), maybe),
  depthTo: fc.option(fc.constantFrom(0, 18, 98.43, 1300), maybe),
  findings: fc.option(flag, maybe),
  sort: fc.option(fc.constantFrom(...diveLogSorts), maybe),
});
type Wanted = Partial<typeof wanted extends fc.Arbitrary<infer T> ? T : never>;

type Row = Selectable<DiveLogsTable>;

/** As the codes of `baseline/dive-log-slices.ts`: days outside the ranges are alike, depths count to the decimetre. */
const dayOf = ({ date }: Row) =>
  date === null ? '' : date < '1900' ? '1900-01-01' : date > '2079-06-05' ? '2079-06-05' : date;
const decimetres = (feet: number | null) =>
  feet === null ? -1 : Math.round(Math.min(Math.max(feet * 3.048, 0), 4094));

const keys: Record<DiveLogSort, (row: Row) => string | number> = {
  newest: () => 0,
  oldest: () => 0,
  date: dayOf,
  depth: ({ max_depth }) => decimetres(max_depth),
};

/** The ids that plain conditions on the columns find, in order. */
async function foundPlainly(query: Wanted): Promise<string[]> {
  const { sort = 'newest', findings } = query;
  const rows = await database.db.selectFrom('dive_logs').selectAll().execute();
  const odd = findings === undefined ? new Set() : await logsWithFindings();
  const isWanted = ({ id }: Row) => findings === undefined || odd.has(id) === findings;
  const found = rows.filter((row) => matches(row, query) && isWanted(row));
  const key = keys[sort];
  const isBefore = (a: Row, b: Row) => {
    if (key(a) !== key(b)) return key(a) > key(b);
    const [aTime, bTime] = [a.created_at.getTime(), b.created_at.getTime()];
    return aTime === bTime ? a.id > b.id : aTime > bTime;
  };
  const sorted = found.toSorted((a, b) => (isBefore(a, b) ? -1 : 1)).map(({ id }) => id);
  return sort === 'oldest' ? sorted.toReversed() : sorted;
}

function matches(row: Row, query: Wanted): boolean {
  const { dateFrom, dateTo, depthFrom, depthTo } = query;
  const depth = decimetres(row.max_depth);
  const isEqual = <Value>(wantedValue: Value | undefined, value: Value) =>
    wantedValue === undefined || wantedValue === value;
  const isWithin = <Value extends string | number>(
    value: Value | null,
    from?: Value,
    until?: Value,
  ) =>
    (from === undefined || (value !== null && value >= from)) &&
    (until === undefined || (value !== null && value <= until));
  return (
    isEqual(query.isWreck, row.is_wreck) &&
    isEqual(query.isSalt, row.is_salt) &&
    isEqual<unknown>(query.freediveOrScuba, row.freedive_or_scuba) &&
    isEqual<unknown>(query.visibilityUnit, row.visibility_unit) &&
    isWithin(row.time_in, clockOf(query.timeIn)) &&
    isWithin(row.time_out, undefined, clockOf(query.timeOut)) &&
    isWithin(row.date, dateFrom, dateTo) &&
    isWithin(
      row.max_depth === null ? null : depth,
      depthFrom === undefined ? undefined : decimetres(depthFrom),
      depthTo === undefined ? undefined : decimetres(depthTo),
    )
  );
}

function clockOf(hhmm: number | undefined): string | undefined {
  return hhmm === undefined ? undefined : toClockTime(String(hhmm).padStart(4, '0'));
}

/** By the rule that the panel shows. */
async function logsWithFindings(): Promise<Set<string>> {
  const today = new Date().toISOString().slice(0, 10);
  const { data } = await listDiveLogPage(database.db, { query: '', page: 1, limit: 100_000 });
  const odd = data.filter((log) => diveLogFindings(log, today).length > 0);
  return new Set(odd.map(({ id }) => id));
}

async function expectEveryPage(query: Wanted, limit: number): Promise<void> {
  const ids = await foundPlainly(query);
  const asked: DiveLogsQuery = { query: '', page: 1, limit, ...query };
  const last = Math.max(1, Math.ceil(ids.length / limit));
  for (const page of new Set([1, 2, Math.ceil(last / 2), last, last + 1])) {
    const found = await listDiveLogPage(database.db, { ...asked, page });
    expect(found, JSON.stringify(query)).toMatchObject({ total: ids.length });
    expect(found.data.map(({ id }) => id)).toEqual(ids.slice((page - 1) * limit, page * limit));
  }
}

test('pages and totals equal those of plain conditions under concurrent writers', async () => {
  const steps = fc.array(diveLogStep(columns, 60), { minLength: 10, maxLength: 40 });
  const queries = fc.array(wanted, { minLength: 8, maxLength: 8 });
  await fc.assert(
    fc.asyncProperty(steps, queries, async (given, asked) => {
      await doConcurrently(database, 8, given, (step) => doDiveLogStep(database, step));
      for (const query of asked) await expectEveryPage(query, 9);
      for (const sort of diveLogSorts) await expectEveryPage({ sort }, 100);
    }),
    { numRuns: 6, endOnFailure: true },
  );
}, 120_000);

test('pages are right while as many logs wait to be added as wait to be removed', async () => {
  const { db } = database;
  const diver = sampleUser();
  await db.insertInto('users').values(diver).execute();
  const addOn = (created_at: string, count: number) => {
    const logs = Array.from({ length: count }, () => sampleDiveLog(diver.id, { created_at }));
    return db.insertInto('dive_logs').values(logs).execute();
  };
  await addOn('2026-01-31T12:00:00Z', 100);
  await addOn('2026-02-01T12:00:00Z', 40);
  await foldRowCounts(db);
  await db.deleteFrom('dive_logs').where('created_at', '<', new Date('2026-02-01')).execute();
  await addOn('2026-02-01T13:00:00Z', 100);
  for (const sort of diveLogSorts) await expectEveryPage({ sort, isWreck: false }, 9);
});
