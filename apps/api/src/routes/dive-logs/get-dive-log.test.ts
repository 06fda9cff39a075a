import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sampleDiveLog } from '../../db/testing/sample-rows.ts';
import { type Person, type TestApi, as, startTestApi } from '../../test-api.ts';

let api: TestApi;
let admin: Person;
let diver: Person;
const log = { dive_number: 48, average_depth: 0.1, exposure_gear: ['HOOD'], si: 0, pg: 'D' };
let id: string;

beforeAll(async () => {
  api = await startTestApi();
  admin = await api.addPerson({ role: 'ADMIN' });
  diver = await api.addPerson();
  const row = sampleDiveLog(diver.id, { ...log, time_in: '09:30', start_psi: 3000, n2: null });
  await api.parts.database.db.insertInto('dive_logs').values(row).execute();
  ({ id } = row);
});
afterAll(() => api.close());

const get = (which: string, headers: Record<string, string> = as(admin)) =>
  api.call({ method: 'GET', url: `/api/divelogs/${which}`, headers });

describe('GET /api/divelogs/{id}', () => {
  test('200: numbers as they were stored, empty ones null and never 0', async () => {
    const { status, body } = await get(id);
    expect(status).toBe(200);
    expect(body?.data).toMatchObject({
      id,
      userId: diver.id,
      diveNumber: 48,
      averageDepth: 0.1,
      maxDepth: 66.5,
      timeIn: '09:30',
      timeOut: null,
      startPSI: 3000,
      si: 0,
      n2: null,
      pg: 'D',
      exposureGear: ['HOOD'],
      Owner: { username: diver.username },
    });
  });

  test.each([
    ['missing', () => uuidv7()],
    ['malformed', () => '1; drop table dive_logs'],
    ["a user's", () => diver.id],
  ])('404: %s', async (_name, which) => {
    expect(await get(encodeURIComponent(which()))).toMatchObject({ status: 404 });
  });

  test('401: nobody; 403: a user, even the diver', async () => {
    expect(await get(id, {})).toMatchObject({ status: 401 });
    expect(await get(id, as(diver))).toMatchObject({ status: 403 });
  });
});
