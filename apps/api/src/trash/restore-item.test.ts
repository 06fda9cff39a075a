import { trashNouns } from '@buddyline/domain/trash';
import { hangs } from '@buddyline/tests/time-limits';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { v7 as uuidv7 } from 'uuid';
import { runLongTasks } from '../long-tasks/long-tasks.ts';
import { fillLogbook, type Logbook } from '../testing/logbooks/logbook-sql.ts';
import { allRows, findFaults } from '../testing/all-rows-sql.ts';
import { type TestApi, startTestApi } from '../testing/test-api.ts';
import { trashCalls } from '../testing/trash.ts';

const pathOf = {
  users: 'users',
  posts: 'posts',
  comments: 'comments',
  certificates: 'certificates',
  'dive-logs': 'divelogs',
  tickets: 'tickets',
} as const;

let api: TestApi;
let trash: ReturnType<typeof trashCalls>;
let logbook: Logbook;
beforeAll(async () => {
  api = await startTestApi();
  const admin = await api.addPerson({ role: 'ADMIN' });
  logbook = await fillLogbook(api);
  trash = trashCalls(api, admin);
  // The first call sets when the administrator was last active, after its answer.
  await trash.get('trash');
  const { db } = api.services.database;
  const lastActive = db.selectFrom('users').select('last_active_at').where('id', '=', admin.id);
  await vi.waitFor(
    async () => {
      expect(await lastActive.execute()).not.toEqual([{ last_active_at: null }]);
    },
    { timeout: hangs.expectationMs },
  );
});
afterAll(() => api.close());

test('long texts come back in batches: folding and indexing them may take longer than a request', async () => {
  const { db } = api.services.database;
  const { id: userId } = await api.addPerson();
  // Each letter is folded to eighteen.
  const content = '\uFDFB'.repeat(5_000);
  const posts = Array.from({ length: 45 }, () => ({ id: uuidv7(), user_id: userId, content }));
  await db.insertInto('posts').values(posts).execute();
  const restored = await trash.restore(await trash.remove(`users/${userId}`));
  expect(restored.body?.message).toBe('Restored. The rest follows within some minutes.');
  const count = () => db.selectFrom('posts').select('id').where('user_id', '=', userId).execute();
  let most = 0;
  const log = { warn: (warning: unknown) => expect(warning).toBeNull() };
  for (let before = 0; before < posts.length; before = (await count()).length) {
    let looks = 0;
    const isStopped = () => (looks += 1) > 2;
    await runLongTasks(api.services, log, { isStopped });
    most = Math.max(most, (await count()).length - before);
  }
  // Ten such posts are 150 kB.
  expect(most).toBeLessThan(posts.length / 2);
});

/** What comes back with the item of each noun. */
const restoredWith = {
  users: { users: 1, posts: 2, comments: 3, certificates: 1, 'dive-logs': 2, tickets: 1 },
  posts: { posts: 1, comments: 2 },
  comments: { comments: 1 },
  certificates: { certificates: 1 },
  'dive-logs': { 'dive-logs': 1 },
  tickets: { tickets: 1 },
};

describe.each(trashNouns)('%s', (noun) => {
  test('after a delete and a restore every column of every row is as before', async () => {
    const { db } = api.services.database;
    const before = await allRows(db);
    const id = await trash.remove(`${pathOf[noun]}/${logbook.ids[noun]}`);
    expect(await findFaults(db)).toEqual([]);
    expect(await allRows(db)).not.toEqual(before);
    expect(await trash.restore(id)).toMatchObject({
      status: 200,
      body: { message: 'Restored.', data: { restored: restoredWith[noun], left: {} } },
    });
    expect(await allRows(db)).toEqual(before);
    expect(await findFaults(db)).toEqual([]);
  });
});
