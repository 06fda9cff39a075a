import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { postgresTest } from '../../db/testing/engine-tests.ts';
import { previewDives, sendTake } from '../../testing/dive-files/import-calls.ts';
import { type Person, type TestApi, startTestApi } from '../../testing/test-api.ts';
import { lockLogbook } from './imports-sql.ts';

let api: TestApi;
let diver: Person;
beforeAll(async () => {
  api = await startTestApi({ writesPerMinute: 9_999 });
});
beforeEach(async () => {
  diver = await api.addPerson();
});
afterAll(() => api.close());

const logsOf = (person: Person) =>
  api.services.database.db
    .selectFrom('dive_logs')
    .select('id')
    .where('user_id', '=', person.id)
    .execute();

test('409 while dives are added to the same logbook, and the dives are taken once', async () => {
  const dives = Array.from({ length: 250 }, (_, at) => ({
    date: `2026-05-${String((at % 28) + 1).padStart(2, '0')}`,
    time: `${String(6 + Math.floor(at / 28)).padStart(2, '0')}:00`,
  }));
  const previews = [await previewDives(api, diver, dives), await previewDives(api, diver, dives)];
  const take = dives.map((_, at) => at + 1);
  const answers = await Promise.all(previews.map(({ id }) => sendTake(api, diver, id, { take })));
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  const refused = answers.findIndex(({ status }) => status === 409);
  expect(answers[refused]?.headers['retry-after']).toBe('2');
  const later = await sendTake(api, diver, previews[refused]?.id ?? '', { take });
  expect(later.body?.data).toMatchObject({ undo: false });
  expect(await logsOf(diver)).toHaveLength(250);
});

postgresTest(
  '409 while another process adds dives to the same logbook, without a wait for it',
  async () => {
    const { id } = await previewDives(api, diver, [{ date: '2026-05-01' }]);
    const answer = await api.services.database.db.transaction().execute(async (transaction) => {
      await lockLogbook(transaction, diver.id);
      return sendTake(api, diver, id, { take: [1] });
    });
    expect(answer).toMatchObject({ status: 409, headers: { 'retry-after': '1' } });
    expect(await logsOf(diver)).toEqual([]);
  },
);
