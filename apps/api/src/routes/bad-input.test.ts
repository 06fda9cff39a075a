import { SignJWT } from 'jose';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openServerKey } from '../session/server-key.ts';
import { type Person, type TestApi, as, startTestApi } from '../testing/test-api.ts';

let api: TestApi;
let admin: Person;
let user: Person;

beforeAll(async () => {
  api = await startTestApi();
  admin = await api.addPerson({ role: 'ADMIN', fullName: 'Ada  Admin_100%' });
});
beforeEach(async () => {
  user = await api.addPerson();
});
afterAll(() => api.close());

const get = (url: string, headers: Record<string, string> = as(admin)) =>
  api.call({ method: 'GET', url, headers });

describe('lists', () => {
  const pages = ['0', '-1', 'NaN', 'abc', '1.5', '1e309', '1'.repeat(20), '', ' 1', '0x1', '١'];
  test.each(pages)('page %j: 400 with the parameter and its bounds', async (page) => {
    const { status, body } = await get(`/api/users?page=${encodeURIComponent(page)}`);
    expect(status).toBe(400);
    expect(body?.errors).toEqual([
      { path: 'page', message: 'page must be a whole number from 1 to 999999999.' },
    ]);
  });

  test.each(['0', '-1', '10000', '101', 'x'])(
    'limit %j: 400 with the bounds 1 to 100',
    async (limit) => {
      const { status, body } = await get(`/api/posts/user/${admin.id}?limit=${limit}`);
      expect(status).toBe(400);
      expect(body?.message).toBe('limit must be a whole number from 1 to 100.');
    },
  );

  test('a repeated parameter: 400', async () => {
    expect(await get('/api/users?page=1&page=2')).toMatchObject({ status: 400 });
  });

  test.each(['/api/users', '/api/posts/user/', '/api/divelogs/user/'])(
    'a page past the end of %s: 200, empty, with the correct number of pages',
    async (path) => {
      const url = path.endsWith('/') ? path + admin.id : path;
      const { status, body } = await get(`${url}?page=999999999`);
      expect(status).toBe(200);
      expect(body?.data).toMatchObject({ data: [], page: 999_999_999 });
      const first = await get(url);
      const { totalPages } = first.body?.data as { totalPages: number };
      expect(body?.data).toMatchObject({ totalPages });
    },
  );

  test('an unknown parameter is ignored', async () => {
    expect(await get('/api/users?order=name&__proto__=1')).toMatchObject({ status: 200 });
  });
});

describe('search', () => {
  test.each([
    ['100%', 1],
    ['admin_', 1],
    ['%', 1],
    ['_', 1],
    ['a%a', 0],
    ['a_a', 0],
    ['\\', 0],
    ["'", 0],
    [';drop table users;--', 0],
    ['.*', 0],
    ['^Ada', 0],
    ['[a-z]', 0],
  ])('%j is searched literally', async (search, total) => {
    const { status, body } = await get(`/api/users?search=${encodeURIComponent(search)}`);
    expect(status).toBe(200);
    expect(body?.data).toMatchObject({ total });
  });

  test.each([
    ['NUL', '%00'],
    ['201 characters', 'a'.repeat(201)],
  ])('%s: 400', async (_name, search) => {
    expect(await get(`/api/users?search=${search}`)).toMatchObject({ status: 400 });
  });

  test.each([
    ['bidi controls', '\u202Eada\u202C'],
    ['a zero-width joiner', 'a\u200Dda'],
    ['tatweel', 'عـــلي'],
    ['a decomposed letter', 'e\u0301'],
    ['an emoji', '🤿'],
    ['half an emoji', '%ED%A0%BD'],
  ])('%s: 200', async (_name, search) => {
    const encoded = search.startsWith('%') ? search : encodeURIComponent(search);
    expect(await get(`/api/users?search=${encoded}`)).toMatchObject({ status: 200 });
  });
});

