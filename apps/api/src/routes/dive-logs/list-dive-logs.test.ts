import { diveLogSchema } from '@buddyline/domain/dive-log';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sampleDiveLog } from '../../db/testing/sample-rows.ts';
import { type Person, type TestApi, as, startTestApi } from '../../testing/test-api.ts';

let api: TestApi;
let admin: Person;
let diver: Person;

beforeAll(async () => {
  api = await startTestApi();
  admin = await api.addPerson({ role: 'ADMIN' });
  diver = await api.addPerson({ fullName: 'Mira Haddad' });
  const logs = [
    sampleDiveLog(diver.id, { site: 'Thistlegorm', is_wreck: true, created_at: '2026-05-01' }),
    sampleDiveLog(diver.id, { site: '50% deeper_here', created_at: '2026-05-02' }),
    sampleDiveLog(diver.id, { location: 'دَهَب', time_in: '09:30', created_at: '2026-05-03' }),
    sampleDiveLog(diver.id, { comments: 'Señor turtle', max_depth: 60, created_at: '2026-05-04' }),
  ];
  await api.services.database.db.insertInto('dive_logs').values(logs).execute();
});
afterAll(() => api.close());

const list = (query: string) =>
  api.call({ method: 'GET', url: `/api/divelogs${query}`, headers: as(admin) });

describe('GET /api/divelogs', () => {
  test('200: with all fields and the owner', async () => {
    const { status, body } = await list('');
    expect(status).toBe(200);
    const page = body?.data as { data: object[] };
    expect(page.data[0]).toMatchObject({
      userId: diver.id,
      date: '2026-05-01',
      maxDepth: 60,
      diveNumber: null,
      exposureGear: [],
      isWreck: false,
      buddySignature: null,
      createdAt: '2026-05-04T00:00:00.000Z',
      Owner: { fullName: 'Mira Haddad', username: diver.username, profilePicture: null },
    });
    const fields = Object.keys(diveLogSchema.entries).toSorted();
    expect(Object.keys(page.data[0] ?? {}).toSorted()).toEqual(fields);
  });

  test('200: internal columns are not sent', async () => {
    const { bytes } = await list('?isWreck=true');
    expect(bytes.toString()).not.toMatch(/[a-z]_[a-z]|searchText|filterBits/);
  });

  test.each([
    ['دهب', 1],
    ['senor', 1],
    ['SHARK', 2],
  ])('200: query %s finds %i', async (query, total) => {
    const answer = await list(`?query=${encodeURIComponent(query)}`);
    expect(answer).toMatchObject({ status: 200, body: { data: { total } } });
  });

  test.each([
    ['depthFrom=60&depthTo=66', [60]],
    ['depthFrom=60&sort=depth', [66.5, 66.5, 66.5, 60]],
    ['depthTo=60.1&query=turtle&sort=depth', [60]],
    ['query=mira&sort=depth', [66.5, 66.5, 66.5, 60]],
    ['query=mira&depthFrom=66&dateFrom=2026-05-01', [66.5, 66.5, 66.5]],
    ['sort=oldest&limit=2', [66.5, 66.5]],
    ['dateFrom=2026-05-02', []],
    ['dateTo=2026-04-30', []],
    ['dateFrom=2026-05-01&dateTo=2026-05-01&isWreck=true', [66.5]],
    ['findings=true', []],
    ['findings=false&sort=depth', [66.5, 66.5, 66.5, 60]],
  ])('200: %s finds dives of these depths', async (query, depths) => {
    const { status, body } = await list(`?${query}`);
    expect(status).toBe(200);
    const { data } = body?.data as { data: { maxDepth: number }[] };
    expect(data.map(({ maxDepth }) => maxDepth)).toEqual(depths);
  });

  test('200: the dives of one diver, with other filters', async () => {
    const all = await list(`?userId=${diver.id}`);
    expect(all).toMatchObject({ status: 200, body: { data: { total: 4 } } });
    const deep = await list(`?userId=${diver.id}&depthFrom=66&sort=oldest`);
    expect(deep).toMatchObject({ status: 200, body: { data: { total: 3 } } });
    const none = await list(`?userId=${admin.id}&depthFrom=66`);
    expect(none).toMatchObject({ status: 200, body: { data: { total: 0 } } });
  });

  test.each([
    'dateFrom=1900-12-31',
    'dateTo=2079-01-01',
    'dateFrom=05/01/2026',
    'depthFrom=-1',
    'depthTo=1301',
    'depthTo=20m',
    'userId=mira',
    'findings=yes',
  ])('400: %s', async (query) => {
    expect(await list(`?${query}`)).toMatchObject({ status: 400 });
  });

  test('200: a page past the end of a filtered list is empty and has the total', async () => {
    const { body } = await list('?isWreck=false&page=9&limit=2');
    expect(body?.data).toEqual({ data: [], total: 3, totalPages: 2, page: 9, limit: 2 });
  });

  test.each([
    ['isWreck=yes', 'isWreck', /true, false/],
    ['isReef=', 'isReef', /true, false/],
    ['usedCamera=TRUE', 'usedCamera', /true, false/],
    ['isCave=true&isCave=false', 'isCave', /true, false/],
    ['freediveOrScuba=scuba', 'freediveOrScuba', /SCUBA, FREEDIVE/],
    ['currentCondition=WILD', 'currentCondition', /NONE, MILD, STRONG/],
    ['visibilityUnit=km', 'visibilityUnit', /ft, m/],
    ['date=2026-02-31', 'date', /YYYY-MM-DD/],
    ['date=31/02/2026', 'date', /YYYY-MM-DD/],
    ['date=0000-01-01', 'date', /YYYY-MM-DD/],
    ['timeIn=2400', 'timeIn', /HHMM/],
    ['timeIn=960', 'timeIn', /HHMM/],
    ['timeOut=-1', 'timeOut', /HHMM/],
    ['timeOut=09:30', 'timeOut', /HHMM/],
    ['timeOut=1e3', 'timeOut', /HHMM/],
  ])('400: %s, with the parameter and the allowed values', async (query, path, message) => {
    const { status, body } = await list(`?${query}`);
    expect(status).toBe(400);
    expect(body?.errors).toEqual([{ path, message: expect.stringMatching(message) }]);
  });
});
