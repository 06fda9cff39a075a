import {
  type DiveLog,
  diveLogFlags,
  diveLogNumbers,
  diveLogUpdateSchema,
} from '@buddyline/domain/dive-log';
import fc from 'fast-check';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sampleDiveLog } from '../../db/testing/sample-rows.ts';
import { type Person, type TestApi, as, startTestApi } from '../../testing/test-api.ts';

let api: TestApi;
let admin: Person;
let diver: Person;
let id: string;

beforeAll(async () => {
  api = await startTestApi({ writesPerMinute: 10_000 });
  admin = await api.addPerson({ role: 'ADMIN' });
  diver = await api.addPerson();
});
beforeEach(async () => {
  await api.services.database.db.deleteFrom('dive_logs').execute();
  const row = sampleDiveLog(diver.id, { is_reef: true, exposure_gear: ['HOOD'], pg: 'D' });
  await api.services.database.db.insertInto('dive_logs').values(row).execute();
  ({ id } = row);
});
afterAll(() => api.close());

const url = () => `/api/divelogs/${id}`;
const put = (payload: unknown, headers: Record<string, string> = as(admin)) =>
  api.call({ method: 'PUT', url: url(), payload: payload as object, headers });

async function read(): Promise<DiveLog> {
  const { body } = await api.call({ method: 'GET', url: url(), headers: as(admin) });
  return body?.data as DiveLog;
}

