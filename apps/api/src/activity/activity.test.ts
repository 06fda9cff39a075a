import { v7 as uuidv7 } from 'uuid';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readEntries } from '../testing/activity-sql.ts';
import { type Person, type TestApi, as, startTestApi } from '../testing/test-api.ts';
import { openTicket } from '../testing/tickets/tickets-sql.ts';
import { writeEntry } from './activity-sql.ts';
import { systemAudit } from './audit-entry.ts';

let api: TestApi;
let admin: Person;
let diver: Person;

beforeAll(async () => {
  api = await startTestApi();
  admin = await api.addPerson({ role: 'ADMIN', fullName: 'Ada Admin' });
  diver = await api.addPerson();
});
afterAll(() => api.close());

function setStatus(ticketId: string, status: string) {
  const url = `/api/tickets/${ticketId}`;
  return api.call({ method: 'PUT', url, headers: as(admin), payload: { status } });
}

describe('an entry in the statement of an update', () => {
  test('has the actor, the item and what has changed', async () => {
    const id = await openTicket(api, diver);
    const { headers } = await setStatus(id, 'CLOSED');
    const [entry, ...more] = await readEntries(api, id);
    expect(more).toEqual([]);
    expect(entry).toMatchObject({
      id: headers['x-undo'],
      request_id: headers['x-request-id'],
      actor_id: admin.id,
      actor_name: 'Ada Admin',
      action: 'tickets.update',
      noun: 'tickets',
      item_id: id,
      person_id: diver.id,
      changes: { status: { from: 'OPEN', to: 'CLOSED' } },
    });
  });

  test('is not written when nothing has changed or there is no such item', async () => {
    const id = await openTicket(api, diver);
    expect((await setStatus(id, 'OPEN')).headers).not.toHaveProperty('x-undo');
    expect(await readEntries(api, id)).toEqual([]);
    const unknown = uuidv7();
    expect(await setStatus(unknown, 'OPEN')).toMatchObject({ status: 404 });
    expect(await readEntries(api, unknown)).toEqual([]);
  });

  test('updates at the same time audit what each has changed', async () => {
    const id = await openTicket(api, diver);
    await Promise.all(['CLOSED', 'PENDING', 'CLOSED', 'PENDING'].map((to) => setStatus(id, to)));
    // Each change begins where another has ended, whatever their order.
    const entries = await readEntries(api, id);
    const steps = entries.map(({ changes }) => v.parse(statusChange, changes).status);
    const open = steps.map(({ from }) => from);
    for (const { to } of steps) {
      const next = open.indexOf(to);
      if (next >= 0) open.splice(next, 1);
    }
    expect(open).toEqual(['OPEN']);
  });
});

const statusChange = v.object({ status: v.object({ from: v.string(), to: v.string() }) });

test('an entry is rolled back with its change', async () => {
  const { db } = api.services.database;
  const itemId = uuidv7();
  const refused = db.transaction().execute(async (transaction) => {
    const subject = { itemId, label: 'Mira', personId: itemId, counts: { posts: 2 } };
    await writeEntry(transaction, { ...systemAudit('users.purge'), ...subject });
    throw new Error('refused');
  });
  await expect(refused).rejects.toThrow('refused');
  expect(await readEntries(api, itemId)).toEqual([]);
});
