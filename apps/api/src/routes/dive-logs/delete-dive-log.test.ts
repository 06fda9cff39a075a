import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sampleDiveLog } from '../../db/testing/sample-rows.ts';
import { type Person, type TestApi, as, startTestApi } from '../../test-api.ts';

let api: TestApi;
let admin: Person;
let diver: Person;

beforeAll(async () => {
  api = await startTestApi();
  admin = await api.addPerson({ role: 'ADMIN' });
  diver = await api.addPerson();
});
afterAll(() => api.close());

async function addLog(): Promise<string> {
  const row = sampleDiveLog(diver.id, { is_cave: true });
  await api.parts.database.db.insertInto('dive_logs').values(row).execute();
  return row.id;
}

const remove = (id: string, headers: Record<string, string> = as(admin)) =>
  api.call({ method: 'DELETE', url: `/api/divelogs/${id}`, headers });

describe('DELETE /api/divelogs/{id}', () => {
  test('200: it is gone from the lists and their totals', async () => {
    const [kept, id] = [await addLog(), await addLog()];
    expect(await remove(id)).toMatchObject({ status: 200, body: { message: 'Dive log deleted.' } });
    for (const query of ['', '?isCave=true', '?query=shark']) {
      const url = `/api/divelogs${query}`;
      const { body } = await api.call({ method: 'GET', url, headers: as(admin) });
      expect(body?.data).toMatchObject({ total: 1, data: [{ id: kept }] });
    }
  });

  test('404: a second time, and two at once are one deletion', async () => {
    const id = await addLog();
    const answers = await Promise.all([remove(id), remove(id)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404]);
    expect(await remove(id)).toMatchObject({ status: 404 });
  });

  test.each([
    ['missing', uuidv7()],
    ['malformed', 'abc'],
  ])('404: %s', async (_name, id) => {
    expect(await remove(id)).toMatchObject({ status: 404 });
  });

  test('401: nobody; 403: a user, even the diver', async () => {
    const id = await addLog();
    expect(await remove(id, {})).toMatchObject({ status: 401 });
    expect(await remove(id, as(diver))).toMatchObject({ status: 403 });
  });
});
