import { memberLimits } from '@buddyline/domain/member-limits';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { foldRowCounts } from '../../db/upkeep.ts';
import { previewDives, takeNew } from '../../testing/dive-files/import-calls.ts';
import { addDives } from '../../testing/logbooks/full-logbook-sql.ts';
import { type Person, type TestApi, as, startTestApi } from '../../testing/test-api.ts';

let api: TestApi;
let diver: Person;
beforeAll(async () => {
  api = await startTestApi({ writesPerMinute: 9_999 });
  diver = await api.addPerson();
  await addDives(api, diver.id, memberLimits.dive_logs.max - 3);
});
afterAll(() => api.close());

const create = (payload: object, locale = 'en') =>
  api.call({
    method: 'POST',
    url: '/api/divelogs',
    headers: { ...as(diver), 'accept-language': locale },
    payload,
  });

const full = /20,000 dives.*trash/i;
const may = [1, 2, 3, 4].map((day) => ({ date: `2026-05-0${day}`, time: '09:30' }));

test('an import fills the logbook, and the other dives are refused, also for administrators', async () => {
  const admin = await api.addPerson({ role: 'ADMIN' });
  const preview = await previewDives(api, admin, may, { userId: diver.id });
  const results = await takeNew(api, admin, preview);
  expect(results.map(({ ok }) => ok)).toEqual([true, true, true, false]);
  expect(results[3]?.message).toMatch(full);
  // The same call again answers the same: what was taken is not refused.
  expect(await takeNew(api, admin, preview)).toEqual(results);
});

test('409: a full logbook takes no other dive, and the answer says what to do', async () => {
  await foldRowCounts(api.services.database.db);
  const english = await create({ site: 'Reef' });
  expect(english).toMatchObject({ status: 409, body: { message: expect.stringMatching(full) } });
  const arabic = await create({ id: uuidv7(), site: 'Reef' }, 'ar');
  expect(arabic).toMatchObject({
    status: 409,
    body: { message: expect.stringMatching(/\p{sc=Arab}.*20,000/u) },
  });
});
