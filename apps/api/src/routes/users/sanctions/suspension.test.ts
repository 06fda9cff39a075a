import { sanctionSchema, moderationSchema } from '@buddyline/domain/sanction';
import { successSchema } from '@buddyline/domain/envelope';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { samplePost } from '../../../db/testing/sample-rows.ts';
import { mailsTo } from '../../../testing/accounts/mails-sql.ts';
import { readEntries } from '../../../testing/activity-sql.ts';
import { setPerson } from '../../../testing/people-sql.ts';
import { aSecondLater } from '../../../testing/second-later.ts';
import { endSuspension } from '../../../testing/accounts/suspensions-sql.ts';
import {
  type Answer,
  type Person,
  type TestApi,
  as,
  startBeside,
  startTestApi,
} from '../../../testing/test-api.ts';

const password = 'right-password';

let api: TestApi;
let beside: TestApi;
let admin: Person;
let diver: Person;
beforeAll(async () => {
  api = await startTestApi({ mail: { way: 'folder' }, writesPerMinute: 999 });
  beside = await startBeside(api);
  admin = await api.addPerson({ role: 'ADMIN', fullName: 'Omar Said' });
});
beforeEach(async () => {
  diver = await api.addPerson({ fullName: 'Mira Haddad', password });
});
afterAll(async () => {
  await beside.close();
  await api.close();
});

const call = (method: string, url: string, payload?: object, on = api): Promise<Answer> =>
  on.call({ method, url: `/api/${url}`, headers: as(admin), ...(payload && { payload }) });
const impose = (given: object, person = diver) =>
  call('POST', `users/${person.id}/sanctions`, { publicText: 'You sold watches.', ...given });
const suspend = (given: object = {}) => impose({ kind: 'suspension', length: '7-days', ...given });
const sanctionIn = ({ body }: Answer) => v.parse(successSchema(sanctionSchema), body).data;
const lift = (sanctionId: string) => call('POST', `users/${diver.id}/sanctions/${sanctionId}/lift`);

const signIn = (given = password, on = api) =>
  on.call({
    method: 'POST',
    url: '/api/auth/login',
    payload: { email: diver.email, password: given },
  });
const profile = (on = api, person = diver) =>
  on.call({ method: 'GET', url: `/api/users/${person.id}/profile`, headers: as(person) });
const refresh = (cookies: Answer['cookies'], on = api) => {
  const sent = Object.fromEntries(cookies.map(({ name, value }) => [name, value]));
  return on.call({ method: 'POST', url: '/api/auth/refresh-token', cookies: sent });
};
const isListed = async () => {
  const { body } = await call('GET', 'users?suspended=true&limit=100');
  return JSON.stringify(body).includes(diver.id);
};

