import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readEntries } from '../testing/activity-sql.ts';
import { type TestApi, startTestApi } from '../testing/test-api.ts';
import { writeEntry } from './activity-sql.ts';
import { forgetPerson } from './forget-person-sql.ts';
import { systemAudit } from './audit-entry.ts';
import { purgeActivity } from './purge-activity.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const now = Date.now();
const day = 86_400_000;

async function writeEntryAt(time: number, personId: string | null = null): Promise<string> {
  const id = uuidv7({ msecs: time });
  const subject = { itemId: uuidv7(), label: 'Help', personId };
  const changes = { status: { from: 'OPEN', to: 'CLOSED' } };
  await writeEntry(api.services.database.db, {
    ...systemAudit('tickets.update'),
    ...subject,
    id,
    changes,
    reason: 'Mira writes the same every week',
  });
  return id;
}

test('entries of before ACTIVITY_DAYS are deleted in batches, which are audited', async () => {
  for (let n = 0; n < 5; n += 1) await writeEntryAt(now - 800 * day + n);
  const kept = [await writeEntryAt(now - 730 * day), await writeEntryAt(now)];
  await purgeActivity(api.services.database.db, 730, { limit: 2 });
  await purgeActivity(api.services.database.db, 730, { limit: 2 });
  const entries = await readEntries(api);
  const purges = entries.filter(({ action }) => action === 'activity.purge');
  expect(purges.map(({ counts }) => counts)).toEqual([2, 2, 1].map((activity) => ({ activity })));
  expect(purges[0]).toMatchObject({ actor_id: null, actor_name: null });
  const others = entries.filter(({ action }) => action !== 'activity.purge');
  expect(others.map(({ id }) => id)).toEqual(kept);
});

test('entries about a forgotten person keep actor, action and time only', async () => {
  const person = uuidv7();
  const forgotten = await writeEntryAt(now, person);
  const other = await writeEntryAt(now, uuidv7());
  await forgetPerson(api.services.database.db, person, null);
  const entries = await readEntries(api);
  const [about] = entries.filter(({ id }) => id === forgotten);
  expect(about).toMatchObject({
    action: 'tickets.update',
    changes: null,
    label: null,
    reason: null,
  });
  expect(about?.at.getTime()).toBe(now);
  expect(entries.find(({ id }) => id === other)).toMatchObject({ label: 'Help' });
});
