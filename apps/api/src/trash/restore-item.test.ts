import { trashNouns } from '@buddyline/domain/trash';
import { beforeAll, afterAll, describe, expect, test } from 'vitest';
import { fillLogbook, type Logbook } from '../testing/logbook-sql.ts';
import { allRows, findFaults } from '../testing/all-rows-sql.ts';
import { type Person, type TestApi, as, startTestApi } from '../testing/test-api.ts';

const pathOf = {
  users: 'users',
  posts: 'posts',
  comments: 'comments',
  certificates: 'certificates',
  'dive-logs': 'divelogs',
  tickets: 'tickets',
} as const;

let api: TestApi;
let admin: Person;
let logbook: Logbook;
beforeAll(async () => {
  api = await startTestApi();
  admin = await api.addPerson({ role: 'ADMIN' });
  logbook = await fillLogbook(api);
  // The first call sets when the administrator was last active.
  await call('GET', 'trash');
});
afterAll(() => api.close());

const call = (method: string, url: string, payload?: object) =>
  api.call({ method, url: `/api/${url}`, headers: as(admin), ...(payload && { payload }) });

describe.each(trashNouns)('%s', (noun) => {
  test('after a delete and a restore every column of every row is as before', async () => {
    const { db } = api.services.database;
    const before = await allRows(db);
    const deleted = await call('DELETE', `${pathOf[noun]}/${logbook.ids[noun]}`);
    expect(deleted.status).toBe(200);
    const id = String(deleted.headers['x-undo']);
    expect(await findFaults(db)).toEqual([]);
    expect(await allRows(db)).not.toEqual(before);
    const restored = await call('POST', `trash/${id}/restore`, {});
    expect(restored).toMatchObject({ status: 200 });
    expect(await allRows(db)).toEqual(before);
    expect(await findFaults(db)).toEqual([]);
  });
});
