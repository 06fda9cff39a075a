import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished } from 'vitest';
import { postgresTest } from '../../db/testing/engine-tests.ts';
import { samplePost } from '../../db/testing/sample-rows.ts';
import { openTestDatabase } from '../../db/testing/test-database.ts';
import { previewDives, takeNew } from '../../testing/dive-files/import-calls.ts';
import { countLockWaits } from '../../testing/locks-sql.ts';
import { type Person, type TestApi, as, startTestApiOn } from '../../testing/test-api.ts';

/** As in production. */
const databasePool = 10;
const atOnce = 12;

let api: TestApi;
let diver: Person;
let other: Person;
beforeAll(async () => {
  const database = await openTestDatabase({ databasePool });
  api = await startTestApiOn(database, { dataDir: database.place.dataDir, writesPerMinute: 9_999 });
  other = await api.addPerson();
});
beforeEach(async () => {
  diver = await api.addPerson();
});
afterAll(() => api.close());

interface Call {
  method: 'POST' | 'PUT' | 'DELETE';
  url: string;
  payload?: object;
}
interface Blocked {
  call: Call;
  /** The row that another transaction has locked. */
  table: 'posts' | 'users' | 'dive_log_imports';
  id: string;
}

async function post(by: Person): Promise<string> {
  const row = samplePost(by.id);
  await api.services.database.db.insertInto('posts').values(row).execute();
  return row.id;
}

const calls: Record<string, () => Promise<Blocked>> = {
  like: async () => {
    const id = await post(other);
    return { call: { method: 'PUT', url: `posts/${id}/like` }, table: 'posts', id };
  },
  follow: async () => {
    const { id, username } = await api.addPerson();
    return { call: { method: 'PUT', url: `people/${username}/follow` }, table: 'users', id };
  },
  delete: async () => {
    const id = await post(diver);
    return { call: { method: 'DELETE', url: `posts/${id}` }, table: 'posts', id };
  },
  comment: async () => {
    const id = await post(other);
    const payload = { content: 'Lovely.' };
    return { call: { method: 'POST', url: `comments/post/${id}`, payload }, table: 'posts', id };
  },
  take: async () => {
    const { id } = await previewDives(api, diver, [{ date: '2026-05-01' }]);
    const call: Call = { method: 'POST', url: `divelogs/imports/${id}`, payload: { take: [1] } };
    return { call, table: 'users', id: diver.id };
  },
  undo: async () => {
    const preview = await previewDives(api, diver, [{ date: '2026-05-01' }]);
    await takeNew(api, diver, preview);
    const call: Call = { method: 'POST', url: `divelogs/imports/${preview.id}/undo` };
    return { call, table: 'dive_log_imports', id: preview.id };
  },
};

describe.each([{ key: undefined }, { key: randomUUID() }])('Idempotency-Key: $key', ({ key }) => {
  postgresTest.for(Object.entries(calls).map(([name, blocked]) => ({ name, blocked })))(
    `${atOnce} at once that wait hold two connections, and others are answered: $name`,
    async ({ blocked }) => {
      const { db, connections } = api.services.database;
      const { call, table, id } = await blocked();
      const holder = await db.startTransaction().execute();
      onTestFinished(async () => {
        if (!holder.isRolledBack) await holder.rollback().execute();
      });
      await sql`select from ${sql.table(table)} where id = ${id} for update`.execute(holder);
      const headers = { ...as(diver), ...(key !== undefined && { 'idempotency-key': key }) };
      const url = `/api/${call.url}`;
      const answers = Array.from({ length: atOnce }, () => api.call({ ...call, url, headers }));
      await expect.poll(() => countLockWaits(db)).toBeGreaterThan(0);
      // Meanwhile the rest of the calls arrive.
      for (let n = 0; n < atOnce; n += 1) {
        const answer = await api.call({
          method: 'GET',
          url: '/api/feed',
          headers: as(other),
        });
        expect(answer.status).not.toBe(503);
        expect(connections()).toMatchObject({ waiting: 0 });
        expect(await countLockWaits(db)).toBeLessThanOrEqual(2);
      }
      await holder.rollback().execute();
      const statuses = (await Promise.all(answers)).map(({ status }) => status);
      expect(statuses.filter((status) => status < 300).length).toBeGreaterThan(0);
      expect(statuses.filter((status) => status >= 500)).toEqual([]);
    },
  );
});
