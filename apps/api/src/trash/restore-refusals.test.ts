import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sampleUser } from '../db/testing/sample-rows.ts';
import { findFaults } from '../testing/all-rows-sql.ts';
import { fillLogbook, type Logbook } from '../testing/logbooks/logbook-sql.ts';
import { setPerson } from '../testing/people-sql.ts';
import { ageProofs } from '../testing/sessions-sql.ts';
import { type Person, type TestApi, as, startTestApi } from '../testing/test-api.ts';
import { trashCalls } from '../testing/trash.ts';

let api: TestApi;
let admin: Person;
let trash: ReturnType<typeof trashCalls>;
let book: Logbook;
beforeAll(async () => {
  api = await startTestApi();
  admin = await api.addPerson({ role: 'ADMIN', fullName: 'Omar Deep' });
  trash = trashCalls(api, admin);
});
beforeEach(async () => {
  book = await fillLogbook(api);
});
afterAll(async () => {
  expect(await findFaults(api.services.database.db)).toEqual([]);
  await api.close();
});

const refusal = (message: string) => ({ status: 409, body: { message } });

test('an unknown deletion is a 404', async () => {
  const answers = [await trash.restore(uuidv7()), await trash.purge(uuidv7())];
  answers.push(await trash.get(`trash/${uuidv7()}`));
  for (const answer of answers) {
    const body = { message: 'There is no such item in the trash.' };
    expect(answer).toMatchObject({ status: 404, body });
  }
});

test('a second restore, and a purge after it, say who restored it', async () => {
  const id = await trash.remove(`tickets/${book.ids.tickets}`);
  expect(await trash.restore(id)).toMatchObject({ status: 200 });
  const said = refusal('\u2068Omar Deep\u2069 has restored this already.');
  expect(await trash.restore(id)).toMatchObject(said);
  expect(await trash.purge(id)).toMatchObject(said);
  expect(await trash.get(`trash/${id}`)).toMatchObject({ status: 404 });
});

test('of two restores at once one succeeds', async () => {
  const id = await trash.remove(`users/${book.ids.users}`);
  const answers = await Promise.all([trash.restore(id), trash.restore(id)]);
  const statuses = answers.map(({ status }) => status);
  expect(statuses).toContain(200);
  expect(statuses).toContain(409);
});

test('after a purge nothing can be restored', async () => {
  const id = await trash.remove(`dive-logs/${book.ids['dive-logs']}`.replace('dive-', 'dive'));
  expect(await trash.purge(id)).toMatchObject({ status: 200 });
  const said = refusal('This has been deleted for good and cannot be restored.');
  expect(await trash.restore(id)).toMatchObject(said);
  expect(await trash.purge(id)).toMatchObject(said);
});

test('an item whose owner is in the trash waits for the owner', async () => {
  const post = await trash.remove(`posts/${book.ids.posts}`);
  const certificate = await trash.remove(`certificates/${book.ids.certificates}`);
  const owner = await trash.remove(`users/${book.diver.id}`);
  const said = refusal(`Restore @${book.diver.username} first.`);
  expect(await trash.restore(post)).toMatchObject(said);
  expect(await trash.restore(certificate)).toMatchObject(said);
  const url = `/api/trash/${post}/restore`;
  const headers = { ...as(admin), 'accept-language': 'ar' };
  const inArabic = await api.call({ method: 'POST', url, headers, payload: {} });
  expect(inArabic.body?.message).toBe(`استعد \u2068@${book.diver.username}\u2069 أولًا.`);
  expect(await trash.restore(owner)).toMatchObject({ status: 200 });
  for (const id of [post, certificate]) {
    expect(await trash.restore(id)).toMatchObject({ status: 200 });
  }
});

test('a comment waits for its post, or for the owner with whom the post was deleted', async () => {
  const theirs = await trash.remove(`comments/${book.ids.comments}`);
  const { db } = api.services.database;
  const onPost = await db
    .selectFrom('comments')
    .select('id')
    .where('post_id', '=', book.ids.posts)
    .where('user_id', '=', book.buddy.id)
    .executeTakeFirstOrThrow();
  const ours = await trash.remove(`comments/${onPost.id}`);
  const post = await trash.remove(`posts/${book.ids.posts}`);
  expect(await trash.restore(ours)).toMatchObject(
    refusal('Restore the post of this comment first.'),
  );
  const buddy = await trash.remove(`users/${book.buddy.id}`);
  expect(await trash.restore(theirs)).toMatchObject(
    refusal(`Restore @${book.buddy.username} first.`),
  );
  for (const id of [buddy, post, theirs, ours]) {
    expect(await trash.restore(id)).toMatchObject({ status: 200 });
  }
});