describe('a suspension', () => {
  test('ends all sessions on two processes within a second, and they stay ended', async () => {
    const { cookies } = await signIn();
    for (const on of [api, beside]) expect(await profile(on)).toMatchObject({ status: 200 });
    const answer = await suspend();
    expect(answer).toMatchObject({ status: 201 });
    expect(await profile()).toMatchObject({ status: 401 });
    await aSecondLater(async () => {
      expect(await profile(beside)).toMatchObject({ status: 401 });
    });
    expect(await refresh(cookies, beside)).toMatchObject({ status: 401 });
    await lift(sanctionIn(answer).id);
    await aSecondLater(async () => {
      for (const on of [api, beside]) expect(await profile(on)).toMatchObject({ status: 401 });
    });
    expect(await refresh(cookies)).toMatchObject({ status: 401 });
    expect(await signIn()).toMatchObject({ status: 200 });
  });

  test('bites sessions even where none was ended: the check is a comparison', async () => {
    const { cookies } = await signIn();
    const later = new Date(Date.now() + 60_000);
    await setPerson(api.services.database.db, diver.id, { suspended_until: later });
    expect(await profile(beside)).toMatchObject({ status: 401 });
    expect(await refresh(cookies)).toMatchObject({ status: 401 });
  });

  test('the right password is told until when and why, a wrong one nothing', async () => {
    await suspend({ length: '1-day' });
    const right = await signIn();
    expect(right).toMatchObject({ status: 403, body: { code: 'account-suspended' } });
    expect(right.body?.message).toMatch(/suspended until .*\d.* \(UTC\): You sold watches\./);
    expect(right.cookies).toEqual([]);
    const wrong = await signIn('wrong-password');
    expect(wrong).toMatchObject({ status: 401 });
    expect(JSON.stringify(wrong.body)).not.toMatch(/suspend|watches/);
  });

  test('ends by the clock, without a job', async () => {
    await suspend({ length: '1-day' });
    expect(await isListed()).toBe(true);
    expect(await profileOf()).toMatchObject({ isSuspended: true });
    await endSuspension(api, diver.id);
    expect(await signIn()).toMatchObject({ status: 200 });
    expect(await signIn(password, beside)).toMatchObject({ status: 200 });
    expect(await isListed()).toBe(false);
    expect(await profileOf()).toMatchObject({ isSuspended: false, suspendedUntil: null });
    expect((await moderation()).active).toBeNull();
    // It has ended, so there is nothing to lift, and another one may begin.
    expect(await suspend()).toMatchObject({ status: 201 });
  });

  test('until it is lifted, or until a day', async () => {
    const open = sanctionIn(await suspend({ length: 'until-lifted' }));
    expect(open).toMatchObject({ endsAt: null, isActive: true });
    expect(await profileOf()).toMatchObject({ isSuspended: true, suspendedUntil: null });
    expect((await signIn()).body?.message).toBe('Your account is suspended: You sold watches.');
    expect((await moderation()).active).toMatchObject({ id: open.id });
    expect(await suspend()).toMatchObject({ status: 409 });
    await lift(open.id);
    const day = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);
    const dated = sanctionIn(await suspend({ length: day }));
    expect(dated.endsAt).toBe(`${day}T00:00:00.000Z`);
    expect(await profileOf()).toMatchObject({ isSuspended: true, suspendedUntil: dated.endsAt });
    await lift(dated.id);
    expect(await suspend({ length: '2020-01-01' })).toMatchObject({ status: 400 });
    for (const length of ['2-days', '2026-02-31', '', 7, undefined]) {
      expect(await suspend({ length })).toMatchObject({ status: 400 });
    }
  });

  test('409: nobody suspends themselves or an administrator; 404: nobody', async () => {
    const other = await api.addPerson({ role: 'ADMIN' });
    for (const person of [admin, other]) {
      const answer = await impose({ kind: 'suspension', length: '1-day' }, person);
      expect(answer).toMatchObject({ status: 409 });
    }
    expect(await profile(api, other)).toMatchObject({ status: 200 });
    const nobody = { ...diver, id: crypto.randomUUID() };
    const answer = await impose({ kind: 'suspension', length: '1-day' }, nobody);
    expect(answer).toMatchObject({ status: 404 });
  });

  test('of a sign-in at the same moment nothing is left', async () => {
    for (let round = 0; round < 5; round += 1) {
      const [signedIn, suspended] = await Promise.all([signIn(), suspend()]);
      if (signedIn.status === 200) {
        const accessToken = String(Object(signedIn.body?.data).accessToken);
        await aSecondLater(async () => {
          expect(await profile(api, { ...diver, accessToken })).toMatchObject({ status: 401 });
        });
      }
      await lift(sanctionIn(suspended).id);
    }
  });

  async function profileOf() {
    return (await call('GET', `users/${diver.id}/profile`)).body?.data;
  }
  async function moderation() {
    const { body } = await call('GET', `users/${diver.id}/standing`);
    return v.parse(successSchema(moderationSchema), body).data;
  }
});

