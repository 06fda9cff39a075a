import { diveLogSorts, type DiveLogsQuery } from '@buddyline/domain/dive-log-filters';
import { diveLogFindings } from '@buddyline/domain/dive-log-findings';
import fc from 'fast-check';
import { sql } from 'kysely';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { parsedRows } from '../../db/statements/parsed-rows.ts';
import { doConcurrently } from '../../db/testing/concurrent-writers.ts';
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
const feet = fc.constantFrom(-3, 0, 0.1, 18.04, 18.2, 59.06, 98.4252, 98.43, 98.6, 130, 1e300);
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
  max_depth: fc.option(feet, orNull),
  average_depth: fc.option(feet, { nil: null, freq: 1 }),
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

/** One action of a concurrent writer, in a transaction of its own. */
const step = fc.record({
  kind: fc.constantFrom('insert', 'insert', 'insert', 'update', 'delete', 'delete-diver', 'fold'),
  columns,
  rows: fc.integer({ min: 1, max: 60 }),
  isRolledBack: fc.boolean(),
});
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

async function doStep({ kind, columns: set, rows, isRolledBack }: Step): Promise<void> {
  const { db } = database;
  if (kind === 'fold') return foldRowCounts(db);
  const transaction = await db.startTransaction().execute();
  const some = transaction.selectFrom('dive_logs').select('id').limit(rows);
  const chosen = some.forUpdate().skipLocked();
  if (kind === 'insert') {
    const diver = sampleUser();
    await transaction.insertInto('users').values(diver).execute();
    const logs = Array.from({ length: rows }, () => sampleDiveLog(diver.id, set));
    await transaction.insertInto('dive_logs').values(logs).execute();
  } else if (kind === 'update') {
    await transaction.updateTable('dive_logs').set(set).where('id', 'in', chosen).execute();
  } else if (kind === 'delete') {
    await transaction.deleteFrom('dive_logs').where('id', 'in', chosen).execute();
  } else {
    const divers = transaction.selectFrom('users').select('id').limit(1).forUpdate().skipLocked();
    await transaction.deleteFrom('users').where('id', 'in', divers).execute();
  }
  await (isRolledBack ? transaction.rollback() : transaction.commit()).execute();
}

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

const orders = {
  newest: sql`created_at desc, id desc`,
  oldest: sql`created_at, id`,
  date: sql`date is null, least(greatest(date, '1900-01-01'), '2079-06-05') desc, created_at desc, id desc`,
  depth: sql`max_depth is null, least(greatest(round(max_depth * 3.048), 0), 4094) desc, created_at desc, id desc`,
};

/** The ids that plain conditions on the columns find, in order. */
async function foundPlainly(query: Wanted): Promise<string[]> {
  const { sort = 'newest', findings } = query;
  const given = <T>(value: T | undefined) => sql`${value ?? null}`;
  const decimetres = (feetOrNone: number | undefined) => sql`round(${feetOrNone ?? null}::float8 * 3.048)`;
  const clock = (hhmm: number | undefined) =>
    hhmm === undefined
      ? sql`null`
      : sql`${`${String(hhmm).padStart(4, '0').slice(0, 2)}:${String(hhmm).padStart(4, '0').slice(2)}`}`;
  const matches = sql`
    select id from dive_logs
    where (${given(query.isWreck)}::boolean is null or is_wreck = ${given(query.isWreck)}::boolean)
      and (${given(query.isSalt)}::boolean is null or is_salt = ${given(query.isSalt)}::boolean)
      and (${given(query.freediveOrScuba)}::text is null
        or freedive_or_scuba = ${given(query.freediveOrScuba)})
      and (${given(query.visibilityUnit)}::text is null
        or visibility_unit = ${given(query.visibilityUnit)})
      and (${clock(query.timeIn)}::text is null or time_in >= ${clock(query.timeIn)})
      and (${clock(query.timeOut)}::text is null or time_out <= ${clock(query.timeOut)})
      and (${given(query.dateFrom)}::date is null or date >= ${given(query.dateFrom)}::date)
      and (${given(query.dateTo)}::date is null or date <= ${given(query.dateTo)}::date)
      and (${given(query.depthFrom)}::float8 is null
        or max_depth is not null and greatest(round(max_depth * 3.048), 0) >= ${decimetres(query.depthFrom)})
      and (${given(query.depthTo)}::float8 is null
        or max_depth is not null and greatest(round(max_depth * 3.048), 0) <= ${decimetres(query.depthTo)})
    order by ${orders[sort]}`;
  const rows = await parsedRows(database.db, { id: v.string() }, matches);
  if (findings === undefined) return rows.map(({ id }) => id);
  const odd = await logsWithFindings();
  return rows.flatMap(({ id }) => (odd.has(id) === findings ? [id] : []));
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
  const steps = fc.array(step, { minLength: 10, maxLength: 40 });
  const queries = fc.array(wanted, { minLength: 8, maxLength: 8 });
  await fc.assert(
    fc.asyncProperty(steps, queries, async (given, asked) => {
      await doConcurrently(database, 8, given, doStep);
      for (const query of asked) await expectEveryPage(query, 9);
      for (const sort of diveLogSorts) await expectEveryPage({ sort }, 100);
    }),
    { numRuns: 6, endOnFailure: true },
  );
}, 120_000);
