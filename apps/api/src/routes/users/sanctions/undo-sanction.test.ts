import { sanctionSchema, sanctionsSchema } from '@buddyline/domain/sanction';
import { successSchema } from '@buddyline/domain/envelope';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { samplePost } from '../../../db/testing/sample-rows.ts';
import { endSuspension } from '../../../testing/accounts/suspensions-sql.ts';
import { mailsTo } from '../../../testing/accounts/mails-sql.ts';
import { readEntries } from '../../../testing/activity-sql.ts';
import {
  type Answer,
  type Person,
  type TestApi,
  as,
  startTestApi,
} from '../../../testing/test-api.ts';
import { sendAllMails } from '../../../testing/tickets/waiting-sql.ts';

const password = 'right-password';

let api: TestApi;
let admin: Person;
let diver: Person;
beforeAll(async () => {
  api = await startTestApi({ mail: { way: 'folder' }, writesPerMinute: 999 });
  admin = await api.addPerson({ role: 'ADMIN', fullName: 'Omar Said' });
});
beforeEach(async () => {
  diver = await api.addPerson({ fullName: 'Mira Haddad', password });
});
afterAll(() => api.close());

const call = (method: string, url: string, payload?: object): Promise<Answer> =>
  api.call({ method, url: `/api/${url}`, headers: as(admin), ...(payload && { payload }) });
const impose = (given: object) =>
  call('POST', `users/${diver.id}/sanctions`, { publicText: 'You sold watches.', ...given });
const suspend = (given: object = {}) => impose({ kind: 'suspension', length: '7-days', ...given });
const idIn = ({ body }: Answer) => v.parse(successSchema(sanctionSchema), body).data.id;
const lift = (sanctionId: string) => call('POST', `users/${diver.id}/sanctions/${sanctionId}/lift`);
const undo = ({ headers }: Answer) => call('POST', `activity/${String(headers['x-undo'])}/undo`);
const templates = async () => (await mailsTo(api, diver.email)).map(({ template }) => template);
const signIn = () =>
  api.call({ method: 'POST', url: '/api/auth/login', payload: { email: diver.email, password } });
const listed = async (by = admin) => {
  const url = `/api/users/${diver.id}/sanctions`;
  const { body } = await api.call({ method: 'GET', url, headers: as(by) });
  return v.parse(successSchema(sanctionsSchema), body).data;
};

const kinds = [
  { kind: 'message' },
  { kind: 'warning' },
  { kind: 'suspension', length: '7-days' },
] as const;

describe('the undo of a sanction', () => {
  test.each(kinds)('takes back the mail that waits, and says so: $kind', async (given) => {
    const undone = await undo(await impose(given));
    expect(undone).toMatchObject({ status: 200, body: { data: { toldId: null } } });
    expect(undone.body?.message).toBe(
      'Undone. The email about it had not gone yet, and is not sent.',
    );
    expect(await templates()).toEqual([]);
  });

  test.each(kinds)('says who has been told by email already: $kind', async (given) => {
    const imposed = await impose(given);
    await sendAllMails(api);
    const undone = await undo(imposed);
    expect(undone).toMatchObject({ status: 200, body: { data: { toldId: diver.id } } });
    expect(undone.body?.message).toMatch(/^Undone\. They have been told by email already/);
  });

  test('a message that is taken back is nothing that the person sees', async () => {
    await undo(await impose({ kind: 'message' }));
    expect(await listed()).toMatchObject([{ kind: 'message', liftedBy: { name: 'Omar Said' } }]);
    expect(await listed(diver)).toEqual([]);
  });

  test('where mail is not set up it says nothing of mails', async () => {
    const silent = await startTestApi();
    const headers = as(await silent.addPerson({ role: 'ADMIN' }));
    const person = await silent.addPerson();
    const payload = { kind: 'warning', publicText: 'Stop.' };
    const url = `/api/users/${person.id}/sanctions`;
    const imposed = await silent.call({ method: 'POST', url, headers, payload });
    const undoUrl = `/api/activity/${String(imposed.headers['x-undo'])}/undo`;
    const undone = await silent.call({ method: 'POST', url: undoUrl, headers });
    expect(undone.body).toMatchObject({ message: 'Undone.', data: { toldId: null } });
    await silent.close();
  });
});

