import { afterAll, beforeAll, expect, test } from 'vitest';
import { runLongTasks } from '../../long-tasks/long-tasks.ts';
import { allRows, findFaults } from '../../testing/all-rows-sql.ts';
import { fillBigUser } from '../../testing/big-user-sql.ts';
import { setPerson } from '../../testing/people-sql.ts';
import { ageProofs } from '../../testing/sessions-sql.ts';
import { type Person, type TestApi, as, startTestApi } from '../../testing/test-api.ts';
import { trashCalls } from '../../testing/trash.ts';
import { hashPassword } from '../../session/password.ts';

const follows = 'The rest follows within some minutes.';
const password = 'a-long-sentence-of-their-own';
const email = 'mira@buddyline.example';

let api: TestApi;
let admin: Person;
let diver: string;
let trash: ReturnType<typeof trashCalls>;
beforeAll(async () => {
  api = await startTestApi();
  api.services.batches.rowsAtOnce = 10;
  admin = await api.addPerson({ role: 'ADMIN' });
  trash = trashCalls(api, admin);
  const { db } = api.services.database;
  diver = await fillBigUser(db, 5);
  await setPerson(db, diver, { email, password_hash: await hashPassword(password) });
});
afterAll(() => api.close());

const goOn = () => runLongTasks(api.services, api.api.log);
const send = (url: string, payload: object, headers = {}) =>
  api.call({ method: 'POST', url: `/api/${url}`, payload, headers });
const signIn = () => send('auth/login', { email, password });

async function deleteOwnAccount() {
  const { body } = await signIn();
  const { accessToken } = body?.data as { accessToken: string };
  const deleted = await api.call({
    method: 'DELETE',
    url: `/api/users/${diver}`,
    headers: { authorization: `Bearer ${accessToken}` },
    payload: { password },
  });
  expect(deleted).toMatchObject({ status: 200, body: { message: `User deleted. ${follows}` } });
}

const profile = async () => (await trash.get(`users/${diver}/profile`)).status;

test('an account that its owner deletes is closed at once, and opened again by restoring it', async () => {
  const { db } = api.services.database;
  const { users: _signIns, ...alive } = await allRows(db);
  await deleteOwnAccount();
  expect(await profile()).toBe(404);
  expect(await signIn()).toMatchObject({ status: 403, body: { code: 'account-deleted' } });
  const wrong = await send('auth/login', { email, password: 'another-long-sentence' });
  expect(wrong.status).toBe(401);

  const restored = await send('auth/restore-account', { email, password });
  expect(restored.status).toBe(200);
  expect(await profile()).toBe(200);
  await goOn();
  const { users: _other, ...back } = await allRows(db);
  expect(back).toEqual(alive);
  expect(await findFaults(db)).toEqual([]);
});

test('an administrator who restores their account before it is in the trash is a member, too', async () => {
  await setPerson(api.services.database.db, diver, { role: 'ADMIN' });
  await deleteOwnAccount();
  const restored = await send('auth/restore-account', { email, password });
  expect(restored.body?.data).toMatchObject({ user: { id: diver, role: 'USER' } });
  await goOn();
  const found = await trash.get(`users/${diver}/profile`);
  expect(found.body?.data).toMatchObject({ role: 'USER', staffLevel: null });
});

test('staff whose deletion goes on come back only with a fresh proof', async () => {
  const { db } = api.services.database;
  await setPerson(db, diver, { role: 'ADMIN', staff_level: 'moderator' });
  const id = await trash.remove(`users/${diver}`);
  await ageProofs(db, admin.id, '16 minutes');
  const needed = { status: 403, body: { code: 'proof-needed' } };
  expect(await trash.restore(id)).toMatchObject(needed);
  expect(await send(`activity/${id}/undo`, {}, as(admin))).toMatchObject(needed);
  await ageProofs(db, admin.id, '-16 minutes');
  expect(await trash.restore(id)).toMatchObject({ status: 200 });
  await goOn();
  await setPerson(db, diver, { role: 'USER' });
});

test('staff delete an account, are told what goes on, and undo it in the middle', async () => {
  const url = `/api/users/${diver}`;
  const remove = () => api.call({ method: 'DELETE', url, headers: as(admin) });
  const deleted = await remove();
  expect(deleted.body?.message).toBe(`User deleted. ${follows}`);
  expect(await signIn()).toMatchObject({ status: 401 });
  expect(await remove()).toMatchObject({ status: 404 });
  const id = String(deleted.headers['x-undo']);
  const waiting = 'This is still being moved to the trash. Try again in some minutes.';
  expect(await trash.get(`trash/${id}`)).toMatchObject({ status: 409, body: { message: waiting } });
  expect(await trash.purge(id)).toMatchObject({ status: 409, body: { message: waiting } });
  await goOn();
  expect(await trash.get(`trash/${id}`)).toMatchObject({ status: 200 });
  const undone = await send(`activity/${id}/undo`, {}, as(admin));
  expect(undone).toMatchObject({ status: 200, body: { message: `Undone. ${follows}` } });
  expect(await remove()).toMatchObject({
    status: 409,
    body: { message: 'This account is still being restored. Try again in some minutes.' },
  });
  await goOn();
  expect(await signIn()).toMatchObject({ status: 200 });
});

test('a suspension says that it goes on to hide posts, and is undone', async () => {
  const wanted = {
    kind: 'suspension',
    length: '7-days',
    hidePosts: true,
    publicText: 'Too many posts.',
  };
  const suspended = await send(`users/${diver}/sanctions`, wanted, as(admin));
  expect(suspended.body?.message).toMatch(new RegExp(` has been suspended\\. ${follows}$`, 'u'));
  const undo = `activity/${String(suspended.headers['x-undo'])}/undo`;
  expect(await send(undo, {}, as(admin))).toMatchObject({
    body: { message: `Undone. ${follows}` },
  });
  await goOn();
  expect(await signIn()).toMatchObject({ status: 200 });
});

test('a purge says that it goes on, and forgets all', async () => {
  const { db } = api.services.database;
  const id = await trash.remove(`users/${diver}`);
  await goOn();
  const purged = await trash.purge(id);
  expect(purged).toMatchObject({ status: 200, body: { message: `Deleted for good. ${follows}` } });
  expect((await trash.restore(id)).status).toBe(409);
  await goOn();
  expect(await findFaults(db)).toEqual([]);
  expect(await db.selectFrom('deleted_rows').selectAll().execute()).toEqual([]);
});
