import { diveLogSchema } from '@buddyline/domain/dive-log';
import { pagedSchema, successSchema } from '@buddyline/domain/envelope';
import type { Insertable } from 'kysely';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { DiveLogsTable } from '../../db/schema.ts';
import { sampleDiveLog, sampleUser } from '../../db/testing/sample-rows.ts';
import { type Person, type TestApi, as, startTestApi } from '../../testing/test-api.ts';
import { eachDiveLogOf } from './logbook-sql.ts';

let api: TestApi;
let diver: Person;
let other: Person;
let admin: Person;

/** The site of each dive; they are written in this order, a minute apart. */
const dives: Record<string, Partial<Insertable<DiveLogsTable>>> = {
  'Blue Hole': { date: '2024-08-04', time_in: '09:00', max_depth: 66, comments: 'a turtle' },
  'Old wreck': { date: '2006-03-01', max_depth: 98, is_wreck: true, location: 'Dahab' },
  'No day': { date: null, time_in: '08:00', max_depth: 33 },
  Dusk: { date: '2024-08-04', time_in: '18:30', max_depth: null, freedive_or_scuba: 'FREEDIVE' },
  Noon: { date: '2024-08-04', time_in: '12:10', max_depth: 20, is_salt: true, is_fresh: true },
  'Some time': { date: '2024-08-04', time_in: null, max_depth: 66 },
  'Far ahead': { date: '2025-01-02', time_in: '07:45', max_depth: 51, current_condition: 'MILD' },
  'No day either': { date: null, max_depth: 40, visibility_unit: 'm' },
};

beforeAll(async () => {
  api = await startTestApi();
  diver = await api.addPerson();
  other = await api.addPerson();
  admin = await api.addPerson({ role: 'ADMIN' });
  const { db } = api.services.database;
  const rows = Object.entries(dives).map(([site, dive], at) =>
    sampleDiveLog(diver.id, {
      site,
      ...dive,
      created_at: new Date(1_700_000_000_000 + at * 60_000),
    }),
  );
  await db.insertInto('dive_logs').values(rows).execute();
  await db
    .insertInto('dive_logs')
    .values(sampleDiveLog(other.id, { is_wreck: true }))
    .execute();
});
afterAll(() => api.close());

const pageSchema = successSchema(pagedSchema(diveLogSchema));

async function read(query: string, caller = diver) {
  const url = `/api/divelogs/user/${diver.id}?${query}`;
  const { status, body } = await api.call({ method: 'GET', url, headers: as(caller) });
  expect(status, JSON.stringify(body)).toBe(200);
  return v.parse(pageSchema, body).data;
}

async function sites(query: string, caller = diver) {
  const { data, total } = await read(`limit=100&${query}`, caller);
  expect(total).toBe(data.length);
  return data.map(({ site }) => site);
}

const byDay = [
  'Far ahead',
  'Dusk',
  'Noon',
  'Blue Hole',
  'Some time',
  'Old wreck',
  'No day',
  'No day either',
];

describe('the logbook of a diver', () => {
  test.each(['', 'sort=date', 'sort=date&isReef=false'])(
    'is in the order of the dives, not of writing: ?%s',
    async (query) => {
      expect(await sites(query)).toEqual(byDay);
      expect(await sites(query, admin)).toEqual(byDay);
    },
  );

  test('is paged in that order, with its exact total, also past the end', async () => {
    const pages = await Promise.all([1, 2, 3, 4, 5].map((page) => read(`page=${page}&limit=2`)));
    expect(pages.flatMap(({ data }) => data.map(({ site }) => site))).toEqual(byDay);
    const totals = pages.map(({ total, totalPages }) => [total, totalPages]);
    expect(totals).toEqual(Array.from({ length: 5 }, () => [byDay.length, 4]));
  });

  test('leaves in that order as a file', async () => {
    const written: (string | null)[] = [];
    for await (const batch of eachDiveLogOf(api.services.database.db, diver.id)) {
      written.push(...batch.map(({ site }) => site));
    }
    expect(written).toEqual(byDay);
  });

  test('has the other orders of the list of dives', async () => {
    const written = Object.keys(dives);
    expect(await sites('sort=oldest')).toEqual(written);
    expect(await sites('sort=newest')).toEqual(written.toReversed());
    expect(await sites('sort=depth')).toEqual([
      'Old wreck',
      'Some time',
      'Blue Hole',
      'Far ahead',
      'No day either',
      'No day',
      'Noon',
      'Dusk',
    ]);
  });

  test.each([
    ['isWreck=true', ['Old wreck']],
    ['freediveOrScuba=FREEDIVE', ['Dusk']],
    ['currentCondition=MILD', ['Far ahead']],
    ['visibilityUnit=m', ['No day either']],
    ['date=2006-03-01', ['Old wreck']],
    ['dateFrom=2024-08-05', ['Far ahead']],
    ['dateTo=2010-12-31', ['Old wreck']],
    ['timeIn=1200', ['Dusk', 'Noon']],
    ['depthFrom=66', ['Blue Hole', 'Some time', 'Old wreck']],
    ['depthTo=33', ['Noon', 'No day']],
    ['findings=true', ['Noon']],
    ['query=turtle', ['Blue Hole']],
    ['query=dahab+old', ['Old wreck']],
    ['query=no+day&sort=oldest', ['No day', 'No day either']],
    ['query=no&depthFrom=30&sort=depth', ['No day either', 'No day']],
    ['query=nothing+like+it', []],
  ])('is found by ?%s', async (query, found) => {
    expect(await sites(query)).toEqual(found);
  });

  test('has only their own dives, whoever the parameters name', async () => {
    expect(await sites(`userId=${other.id}`)).toEqual(byDay);
    expect(await sites(`isWreck=true&userId=${other.id}`)).toEqual(['Old wreck']);
  });

  test.each([
    ['sort=site', 'sort'],
    ['isWreck=yes', 'isWreck'],
    ['dateFrom=31/02', 'dateFrom'],
    ['depthTo=deep', 'depthTo'],
    ['timeIn=2460', 'timeIn'],
    [`query=${'x'.repeat(201)}`, 'query'],
    ['limit=101', 'limit'],
  ])('400: ?%s', async (query, path) => {
    const url = `/api/divelogs/user/${diver.id}?${query}`;
    const { status, body } = await api.call({ method: 'GET', url, headers: as(diver) });
    expect(status).toBe(400);
    expect(body?.errors?.[0]).toMatchObject({ path });
  });

  test('is nobody else’s to read, and that of nobody does not exist', async () => {
    const get = (id: string, caller: Person) =>
      api.call({ method: 'GET', url: `/api/divelogs/user/${id}`, headers: as(caller) });
    expect(await get(diver.id, other)).toMatchObject({ status: 403 });
    const nobody = sampleUser().id;
    expect(await get(nobody, admin)).toMatchObject({ status: 404 });
    expect(await get(nobody, diver)).toMatchObject({ status: 403 });
  });
});