describe('ids', () => {
  test.each(['1', 'abc', 'null', '%00', '../users', `${uuidv7()}0`, "'or 1=1", 'ü'.repeat(90)])(
    '%j: 404',
    async (id) => {
      const { status } = await get(`/api/users/${encodeURIComponent(id)}/profile`);
      expect(status).toBe(404);
    },
  );

  test('an id of another kind: 404', async () => {
    expect(await get(`/api/files/${admin.id}`)).toMatchObject({ status: 404 });
    expect(await get(`/api/users/${'f'.repeat(32)}/profile`)).toMatchObject({ status: 404 });
  });

  test('an unknown path: 404; a wrong method: 405 with Allow', async () => {
    expect(await get('/api/nothing')).toMatchObject({ status: 404 });
    const answer = await api.call({ method: 'PATCH', url: '/api/users' });
    expect(answer).toMatchObject({ status: 405, headers: { allow: 'GET, HEAD' } });
  });
});

describe('login', () => {
  const signIn = (payload: unknown) =>
    api.call({ method: 'POST', url: '/api/auth/login', payload: payload as object });

  test.each([
    ['numbers', { email: 1, password: 2 }],
    ['a missing password', { email: 'a@example.org' }],
    ['a missing address', { password: 'something' }],
    ['lists', { email: ['a@example.org'], password: ['something'] }],
    ['remember as text', { email: 'a@example.org', password: 'something', remember: 'true' }],
    ['an address of 10 kB', { email: `${'a'.repeat(10_000)}@example.org`, password: 'something' }],
    ['a password of 300 bytes', { email: 'a@example.org', password: 'x'.repeat(300) }],
    [
      'a password of 260 bytes in 130 letters',
      { email: 'a@example.org', password: 'é'.repeat(130) },
    ],
    ['NUL', { email: 'a\0@example.org', password: 'something' }],
  ])('%s: 400', async (_name, payload) => {
    expect(await signIn(payload)).toMatchObject({ status: 400 });
  });

  test('above 64 kB: 413', async () => {
    const payload = { email: 'a@example.org', password: 'x'.repeat(65_536) };
    expect(await signIn(payload)).toMatchObject({ status: 413 });
  });
});

describe('accounts', () => {
  const email = 'a@example.org';
  const register = {
    username: 'mira.dives',
    fullName: 'Mira Haddad',
    email,
    password: 'long-enough',
  };
  test.each([
    ['register', 'nothing', {}],
    ['register', 'numbers', { ...register, username: 1, password: 2 }],
    ['register', 'a username of two letters', { ...register, username: 'mi' }],
    ['register', 'a username of two alphabets', { ...register, username: 'mіra' }],
    ['register', 'one name only', { ...register, fullName: 'Mira' }],
    ['register', 'a short password', { ...register, password: '12345' }],
    ['register', 'a password of 300 bytes', { ...register, password: 'x'.repeat(300) }],
    ['register', 'no address', { ...register, email: 'mira' }],
    [
      'register',
      'an address with a line break',
      { ...register, email: 'a@example.org\nBcc: b@example.org' },
    ],
    ['register', 'NUL', { ...register, fullName: 'Mira\0 Haddad' }],
    ['send-code', 'nothing', {}],
    ['send-code', 'a list of addresses', { email: [email, 'b@example.org'] }],
    ['send-code', 'two addresses', { email: `${email}, b@example.org` }],
    ['send-code', 'an address of 10 kB', { email: `${'a'.repeat(10_000)}@example.org` }],
    ['confirm-email', 'a number', { email, code: 123_456 }],
    ['confirm-email', 'a code of 10 kB', { email, code: '1'.repeat(10_000) }],
    ['confirm-email', 'NUL', { email, code: '\0' }],
    ['confirm-email', 'an empty code', { email, code: '' }],
    ['forgot-password', 'a number', { email: 1 }],
    ['reset-password', 'nothing', {}],
    ['reset-password', 'neither code nor token', { email, newPassword: 'long-enough' }],
    ['reset-password', 'an unknown token', { token: 'x', newPassword: 'long-enough' }],
    [
      'reset-password',
      'a token of 10 kB',
      { token: 'x'.repeat(10_000), newPassword: 'long-enough' },
    ],
    ['reset-password', 'a short password', { email, code: '123456', newPassword: '12345' }],
    ['restore-account', 'nothing', {}],
  ])('%s with %s: 400', async (path, _name, payload) => {
    const url = `/api/auth/${path}`;
    expect(await api.call({ method: 'POST', url, payload })).toMatchObject({ status: 400 });
  });

  test.each([
    ['change-email', { email: 'nobody', password: 'x' }],
    ['change-email', { email }],
    ['change-email/confirm', {}],
    ['change-email/confirm', { code: 'abc' }],
  ])('%s with %j: 400', async (path, payload) => {
    const url = `/api/auth/${path}`;
    const headers = as(user);
    expect(await api.call({ method: 'POST', url, payload, headers })).toMatchObject({
      status: 400,
    });
  });

  test.each(['1', 'null', uuidv7(), '%00'])('the session %j: 404', async (id) => {
    const call = { method: 'DELETE', url: `/api/auth/sessions/${id}`, headers: as(user) };
    expect(await api.call(call)).toMatchObject({ status: 404 });
  });
});

