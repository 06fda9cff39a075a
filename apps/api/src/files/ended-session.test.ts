import { Readable } from 'node:stream';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { diveFile } from '../testing/dive-files/import-calls.ts';
import { type FormPart, formOf } from '../testing/forms.ts';
import { setPerson } from '../testing/people-sql.ts';
import { contentPart, writePost } from '../testing/posts.ts';
import { type Person, type TestApi, as, startTestApi } from '../testing/test-api.ts';
import { filePart, fileState, picture } from '../testing/uploads.ts';

let api: TestApi;
let admin: Person;
let diver: Person;
let image: FormPart;
beforeAll(async () => {
  api = await startTestApi({ writesPerMinute: 999 });
  admin = await api.addPerson({ role: 'ADMIN' });
  image = filePart(await picture().png().toBuffer());
});
beforeEach(async () => {
  diver = await api.addPerson();
});
afterAll(() => api.close());

interface Form extends ReturnType<typeof formOf> {
  method: 'POST' | 'PUT';
  url: string;
}

const form = (place: Pick<Form, 'method' | 'url'>, parts: FormPart[]): Form => ({
  ...place,
  ...formOf(parts),
});
const posts = { method: 'POST', url: '/api/posts' } as const;
const ofOldPost = async () => {
  const { id } = await writePost(api, diver, { content: 'Old words.' });
  return { method: 'PUT', url: `/api/posts/${id}` } as const;
};

/** Sends a form of which one half arrives before something happens, and the other half after it. */
function sendAround({ payload, headers, ...place }: Form, by: Person, event: () => Promise<void>) {
  async function* halves() {
    const half = Math.floor(payload.length / 2);
    yield payload.subarray(0, half);
    await event();
    yield payload.subarray(half);
  }
  const sent = { headers: { ...headers, ...as(by) }, payload: Readable.from(halves()) };
  return api.call({ ...place, ...sent });
}

async function suspendDiver(): Promise<void> {
  const payload = { kind: 'suspension', length: '7-days', publicText: 'You sold watches.' };
  const url = `/api/users/${diver.id}/sanctions`;
  const answer = await api.call({ method: 'POST', url, headers: as(admin), payload });
  expect(answer.status).toBe(201);
}

/** All that uploads write. */
async function written() {
  const { db } = api.services.database;
  return {
    files: await fileState(api),
    posts: await db.selectFrom('posts').select(['id', 'content', 'image_resource_id']).execute(),
    certificates: await db.selectFrom('certificates').select('id').execute(),
    imports: await db.selectFrom('dive_log_imports').select('id').execute(),
  };
}

test.each([
  { name: 'a post', start: () => form(posts, [contentPart('Watches!')]) },
  { name: 'a post with a picture', start: () => form(posts, [contentPart('Watches!'), image]) },
  {
    name: 'the text of a post',
    start: async () => form(await ofOldPost(), [contentPart('Watches!')]),
  },
  {
    name: 'the picture of a post',
    start: async () => form(await ofOldPost(), [contentPart('Watches!'), image]),
  },
  {
    name: 'a certificate',
    start: () =>
      form({ method: 'POST', url: '/api/certificates' }, [{ name: 'title', value: 'AOWD' }, image]),
  },
  {
    name: 'a profile picture',
    start: () => form({ method: 'POST', url: `/api/users/upload-profile/${diver.id}` }, [image]),
  },
  {
    name: 'a file with dives',
    start: () => {
      const file = filePart(diveFile([{ date: '2026-05-01' }]));
      return form({ method: 'POST', url: `/api/divelogs/imports?userId=${diver.id}` }, [file]);
    },
  },
])(
  'a member who is suspended while sending $name gets 401, and nothing is written',
  async ({ start }) => {
    const sent = await start();
    const before = await written();
    const answer = await sendAround(sent, diver, suspendDiver);
    expect(answer).toMatchObject({ status: 401, body: { isSuccessful: false } });
    await expect.poll(written).toEqual(before);
  },
);

test('an administrator who loses the role while sending the picture of another person gets 403', async () => {
  const other = await api.addPerson({ role: 'ADMIN' });
  const sent = form({ method: 'POST', url: `/api/users/upload-profile/${diver.id}` }, [image]);
  const before = await written();
  const answer = await sendAround(sent, other, async () => {
    await setPerson(api.services.database.db, other.id, { role: 'USER' });
    api.services.sessions.forget();
  });
  expect(answer.status).toBe(403);
  await expect.poll(written).toEqual(before);
});

test('a form is taken whose access token expires while it arrives', async () => {
  onTestFinished(() => void vi.useRealTimers());
  const sent = form(posts, [contentPart('Slow words.'), image]);
  const answer = await sendAround(sent, diver, async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 11 * 60_000 });
  });
  expect(answer.status).toBe(201);
});