describe('hiding the posts of a person', () => {
  async function addPost(is_enabled = true): Promise<string> {
    const post = samplePost(diver.id, { is_enabled });
    await api.services.database.db.insertInto('posts').values(post).execute();
    return post.id;
  }
  const isShown = async (id: string) =>
    Object((await call('GET', `posts/${id}`)).body?.data).isEnabled === true;
  const show = (id: string, isEnabled: boolean) => call('PATCH', `posts/${id}`, { isEnabled });

  test('lifting shows exactly those again, but not what staff changed since', async () => {
    const [plain, shown, rehidden] = [await addPost(), await addPost(), await addPost()];
    const before = await addPost(false);
    const answer = await suspend({ hidePosts: true });
    expect(sanctionIn(answer)).toMatchObject({ hiddenPosts: 3 });
    for (const id of [plain, shown, rehidden]) expect(await isShown(id)).toBe(false);
    await show(shown, true);
    await show(rehidden, true);
    await show(rehidden, false);
    const written = await addPost();
    await lift(sanctionIn(answer).id);
    expect(await isShown(plain)).toBe(true);
    expect(await isShown(shown)).toBe(true);
    expect(await isShown(rehidden)).toBe(false);
    expect(await isShown(before)).toBe(false);
    expect(await isShown(written)).toBe(true);
    const counts = (await readEntries(api, diver.id)).map((entry) => entry.counts);
    expect(counts).toEqual([{ posts: 3 }, { posts: 1 }]);
  });

  test('what a suspension hid that has ended by itself is shown on request, once', async () => {
    const [plain, rehidden] = [await addPost(), await addPost()];
    const before = await addPost(false);
    const { id } = sanctionIn(await suspend({ hidePosts: true, length: '1-day' }));
    await show(rehidden, true);
    await show(rehidden, false);
    await endSuspension(api, diver.id);
    expect(await isShown(plain)).toBe(false);
    const next = sanctionIn(await suspend());
    const mails = await mailsTo(api, diver.email);
    const answer = await lift(id);
    expect(answer).toMatchObject({
      status: 200,
      body: { message: 'Their posts are shown again.' },
    });
    expect(await isShown(plain)).toBe(true);
    expect(await isShown(rehidden)).toBe(false);
    expect(await isShown(before)).toBe(false);
    // The suspension that lasts is another one, and the person hears nothing of this.
    expect(await signIn()).toMatchObject({ status: 403 });
    expect(await mailsTo(api, diver.email)).toEqual(mails);
    expect(await lift(id)).toMatchObject({ status: 409 });
    const [, , shown] = await readEntries(api, diver.id);
    expect(shown).toMatchObject({ action: 'users.lift', counts: { posts: 1 } });
    expect(await lift(next.id)).toMatchObject({ status: 200 });
    expect(await signIn()).toMatchObject({ status: 200 });
  });

  test('409: one that has ended by itself and hid nothing', async () => {
    const { id } = sanctionIn(await suspend({ length: '1-day' }));
    await endSuspension(api, diver.id);
    expect(await lift(id)).toMatchObject({ status: 409 });
  });

  test('the undo of the act lifts it; a second one says that it is undone', async () => {
    const id = await addPost();
    const { headers } = await suspend({ hidePosts: true });
    const undo = () => call('POST', `activity/${String(headers['x-undo'])}/undo`);
    const { body } = await call('GET', `activity?personId=${diver.id}`);
    expect(Object(body?.data).data[0]).toMatchObject({ verb: 'suspend', canUndo: true });
    expect(await undo()).toMatchObject({ status: 200 });
    expect(await isShown(id)).toBe(true);
    expect(await signIn()).toMatchObject({ status: 200 });
    expect(await undo()).toMatchObject({ status: 409 });
    // The mail had not gone yet.
    expect(await mailsTo(api, diver.email)).toEqual([]);
  });
});