describe('bearer', () => {
  const profile = (token: string) => get(`/api/users/${user.id}/profile`, { authorization: token });
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const sessionOf = (person: Person): string => {
    const claims = Buffer.from(person.accessToken.split('.')[1] ?? '', 'base64url').toString();
    return (JSON.parse(claims) as { sid: string }).sid;
  };

  async function signed(changes: {
    issuer?: string;
    audience?: string;
    expiresIn?: string;
    key?: Buffer;
  }) {
    const serverKey = await openServerKey(api.services.config);
    return new SignJWT({ sid: sessionOf(user) })
      .setProtectedHeader({ alg: 'HS256' })
      .setIssuer(changes.issuer ?? 'buddyline')
      .setAudience(changes.audience ?? 'buddyline:api')
      .setSubject(user.id)
      .setExpirationTime(changes.expiresIn ?? '10m')
      .sign(changes.key ?? serverKey.derive('access-token'));
  }

  test('an unmodified token: 200, so the refusals below have the named cause', async () => {
    expect(await profile(`Bearer ${await signed({})}`)).toMatchObject({ status: 200 });
  });

  test('alg none: 401', async () => {
    const claims = { sub: user.id, sid: sessionOf(user), iss: 'buddyline', aud: 'buddyline:api' };
    const token = `${part({ alg: 'none' })}.${part({ ...claims, exp: 4_102_444_800 })}.`;
    expect(await profile(`Bearer ${token}`)).toMatchObject({ status: 401 });
  });

  test('expired beyond the leeway: 401', async () => {
    const token = await signed({ expiresIn: '-31s' });
    expect(await profile(`Bearer ${token}`)).toMatchObject({ status: 401 });
  });

  test.each([
    ['another issuer', { issuer: 'somebody' }],
    ['another audience', { audience: 'buddyline:files' }],
    ['another key', { key: Buffer.alloc(32, 7) }],
  ])('%s: 401', async (_name, changes) => {
    expect(await profile(`Bearer ${await signed(changes)}`)).toMatchObject({ status: 401 });
  });

  test.each(['Bearer', 'Bearer ', 'Basic YTpi', 'Bearer a.b.c', 'a', `Bearer ${'x'.repeat(8000)}`])(
    '%j: 401',
    async (header) => {
      expect(await profile(header)).toMatchObject({ status: 401 });
    },
  );
});

