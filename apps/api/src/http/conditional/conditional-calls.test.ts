import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { contentPart, writePost } from '../../testing/posts.ts';
import { issueCertificate } from '../../testing/certificates-sql.ts';
import { formOf } from '../../testing/forms.ts';
import { type Person, type TestApi, as, startTestApi } from '../../testing/test-api.ts';
import { openTicket } from '../../testing/tickets/tickets-sql.ts';

let api: TestApi;
let admin: Person;
let diver: Person;
beforeAll(async () => {
  api = await startTestApi({ writesPerMinute: 9_999 });
  admin = await api.addPerson({ role: 'ADMIN' });
});
beforeEach(async () => {
  diver = await api.addPerson();
});
afterAll(() => api.close());

type Headers = Record<string, string>;

function call(
  method: string,
  path: string,
  headers: Headers = {},
  payload?: object,
  person = admin,
) {
  const url = `/api/${path}`;
  return api.call({
    method,
    url,
    headers: { ...as(person), ...headers },
    ...(payload && { payload }),
  });
}

const tagOf = async (path: string): Promise<string> => {
  const { status, headers } = await call('GET', path);
  expect(status).toBe(200);
  expect(headers.etag).toMatch(/^W\/"[\da-z]+\.[\w-]{22}"$/);
  return String(headers.etag);
};

interface Noun {
  /** Makes a record. @returns its address */
  make(): Promise<string>;
  /** Changes it; `nth` makes the changes differ. */
  edit(path: string, headers: Headers, nth?: number): ReturnType<typeof call>;
  /** How it is removed, if so. */
  isDeletable?: boolean;
}

async function makeDive() {
  const { body } = await call('POST', 'divelogs', {}, { site: 'Blue Hole' }, diver);
  return `divelogs/${String(Object(body?.data).id)}`;
}

const profile = { fullName: 'Mira Haddad', country: 'Egypt', bio: '' };
const nouns: Record<string, Noun> = {
  'a dive log': {
    make: makeDive,
    edit: (path, headers, nth = 1) => call('PUT', path, headers, { maxDepth: nth }),
    isDeletable: true,
  },
  'a certificate': {
    make: async () => `certificates/${(await issueCertificate(api, diver)).id}`,
    edit: (path, headers, nth = 1) => call('PUT', path, headers, { title: `Rescue Diver ${nth}` }),
    isDeletable: true,
  },
  'a post': {
    make: async () => `posts/${(await writePost(api, diver)).id}`,
    edit: (path, headers, nth = 1) => {
      const form = formOf([contentPart(`Manta ${nth}!`)]);
      const url = `/api/${path}`;
      const all = { ...as(admin), ...form.headers, ...headers };
      return api.call({ method: 'PUT', url, payload: form.payload, headers: all });
    },
    isDeletable: true,
  },
  'a ticket': {
    make: async () => `tickets/${await openTicket(api, diver)}`,
    edit: (path, headers, nth = 1) =>
      call('PUT', path, headers, { status: nth % 2 === 0 ? 'OPEN' : 'CLOSED' }),
    isDeletable: true,
  },
  'an own profile': {
    make: () => Promise.resolve(`users/${diver.id}/profile`),
    edit: (path, headers, nth = 1) =>
      call('PUT', path.replace('/profile', ''), headers, { ...profile, age: 20 + nth }, diver),
  },
  'a user': {
    make: () => Promise.resolve(`users/${diver.id}/profile`),
    edit: (path, headers, nth = 1) =>
      call('PUT', `users/admin/${path.split('/')[1] ?? ''}`, headers, { age: 20 + nth }),
  },
};

/** `updated_at` has milliseconds. */
const nextMillisecond = async () => {
  const { db } = api.services.database;
  const at = Date.now();
  while (Date.now() === at) await db.selectFrom('users').select('id').limit(1).execute();
};

