import { isPossibleDiveDate } from '@buddyline/domain/dive-date';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sampleDiveLog, sampleUser } from '../../db/testing/sample-rows.ts';
import { openTestDatabase, type TestDatabase } from '../../db/testing/test-database.ts';
import { listImpossibleDates } from '../impossible-dates.ts';
import { findImpossibleDates } from './impossible-dates-sql.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const now = new Date('2026-11-26T15:00:00Z');
const dates = [
  '0001-01-01',
  '0264-01-22',
  '1850-06-30',
  '1899-12-31',
  '1900-01-01',
  '1949-06-30',
  '2026-11-26',
  '2026-11-27',
  '2026-11-28',
  '2610-11-20',
  '9999-12-31',
];

test('no dive log has an impossible date', async () => {
  expect(await listImpossibleDates(database.db)).toBe('No dive log has an impossible date.');
});

test('dives before 1900 or more than a day ahead are listed by date, each with its page', async () => {
  const diver = sampleUser({ username: 'mira' });
  await database.db.insertInto('users').values(diver).execute();
  const logs = dates.map((date) => sampleDiveLog(diver.id, { date }));
  const undated = sampleDiveLog(diver.id, { date: null });
  await database.db
    .insertInto('dive_logs')
    .values([...logs, undated])
    .execute();
  const found = await findImpossibleDates(database.db, 100, now);
  const impossible = dates.filter((date) => !isPossibleDiveDate(date, now));
  expect(found.map(({ date }) => date)).toEqual(impossible);
  expect(await findImpossibleDates(database.db, 2, now)).toHaveLength(2);
  const text = await listImpossibleDates(database.db);
  const [first] = logs;
  expect(text).toContain(`\n0001-01-01  /admin/booklog/${first?.id}/edit  @mira\n`);
  expect(text).toContain('\n9999-12-31  ');
  expect(text).not.toContain('1949-06-30');
});