describe('JSON', () => {
  const send = (payload: string | Buffer, type = 'application/json') =>
    api.call({
      method: 'PUT',
      url: `/api/users/admin/${user.id}`,
      headers: { ...as(admin), 'content-type': type },
      payload,
    });

  test.each([
    ['empty', ''],
    ['null', 'null'],
    ['a list', '[]'],
    ['a text', '"hello"'],
    ['__proto__', '{"__proto__":{"isAdmin":true}}'],
    ['constructor.prototype', '{"constructor":{"prototype":{"isAdmin":true}}}'],
    ['a trailing comma', '{"bio":"a",}'],
    ['truncated', '{"bio":"a"'],
    ['1e309', '{"age":1e309}'],
    ['Latin-1 instead of UTF-8', Buffer.from('{"bio":"café"}', 'latin1')],
  ] satisfies [string, string | Buffer][])('%s: 400', async (_name, payload) => {
    expect(await send(payload)).toMatchObject({ status: 400 });
  });

  test('UTF-8 with a byte order mark: 200, with all letters unchanged', async () => {
    const { status, body } = await send('\uFEFF{"bio":"café غوص"}');
    expect({ status, data: body?.data }).toMatchObject({ status: 200, data: { bio: 'café غوص' } });
  });

  test('sixteen thousand invalid values: 400 with the first 50 errors', async () => {
    const gear = JSON.stringify({ exposureGear: Array.from({ length: 16_000 }, () => '') });
    const headers = { ...as(admin), 'content-type': 'application/json' };
    const url = `/api/divelogs/${uuidv7()}`;
    const { status, body } = await api.call({ method: 'PUT', url, headers, payload: gear });
    expect(status).toBe(400);
    expect(body?.errors).toHaveLength(50);
  });

  test('1 MB: 413', async () => {
    expect(await send(JSON.stringify({ bio: 'x'.repeat(1_000_000) }))).toMatchObject({
      status: 413,
    });
  });

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'application/xml'])(
    '%s: 415',
    async (type) => {
      expect(await send('{"bio":"a"}', type)).toMatchObject({ status: 415 });
    },
  );
});

describe('users', () => {
  test.each([
    ['role ROOT', { role: 'ROOT' }, 'role'],
    ['isVerified "false"', { isVerified: 'false' }, 'isVerified'],
    ['age abc', { age: 'abc' }, 'age'],
    ['age "34"', { age: '34' }, 'age'],
    ['age 1000', { age: 1000 }, 'age'],
    ['a username with a space', { username: 'a b c' }, 'username'],
    ['a username of 31', { username: 'a'.repeat(31) }, 'username'],
    ['a biography of 5,001', { bio: 'x'.repeat(5001) }, 'bio'],
    ['NUL in a name', { fullName: 'Ada\0 Admin' }, 'fullName'],
    ['half an emoji', { bio: '\uD83E' }, 'bio'],
  ])('%s: 400 with the field', async (_name, payload, path) => {
    const url = `/api/users/admin/${user.id}`;
    const { status, body } = await api.call({ method: 'PUT', url, headers: as(admin), payload });
    expect(status).toBe(400);
    expect(body?.errors?.map((error) => error.path)).toContain(path);
  });
});

test('all messages are translated to Arabic: ours and those for errors of Fastify and valibot', async () => {
  const arabic = { ...as(admin), 'accept-language': 'ar' };
  const url = `/api/users/admin/${user.id}`;
  const payload = { bio: 5, username: 'a b' };
  const { body } = await api.call({ method: 'PUT', url, headers: arabic, payload });
  expect(body?.errors).toHaveLength(2);
  for (const { message } of body?.errors ?? []) expect(message).toMatch(/[\u0600-\u06FF]{3}/);
  const log = `/api/divelogs/${uuidv7()}`;
  const numbers = { diveNumber: 2 ** 31, latitude: 100 };
  const answer = await api.call({ method: 'PUT', url: log, headers: arabic, payload: numbers });
  expect(answer.body?.errors?.map(({ path }) => path)).toEqual(['diveNumber', 'latitude']);
  for (const { message } of answer.body?.errors ?? [])
    expect(message).toMatch(/[\u0600-\u06FF]{3}/);
  const missing = await get('/api/nothing', arabic);
  expect(missing.body?.message).toMatch(/[\u0600-\u06FF]{3}/);
});