describe('the undo of a lifting', () => {
  async function addPost(): Promise<string> {
    const post = samplePost(diver.id, { is_enabled: true });
    await api.services.database.db.insertInto('posts').values(post).execute();
    return post.id;
  }
  const isShown = async (id: string) =>
    Object((await call('GET', `posts/${id}`)).body?.data).isEnabled === true;
  const show = (id: string, isEnabled: boolean) => call('PATCH', `posts/${id}`, { isEnabled });
  const moderation = async () => (await call('GET', `users/${diver.id}/standing`)).body?.data;

  test('suspends again until the same moment, signs out, and hides what it had hidden', async () => {
    const [plain, shown, hidden] = [await addPost(), await addPost(), await addPost()];
    const id = idIn(await suspend({ hidePosts: true }));
    const [{ endsAt } = {}] = await listed();
    await show(shown, true);
    await sendAllMails(api);
    const lifted = await lift(id);
    await show(hidden, false);
    await show(hidden, true);
    const written = await addPost();
    const signedIn = await signIn();
    expect(signedIn.status).toBe(200);
    expect(await undo(lifted)).toMatchObject({
      status: 200,
      body: { message: 'Undone. The email about it had not gone yet, and is not sent.' },
    });
    expect(await moderation()).toMatchObject({ active: { id, endsAt, liftedAt: null } });
    expect(await signIn()).toMatchObject({ status: 403 });
    const { accessToken } = Object(signedIn.body?.data);
    const url = `/api/users/${diver.id}/profile`;
    const profile = await api.call({ method: 'GET', url, headers: as({ ...diver, accessToken }) });
    expect(profile).toMatchObject({ status: 401 });
    expect(await Promise.all([plain, shown, hidden, written].map(isShown))).toEqual([
      false,
      true,
      true,
      true,
    ]);
    // They know of the suspension by its first mail.
    expect(await templates()).toEqual(['suspended']);
    const entries = await readEntries(api, diver.id);
    expect(entries.map(({ action, counts }) => [action, counts])).toEqual([
      ['users.suspend', { posts: 3 }],
      ['users.lift', { posts: 2 }],
      ['users.suspend', { posts: 1 }],
    ]);
    expect(await undo(lifted)).toMatchObject({
      status: 409,
      body: { message: 'This has been undone already.' },
    });
  });

  test('tells again whom a mail had told of the lifting', async () => {
    const id = idIn(await suspend());
    await sendAllMails(api);
    const lifted = await lift(id);
    await sendAllMails(api);
    const undone = await undo(lifted);
    expect(undone).toMatchObject({ status: 200, body: { data: { toldId: diver.id } } });
    expect(undone.body?.message).toBe(
      'Undone. They have been told by email already; another email tells them of this.',
    );
    expect(await templates()).toEqual(['suspended', 'suspension-lifted', 'suspended']);
    expect(await listed()).toMatchObject([{ mail: { status: 'waiting' }, isActive: true }]);
  });

  test('a suspension that is lifted before its mail goes is told of when that is undone', async () => {
    const lifted = await lift(idIn(await suspend()));
    expect(lifted.body?.message).toBe(
      'Lifted. The email about it had not gone yet, and is not sent.',
    );
    expect(await templates()).toEqual([]);
    expect((await undo(lifted)).body?.message).toBe('Undone. They are told by email.');
    expect(await templates()).toEqual(['suspended']);
  });

  test('a warning counts again', async () => {
    const id = idIn(await impose({ kind: 'warning' }));
    await sendAllMails(api);
    const lifted = await lift(id);
    expect(lifted.body?.message).toBe('Lifted. They have been told by email already.');
    expect(await moderation()).toMatchObject({ warnings: 0 });
    const { body } = await call('GET', `activity?personId=${diver.id}`);
    expect(Object(body?.data).data[0]).toMatchObject({ verb: 'lift', canUndo: true });
    expect(await undo(lifted)).toMatchObject({ status: 200, body: { message: 'Undone.' } });
    expect(await moderation()).toMatchObject({ warnings: 1 });
    expect(await templates()).toEqual(['warning']);
  });

  test('can be lifted and undone again and again', async () => {
    const post = await addPost();
    const suspended = await suspend({ hidePosts: true });
    for (const _ of [1, 2]) {
      expect(await undo(await lift(idIn(suspended)))).toMatchObject({ status: 200 });
      expect(await isShown(post)).toBe(false);
    }
    expect(await undo(suspended)).toMatchObject({ status: 200 });
    expect(await isShown(post)).toBe(true);
    expect(await signIn()).toMatchObject({ status: 200 });
  });

  test('hides the posts again of a suspension that has ended by itself', async () => {
    const post = await addPost();
    const id = idIn(await suspend({ hidePosts: true, length: '1-day' }));
    await endSuspension(api, diver.id);
    const lifted = await lift(id);
    expect(await isShown(post)).toBe(true);
    expect(await undo(lifted)).toMatchObject({ status: 200, body: { message: 'Undone.' } });
    expect(await isShown(post)).toBe(false);
    expect(await signIn()).toMatchObject({ status: 200 });
  });

  test('409: somebody who is suspended again, or an administrator by now', async () => {
    const lifted = await lift(idIn(await suspend()));
    const next = idIn(await suspend());
    expect(await undo(lifted)).toMatchObject({ status: 409 });
    await lift(next);
    await call('PUT', `users/admin/${diver.id}`, { role: 'ADMIN' });
    expect(await undo(lifted)).toMatchObject({ status: 409 });
    expect(await signIn()).toMatchObject({ status: 200 });
  });

  test('two at the same moment do it once', async () => {
    const lifted = await lift(idIn(await suspend()));
    const answers = await Promise.all([undo(lifted), undo(lifted), undo(lifted)]);
    expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['200', '409', '409']);
  });
});