test('what an owner deleted for good had in the trash is deleted for good', async () => {
  const ticket = await trash.remove(`tickets/${book.ids.tickets}`);
  const comment = await trash.remove(`comments/${book.ids.comments}`);
  await trash.purge(await trash.remove(`users/${book.diver.id}`));
  for (const id of [ticket, comment]) {
    expect(await trash.restore(id)).toMatchObject(
      refusal('This has been deleted for good and cannot be restored.'),
    );
  }
});

test('a comment whose post was deleted for good says so', async () => {
  const { db } = api.services.database;
  const comment = await trash.remove(`comments/${book.ids.comments}`);
  const { id: postId } = await db
    .selectFrom('posts')
    .select('id')
    .where('user_id', '=', book.buddy.id)
    .executeTakeFirstOrThrow();
  await trash.purge(await trash.remove(`posts/${postId}`));
  expect(await trash.restore(comment)).toMatchObject(
    refusal('This cannot be restored, because its post has been deleted for good.'),
  );
});

test('a name and an address that are taken by now are named, and can be replaced', async () => {
  const { db } = api.services.database;
  const id = await trash.remove(`users/${book.diver.id}`);
  const { username, email } = book.diver;
  const taker = { username: username.toUpperCase(), email: email.toUpperCase() };
  await db.insertInto('users').values(sampleUser(taker)).execute();
  const nameTaken = {
    path: 'username',
    message: 'The username is taken by now: choose another one.',
  };
  const emailTaken = {
    path: 'email',
    message: 'The email address is taken by now: enter another one.',
  };
  const refused = await trash.restore(id);
  expect(refused).toMatchObject({ status: 409, body: { errors: [nameTaken, emailTaken] } });
  const free = `free.${uuidv7().slice(-8)}`;
  const half = await trash.restore(id, { username: free });
  expect(half.body?.errors).toEqual([emailTaken]);
  const both = { username: free, email: `${free}@buddyline.example` };
  expect(await trash.restore(id, both)).toMatchObject({ status: 200 });
  expect((await trash.get(`users/${book.diver.id}/profile`)).body?.data).toMatchObject(both);
});

test('a name and an address that are free are not replaced: nobody takes over an account so', async () => {
  const id = await trash.remove(`users/${book.diver.id}`);
  const other = { username: `thief.${uuidv7().slice(-8)}`, email: 'thief@buddyline.example' };
  expect(await trash.restore(id, other)).toMatchObject({ status: 200 });
  const { username, email } = book.diver;
  const { body } = await trash.get(`users/${book.diver.id}/profile`);
  expect(body?.data).toMatchObject({ username, email });
});

test('another address, and staff who come back, need a fresh proof', async () => {
  const { db } = api.services.database;
  const second = await api.addPerson({ role: 'ADMIN' });
  const deletions = [await trash.remove(`users/${second.id}`)];
  deletions.push(await trash.remove(`users/${book.diver.id}`));
  await ageProofs(db, admin.id, '16 minutes');
  const email = 'other@buddyline.example';
  const needed = { status: 403, body: { code: 'proof-needed' } };
  const [staff = '', member = ''] = deletions;
  expect(await trash.restore(staff)).toMatchObject(needed);
  const undo = { method: 'POST', url: `/api/activity/${staff}/undo`, headers: as(admin) } as const;
  expect(await api.call(undo)).toMatchObject(needed);
  expect(await trash.restore(member, { email })).toMatchObject(needed);
  expect(await trash.restore(member)).toMatchObject({ status: 200 });
  await ageProofs(db, admin.id, '-16 minutes');
  expect(await trash.restore(staff)).toMatchObject({ status: 200 });
});

test('a name that looks like a taken one is taken', async () => {
  const { db } = api.services.database;
  await setPerson(db, book.diver.id, { username: `paypal-${book.diver.id.slice(-6)}` });
  const id = await trash.remove(`users/${book.diver.id}`);
  const lookalike = `paypa1-${book.diver.id.slice(-6)}`;
  await db
    .insertInto('users')
    .values(sampleUser({ username: lookalike }))
    .execute();
  expect(await trash.restore(id)).toMatchObject({ status: 409 });
  expect(await trash.restore(id, { username: lookalike })).toMatchObject({ status: 409 });
});

test.each([{ username: 'x' }, { username: 7 }, { email: 'no address' }, { email: null }])(
  '400: %j',
  async (replacements) => {
    const id = await trash.remove(`users/${book.diver.id}`);
    expect(await trash.restore(id, replacements)).toMatchObject({ status: 400 });
  },
);

test('a restored user must sign in again, a restored administrator is one', async () => {
  const second = await api.addPerson({ role: 'ADMIN' });
  const id = await trash.remove(`users/${second.id}`);
  await trash.restore(id);
  const call = { method: 'GET', url: '/api/users', headers: as(second) };
  expect(await api.call(call)).toMatchObject({ status: 401 });
  const { body } = await trash.get(`users/${second.id}/profile`);
  expect(body?.data).toMatchObject({ role: 'ADMIN' });
});
