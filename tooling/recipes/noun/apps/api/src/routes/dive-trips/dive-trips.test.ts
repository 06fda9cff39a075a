import { randomUUID } from 'node:crypto';
import type { DiveTrip } from '@buddyline/domain/dive-trip';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readNotes } from '../../testing/activity-sql.ts';
import { type Person, type TestApi, as, startTestApi } from '../../testing/test-api.ts';

let api: TestApi;
let admin: Person;
let diver: Person;

beforeAll(async () => {
  api = await startTestApi();
  admin = await api.addPerson({ role: 'ADMIN' });
  diver = await api.addPerson({ fullName: 'Mira Haddad' });
});
afterAll(() => api.close());

async function addDiveTrip(title: string, created_at?: string): Promise<string> {
  const id = randomUUID();
  const row = { id, user_id: diver.id, title, created_at };
  await api.services.database.db.insertInto('dive_trips').values(row).execute();
  return id;
}

const call = (method: string, path = '', payload?: object) =>
  api.call({ method, url: `/api/dive-trips${path}`, headers: as(admin), payload });

describe('GET /api/dive-trips', () => {
  test('200: newest first, with the exact total and the owner', async () => {
    const older = await addDiveTrip('Wall', '2026-05-01');
    const newer = await addDiveTrip('Reef', '2026-05-02');
    const { status, body } = await call('GET');
    expect(status).toBe(200);
    expect(body?.data).toMatchObject({
      data: [
        { id: newer, title: 'Reef', Owner: { username: diver.username } },
        { id: older, title: 'Wall' },
      ],
      total: 2,
    });
  });

  test.each([
    ['a title', 'cave', 1],
    ['the name of the owner', 'haddad', 3],
    ['an unknown word', 'nowhere', 0],
  ])('200: a search for %s', async (_where, search, total) => {
    if (search === 'cave') await addDiveTrip('Cave');
    expect((await call('GET', `?search=${search}`)).body?.data).toMatchObject({ total });
  });

  test('400: an invalid page number', async () => {
    expect(await call('GET', '?page=0')).toMatchObject({ status: 400 });
  });
});

describe('PUT /api/dive-trips/{id}', () => {
  test('200: changes its texts but not its owner', async () => {
    const id = await addDiveTrip('Wreck');
    const changes = { title: 'The wreck', description: 'At 30 m.' };
    const answer = await call('PUT', `/${id}`, { ...changes, userId: admin.id });
    expect(answer).toMatchObject({ status: 200, body: { message: 'Dive trip updated.' } });
    const { body } = await call('GET', `/${id}`);
    const diveTrip = body?.data as DiveTrip;
    expect(diveTrip).toMatchObject({ ...changes, userId: diver.id });
    expect(diveTrip.updatedAt).not.toBe(diveTrip.createdAt);
  });

  test('200: leaves a note of what was changed', async () => {
    const id = await addDiveTrip('Wreck');
    await call('PUT', `/${id}`, { title: 'Reef', description: '' });
    await call('PUT', `/${id}`, { title: 'Reef', description: '' });
    expect(await readNotes(api, id)).toMatchObject([
      {
        action: 'dive-trips.update',
        actor_id: admin.id,
        person_id: diver.id,
        label: 'Reef',
        changes: { title: { from: 'Wreck', to: 'Reef' }, description: { from: null, to: '' } },
      },
    ]);
  });

  test('400: without a title', async () => {
    const id = await addDiveTrip('Reef');
    const { status, body } = await call('PUT', `/${id}`, { title: ' ', description: '' });
    expect(status).toBe(400);
    expect(body?.errors).toMatchObject([{ path: 'title' }]);
  });
});

test.each(['GET', 'PUT'])('404: %s of an unknown dive trip', async (method) => {
  const payload = method === 'PUT' ? { title: 'Reef', description: '' } : undefined;
  const answer = await call(method, `/${uuidv7()}`, payload);
  expect(answer).toMatchObject({ status: 404, body: { message: 'There is no such dive trip.' } });
});