describe.each(Object.entries(nouns))('%s', (_name, { make, edit, isDeletable = false }) => {
  test('is not sent again to who has it: 304', async () => {
    const path = await make();
    const tag = await tagOf(path);
    for (const known of [tag, tag.slice(2), `"x", ${tag}`, '*']) {
      const { status, headers, bytes } = await call('GET', path, { 'if-none-match': known });
      expect([status, bytes.length, headers.etag], known).toEqual([304, 0, tag]);
    }
    await nextMillisecond();
    const edited = await edit(path, {});
    expect(edited.status).toBe(200);
    const { status, headers } = await call('GET', path, { 'if-none-match': tag });
    expect(status).toBe(200);
    expect(headers.etag).not.toBe(tag);
  });

  test('is changed only as it was seen: 412', async () => {
    const path = await make();
    const seen = await tagOf(path);
    await nextMillisecond();
    const first = await edit(path, { 'if-match': seen }, 1);
    expect(first.status).toBe(200);
    const before = await call('GET', path);
    for (const stale of [seen, seen.slice(2), '"x"', 'nonsense', `"y", ${seen}`]) {
      const refused = await edit(path, { 'if-match': stale }, 2);
      expect(refused, stale).toMatchObject({ status: 412 });
      expect(refused.body?.message).toMatch(/changed elsewhere/);
    }
    const after = await call('GET', path);
    // That they have called is noted a little later.
    const { lastActiveAt } = Object(after.body?.data);
    const ofCaller = lastActiveAt === undefined ? {} : { lastActiveAt };
    expect(after.body?.data).toEqual({ ...Object(before.body?.data), ...ofCaller });
    await nextMillisecond();
    const current = await tagOf(path);
    expect(await edit(path, { 'if-match': `"x", ${current.slice(2)}` }, 2)).toMatchObject({
      status: 200,
    });
    expect(await edit(path, { 'if-match': '*' }, 1)).toMatchObject({ status: 200 });
    expect(await edit(path, {}, 2)).toMatchObject({ status: 200 });
  });

  test('is changed by one of two who have seen the same', async () => {
    const path = await make();
    const seen = await tagOf(path);
    await nextMillisecond();
    const both = await Promise.all([1, 3].map((nth) => edit(path, { 'if-match': seen }, nth)));
    const statuses = both.map(({ status }) => status);
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 412]);
  });

  test.runIf(isDeletable)('is deleted only as it was seen', async () => {
    const path = await make();
    const seen = await tagOf(path);
    await nextMillisecond();
    await edit(path, {}, 1);
    expect(await call('DELETE', path, { 'if-match': seen })).toMatchObject({ status: 412 });
    const current = await tagOf(path);
    expect(await call('DELETE', path, { 'if-match': current })).toMatchObject({ status: 200 });
  });
});

test('the answer to an edit has the tag that the next one needs', async () => {
  const path = await makeDive();
  const { headers } = await call('PUT', path, {}, { maxDepth: 1 });
  expect(headers.etag).toBe(await tagOf(path));
});

test('a like makes a copy old, and no edit', async () => {
  const { id } = await writePost(api, diver);
  const seen = await tagOf(`posts/${id}`);
  await call('PUT', `posts/${id}/like`);
  const again = await call('GET', `posts/${id}`, { 'if-none-match': seen });
  expect(again).toMatchObject({ status: 200, body: { data: { likesCount: 1 } } });
  const { edit } = nouns['a post'] as Noun;
  expect(await edit(`posts/${id}`, { 'if-match': seen })).toMatchObject({ status: 200 });
});

test('a post is hidden only as its text was seen', async () => {
  const { id } = await writePost(api, diver);
  const seen = await tagOf(`posts/${id}`);
  const hide = (tag: string) =>
    call('PATCH', `posts/${id}`, { 'if-match': tag }, { isEnabled: false });
  await nextMillisecond();
  await nouns['a post']?.edit(`posts/${id}`, {});
  expect(await hide(seen)).toMatchObject({ status: 412 });
  expect(await hide(await tagOf(`posts/${id}`))).toMatchObject({ status: 200 });
});

test.each(['', '*', '""'])(
  'a list, which has no ETag, is sent whatever is known: %j',
  async (known) => {
    const { status, body } = await call('GET', 'views?list=users', { 'if-none-match': known });
    expect(status).toBe(200);
    expect(body?.data).toEqual([]);
  },
);

test('what does not exist is not found, whatever is expected of it', async () => {
  const path = `divelogs/${crypto.randomUUID()}`;
  const headers = { 'if-match': '"x"' };
  expect(await call('PUT', path, headers, { maxDepth: 1 })).toMatchObject({ status: 404 });
  expect(await call('DELETE', path, headers)).toMatchObject({ status: 404 });
});

test.each([undefined, 'br', 'gzip'])(
  'the document of the API is sent once: %s',
  async (accepted) => {
    const headers: Headers = accepted === undefined ? {} : { 'accept-encoding': accepted };
    const first = await api.api.inject({ url: '/api/openapi.json', headers });
    const known = { ...headers, 'if-none-match': String(first.headers.etag) };
    const second = await api.api.inject({ url: '/api/openapi.json', headers: known });
    expect([second.statusCode, second.rawPayload.length]).toEqual([304, 0]);
    const other = await api.api.inject({
      url: '/api/openapi.json',
      headers: { ...headers, 'if-none-match': '"x"' },
    });
    expect(other.statusCode).toBe(200);
  },
);
