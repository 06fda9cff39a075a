import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readNotes } from '../testing/activity-sql.ts';
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

const now = Date.UTC(2026, 10, 22, 12);
const day = 86_400_000;

async function noteAt(time: number, personId: string | null = null): Promise<string> {
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

test('notes of before ACTIVITY_DAYS are deleted in batches, which are noted', async () => {
  for (let n = 0; n < 5; n += 1) await noteAt(now - 800 * day + n);
  const kept = [await noteAt(now - 730 * day), await noteAt(now)];
  await purgeActivity(api.services.database.db, 730, { now, limit: 2 });
  await purgeActivity(api.services.database.db, 730, { now, limit: 2 });
  const notes = await readNotes(api);
  const purges = notes.filter(({ action }) => action === 'activity.purge');
  expect(purges.map(({ counts }) => counts)).toEqual([2, 2, 1].map((activity) => ({ activity })));
  expect(purges[0]).toMatchObject({ actor_id: null, actor_name: null });
  const others = notes.filter(({ action }) => action !== 'activity.purge');
  expect(others.map(({ id }) => id)).toEqual(kept);
});

test('notes about a forgotten person keep actor, action and time only', async () => {
  const person = uuidv7();
  const forgotten = await noteAt(now, person);
  const other = await noteAt(now, uuidv7());
  await forgetPerson(api.services.database.db, person, null);
  const notes = await readNotes(api);
  const [about] = notes.filter(({ id }) => id === forgotten);
  expect(about).toMatchObject({
    action: 'tickets.update',
    changes: null,
    label: null,
    reason: null,
  });
  expect(about?.at.getTime()).toBe(now);
  expect(notes.find(({ id }) => id === other)).toMatchObject({ label: 'Help' });
});
