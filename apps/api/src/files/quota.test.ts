import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import fc from 'fast-check';
import { readUsedBytes } from '../room/room-sql.ts';
import { previewDives, takeNew } from '../testing/dive-files/import-calls.ts';
import { findFaults } from '../testing/all-rows-sql.ts';
import { formOf } from '../testing/forms.ts';
import { addToRoom } from '../testing/accounts/room-sql.ts';
import { type Answer, type Person, type TestApi, as, startTestApi } from '../testing/test-api.ts';
import { contentPart, sendPost } from '../testing/posts.ts';
import { trashCalls } from '../testing/trash.ts';
import { filePart, fileState, picture } from '../testing/uploads.ts';

const quota = 2_000_000;

let api: TestApi;
let admin: Person;
let diver: Person;
let shot: Buffer;
beforeAll(async () => {
  api = await startTestApi({ memberQuotaBytes: quota, writesPerMinute: 9_999 });
  admin = await api.addPerson({ role: 'ADMIN' });
  shot = await picture(800, 600).png().toBuffer();
});
beforeEach(async () => {
  diver = await api.addPerson();
});
afterAll(() => api.close());

const usedBytes = () => readUsedBytes(api.services.database.db, diver.id);
const fill = async (room: number) => addToRoom(api, diver.id, 'files', quota - room);
const certificate = () => formOf([{ name: 'title', value: 'Rescue Diver' }, filePart(shot)]);

function addCertificate(by = diver, extra: Record<string, string> = {}) {
  const { payload, headers } = certificate();
  const all = { ...as(by), ...headers, ...extra };
  return api.call({ method: 'POST', url: '/api/certificates', payload, headers: all });
}

function setPicture(by = diver) {
  const { payload, headers } = formOf([filePart(shot)]);
  const url = `/api/users/upload-profile/${diver.id}`;
  return api.call({ method: 'POST', url, payload, headers: { ...as(by), ...headers } });
}

const post = (by = diver) => sendPost(api, by, [contentPart('Manta!'), filePart(shot)]);

test('each file counts in all its sizes, also in the trash, until it is deleted for good', async () => {
  const { db } = api.services.database;
  const trash = trashCalls(api, admin);
  const { body } = await post();
  const used = await usedBytes();
  const { imageResourceId, id } = Object(body?.data);
  const sizes = await Promise.all(
    ['full.webp', 'card.webp', 'share.jpg'].map(
      async (name) => (await api.services.storage.read(imageResourceId, name))?.size ?? 0,
    ),
  );
  expect(used).toBe(sizes.reduce((sum, size) => sum + size, 0));
  const deletion = await trash.remove(`posts/${id}`);
  expect(await usedBytes()).toBe(used);
  await trash.purge(deletion);
  expect(await usedBytes()).toBe(0);
  await setPicture();
  const one = await usedBytes();
  await setPicture();
  expect(await usedBytes()).toBe(one);
  expect(await findFaults(db)).toEqual([]);
});

// Before those that let members seem to have more than they have.
test('whatever is sent, deleted, restored and deleted for good, the count is what there is', async () => {
  const { db } = api.services.database;
  const trash = trashCalls(api, admin);
  const steps = ['post', 'certificate', 'picture', 'dives', 'remove', 'restore', 'purge'] as const;
  const idOf = ({ body }: Answer) => String(Object(body?.data).id);
  const run = async (walk: readonly (typeof steps)[number][]) => {
    diver = await api.addPerson();
    const [live, deleted]: string[][] = [[], []];
    const doNext = {
      post: async () => live?.push(`posts/${idOf(await post())}`),
      certificate: async () => live?.push(`certificates/${idOf(await addCertificate())}`),
      picture: setPicture,
      // An undone import lies in the trash, and counts there.
      dives: async () => {
        const preview = await previewDives(api, diver, [{ date: '2026-05-01' }]);
        await takeNew(api, diver, preview);
        const url = `/api/divelogs/imports/${preview.id}/undo`;
        await api.call({ method: 'POST', url, headers: as(diver) });
      },
      remove: async () => {
        const item = live?.shift();
        if (item) deleted?.push(await trash.remove(item));
      },
      restore: async () => trash.restore(deleted?.pop() ?? randomUUID()),
      purge: async () => trash.purge(deleted?.shift() ?? randomUUID()),
    };
    for (const step of walk) await doNext[step]();
    expect(await findFaults(db)).toEqual([]);
  };
  const walks = fc.array(fc.constantFrom(...steps), { minLength: 5, maxLength: 12 });
  await fc.assert(fc.asyncProperty(walks, run), { numRuns: 8 });
});