describe('PUT /api/divelogs/{id}', () => {
  test('200: all fields are stored exactly', async () => {
    const everything = {
      ...Object.fromEntries(diveLogNumbers.map((name, index) => [name, index + 0.1])),
      ...Object.fromEntries(diveLogFlags.map((name, index) => [name, index % 2 === 0])),
      diveNumber: 48,
      averageDepth: 0.1 + 0.2,
      latitude: -90,
      longitude: 179.999_999_999_9,
      date: '2024-02-29',
      timeIn: '23:50',
      timeOut: '00:20',
      location: 'دهب، مصر',
      site: "Blue Hole; drop table 'x'",
      visibilityUnit: 'm',
      currentCondition: 'STRONG',
      freediveOrScuba: 'FREEDIVE',
      exposureGear: ['WETSUIT', 'FINS'],
      pg: 'Z',
      comments: 'Deep.\nCold.',
    };
    expect(Object.keys(everything).toSorted()).toEqual(
      Object.keys(diveLogUpdateSchema.entries).toSorted(),
    );
    const { status, body } = await put(everything);
    expect(status).toBe(200);
    expect(body?.message).toBe('Dive log updated.');
    expect(body?.data).toMatchObject(everything);
    expect(await read()).toMatchObject(everything);
  });

  test('200: fields that are not sent are kept, null clears a field, 0 stays 0, updatedAt is set', async () => {
    const before = await read();
    await put({ maxDepth: null, pg: null, date: null, si: 0 });
    const after = await read();
    expect(after).toMatchObject({ maxDepth: null, pg: null, date: null, si: 0 });
    expect(after).toMatchObject({ site: 'Shark Reef', isReef: true, exposureGear: ['HOOD'] });
    expect(after.createdAt).toBe(before.createdAt);
    expect(Date.parse(after.updatedAt ?? '')).toBeGreaterThan(Date.parse(before.updatedAt ?? ''));
  });

  test('200: duplicate gear is removed', async () => {
    await put({ exposureGear: ['FINS', 'MASK', 'FINS', 'MASK'] });
    expect(await read()).toMatchObject({ exposureGear: ['FINS', 'MASK'] });
    await put({ exposureGear: [] });
    expect(await read()).toMatchObject({ exposureGear: [] });
  });

  test('200: read-only fields are ignored', async () => {
    const before = await read();
    const { updatedAt: _moment, ...foreign } = { ...before, id: uuidv7(), userId: admin.id };
    const payload = { ...foreign, createdAt: '2020-01-01', search_text: 'x' };
    expect(await put(payload)).toMatchObject({ status: 200 });
    const { updatedAt: _later, ...after } = await read();
    expect(after).toEqual({ ...foreign, id, userId: diver.id });
  });

  test('200: the filters of the list find the new values', async () => {
    const list = async () => {
      const query = { isCave: 'true', timeIn: '2330' };
      const answer = await api.call({
        method: 'GET',
        url: '/api/divelogs',
        query,
        headers: as(admin),
      });
      return answer.body?.data;
    };
    await put({ isCave: true, timeIn: '23:29' });
    expect(await list()).toMatchObject({ total: 0 });
    await put({ timeIn: '23:30' });
    expect(await list()).toMatchObject({ total: 1, data: [{ id }] });
  });

  test.each(diveLogNumbers)('400: a text for the number %s', async (name) => {
    const { status, body } = await put({ [name]: '12' });
    expect(status).toBe(400);
    expect(body?.errors).toEqual([{ path: name, message: 'Must Be a Number' }]);
  });

  const swapped = /-90 to 90\. Are latitude and longitude swapped\?/;
  test.each<[object, string, RegExp]>([
    [{ diveNumber: 0 }, 'diveNumber', /starts at 1/],
    [{ diveNumber: 1.5 }, 'diveNumber', /whole number/],
    [{ diveNumber: 3e9 }, 'diveNumber', /2147483647/],
    [{ latitude: 91 }, 'latitude', swapped],
    [{ latitude: -180, longitude: 20 }, 'latitude', swapped],
    [{ latitude: 200 }, 'latitude', /-90 to 90\.$/],
    [{ longitude: -180.1, latitude: 20 }, 'longitude', /-180 to 180\.$/],
    [{ exposureGear: ['SNORKEL'] }, 'exposureGear.0', /WETSUIT.*CAMERA/],
    [{ exposureGear: 'HOOD' }, 'exposureGear', /must be a list/],
    [{ exposureGear: null }, 'exposureGear', /must be a list/],
    [{ currentCondition: 'mild' }, 'currentCondition', /MILD/],
    [{ freediveOrScuba: 'BOTH' }, 'freediveOrScuba', /SCUBA/],
    [{ visibilityUnit: '' }, 'visibilityUnit', /: ft, m\.$/],
    [{ isWreck: 'true' }, 'isWreck', /true or false/],
    [{ isWreck: null }, 'isWreck', /true or false/],
    [{ date: '2026-02-31' }, 'date', /YYYY-MM-DD/],
    [{ date: '' }, 'date', /YYYY-MM-DD/],
    [{ date: '0264-01-22' }, 'date', /before 1900/],
    [{ date: '1899-12-31' }, 'date', /before 1900/],
    [{ date: '2610-11-20' }, 'date', /more than a day ahead/],
    [{ timeIn: '24:00' }, 'timeIn', /HH:MM/],
    [{ timeOut: 930 }, 'timeOut', /a text/],
    [{ site: 'x'.repeat(201) }, 'site', /200/],
    [{ comments: 'x'.repeat(5_001) }, 'comments', /5,000/],
    [{ comments: 'a\0b' }, 'comments', /cannot be stored/],
    [{ location: '\ud800' }, 'location', /cannot be stored/],
  ])('400: %j', async (payload, path, message) => {
    const before = await read();
    const { status, body } = await put(payload);
    expect(status).toBe(400);
    expect(body?.errors).toEqual([{ path, message: expect.stringMatching(message) }]);
    expect(await read()).toEqual(before);
  });

  test.each(['', 'null', '[]', '"x"', '{', '{"si":1,}', '{"si":1e309}', '{"__proto__":{"a":1}}'])(
    '400: the body %s',
    async (payload) => {
      const headers = { ...as(admin), 'content-type': 'application/json' };
      expect(await api.call({ method: 'PUT', url: url(), payload, headers })).toMatchObject({
        status: 400,
      });
    },
  );

  test('413: a body above 64 kB; 415: a form', async () => {
    expect(await put({ comments: 'x'.repeat(70_000) })).toMatchObject({ status: 413 });
    const headers = { ...as(admin), 'content-type': 'application/x-www-form-urlencoded' };
    const form = await api.call({ method: 'PUT', url: url(), payload: 'si=1', headers });
    expect(form.status).toBe(415);
  });

  test('any JSON object gets 200 or 400', async () => {
    const anything = fc.oneof(fc.jsonValue(), fc.double(), fc.string({ unit: 'binary' }));
    const fields = fc.constantFrom(...Object.keys(diveLogUpdateSchema.entries));
    await fc.assert(
      fc.asyncProperty(fc.dictionary(fields, anything, { maxKeys: 3 }), async (payload) => {
        expect([200, 400]).toContain((await put(payload)).status);
      }),
      { numRuns: 40 },
    );
  });

  test.each([
    ['missing', uuidv7()],
    ['malformed', 'abc'],
  ])('404: %s', async (_name, which) => {
    const path = `/api/divelogs/${which}`;
    const answer = await api.call({ method: 'PUT', url: path, payload: {}, headers: as(admin) });
    expect(answer.status).toBe(404);
  });

  test('the diver changes their own, signatures included', async () => {
    const { status, body } = await put({ si: 1, buddySignature: ' Omar  Aziz ' }, as(diver));
    expect(status).toBe(200);
    expect(body?.data).toMatchObject({ si: 1, buddySignature: 'Omar Aziz' });
  });

  test('401: without sign-in; 404: another user', async () => {
    expect(await put({ si: 1 }, {})).toMatchObject({ status: 401 });
    expect(await put({ si: 1 }, as(await api.addPerson()))).toMatchObject({ status: 404 });
  });

  test('400: the message is Arabic when Accept-Language prefers Arabic', async () => {
    const { body } = await put({ latitude: 100 }, { ...as(admin), 'accept-language': 'ar' });
    expect(body?.message).toMatch(/هل كُتب خط الطول مكان خط العرض/);
  });
});