const full =
  'You have used 2 MB of 2 MB for pictures and documents. Delete some that you no longer need; their room is free once they leave the trash.';

test('507: who has used all room sends no more files, but posts without one', async () => {
  await fill(0);
  const before = await fileState(api);
  for (const send of [addCertificate, setPicture, post]) {
    expect(await send()).toMatchObject({ status: 507, body: { message: full } });
  }
  expect(await fileState(api)).toEqual(before);
  expect(await sendPost(api, diver, [contentPart('No picture.')])).toMatchObject({ status: 201 });
});

test('507 before the body is read', async () => {
  await fill(0);
  const { payload, headers } = certificate();
  let isRead = false;
  function* body() {
    isRead = true;
    yield payload;
  }
  const answer = await api.call({
    method: 'POST',
    url: '/api/certificates',
    headers: { ...as(diver), ...headers, 'content-length': String(payload.length) },
    payload: Readable.from(body()),
  });
  expect(answer.status).toBe(507);
  expect(isRead).toBe(false);
});

test('507: a file that is larger than what is left, and nothing of it stays', async () => {
  await fill(1_000);
  const before = await fileState(api);
  expect(await post()).toMatchObject({ status: 507, body: { message: full } });
  expect(await fileState(api)).toEqual(before);
  expect(await usedBytes()).toBe(quota - 1_000);
});

test('of files that arrive at once, only those are taken for which there is room', async () => {
  await post();
  const one = await usedBytes();
  await fill(one * 3.5);
  const answers = await Promise.all([post(), post(), post(), post()]);
  const statuses = answers.map(({ status }) => status);
  expect(statuses.filter((status) => status === 201)).toHaveLength(2);
  expect(statuses.filter((status) => status === 507)).toHaveLength(2);
  expect(await usedBytes()).toBeLessThanOrEqual(quota);
});

test('the call that filled the room is answered again when it is repeated', async () => {
  const key = { 'idempotency-key': randomUUID() };
  const first = await addCertificate(diver, key);
  expect(first.status).toBe(201);
  await fill(0);
  expect((await addCertificate(diver, key)).bytes).toEqual(first.bytes);
  const other = await addCertificate(diver, { 'idempotency-key': randomUUID() });
  expect(other.status).toBe(507);
});

test('staff are free, also with files of a member', async () => {
  await fill(0);
  await addToRoom(api, admin.id, 'files', quota);
  expect(await setPicture(admin)).toMatchObject({ status: 200 });
  expect(await post(admin)).toMatchObject({ status: 201 });
});

test('507: a disk that is almost full takes no files, of dives neither', async () => {
  const crowded = await startTestApi({ diskFullPercent: 1 });
  const member = await crowded.addPerson();
  const { payload, headers } = certificate();
  const send = async (url: string) => {
    const { status, body } = await crowded.call({
      method: 'POST',
      url,
      payload,
      headers: { ...as(member), ...headers, 'accept-language': 'en' },
    });
    return [status, body?.message];
  };
  const refused = [507, expect.stringMatching(/almost no space left/)];
  expect(await send('/api/certificates')).toEqual(refused);
  expect(await send(`/api/divelogs/imports?userId=${member.id}`)).toEqual(refused);
  expect(await sendPost(crowded, member, [contentPart('Words.')])).toMatchObject({ status: 201 });
  await crowded.close();
});

test('429: more files than anybody sends within an hour', async () => {
  await fill(0);
  const tooMany = Array.from({ length: 301 }, () => setPicture());
  const answers = await Promise.all(tooMany);
  expect(answers.at(-1)?.status).toBe(429);
});
