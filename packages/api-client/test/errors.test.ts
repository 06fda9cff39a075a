import { describe, expect, test } from 'vitest';
import { startFakeApi } from './fake-api.ts';
import { openTab } from './tab.ts';

const line = 'PUT /api/users/admin/1';

test('an HTTP error has the message, the field errors and the request id', async () => {
  const errors = [{ path: 'username', message: 'Taken' }];
  const fake = await startFakeApi({
    [line]: () => ({
      status: 409,
      headers: { 'x-request-id': 'r-1' },
      body: { isSuccessful: false, message: 'That name is taken.', errors },
    }),
  });
  const { api } = openTab({ baseUrl: fake.baseUrl, token: 't' });

  await expect(api.users.updateAsAdmin('1', { username: 'ada' })).rejects.toMatchObject({
    name: 'ApiError',
    kind: 'http',
    status: 409,
    message: 'That name is taken.',
    fields: errors,
    requestId: 'r-1',
  });
});

describe('an HTTP error says what a program can do', () => {
  const failing = async (status: number, headers: Record<string, string>, body: object) => {
    const message = 'Not now.';
    const fake = await startFakeApi({
      [line]: () => ({ status, headers, body: { isSuccessful: false, message, ...body } }),
    });
    const { api } = openTab({ baseUrl: fake.baseUrl, token: 't' });
    return api.users.updateAsAdmin('1', {}).then(
      () => undefined,
      (error: unknown) => error,
    );
  };

  test.each([
    'account-deleted',
    'account-suspended',
    'taken',
    'answered',
    'one-of-another-backend',
  ])('by the code %s', async (code) =>
    expect(await failing(403, {}, { code })).toMatchObject({ status: 403, code }),
  );

  test.each([[undefined], [null], [42], [{ name: 'taken' }], [['taken']]])(
    'or has no code, but its message: %j',
    async (code) => {
      const failure = { status: 409, code: undefined, message: 'Not now.' };
      expect(await failing(409, {}, { code })).toMatchObject(failure);
    },
  );

  test.each([
    [409, '1', 1],
    [429, '3595', 3595],
    [503, '0', 0],
    [503, 'Fri, 01 Jan 2010 00:00:00 GMT', 0],
    [503, 'soon', undefined],
    [503, '-1', undefined],
    [429, '9'.repeat(400), undefined],
  ])('%i by Retry-After: %s', async (status, header, retryAfter) => {
    const headers = { 'retry-after': header };
    expect(await failing(status, headers, {})).toMatchObject({ status, retryAfter });
  });

  test('and by a Retry-After that is a date', async () => {
    const inAMinute = new Date(Date.now() + 60_000).toUTCString();
    const retryAfter: unknown = expect.closeTo(60, -1);
    expect(await failing(503, { 'retry-after': inAMinute }, {})).toMatchObject({ retryAfter });
  });
});

test.each([
  ['no body', { status: 500, body: '' }],
  ['HTML', { status: 502, body: '<h1>Bad Gateway</h1>' }],
  ['an empty message', { status: 500, body: { message: '' } }],
  ['no message', { status: 400, body: { error: 'x' } }],
])('an HTTP error with %s has the generic message', async (_what, answer) => {
  const fake = await startFakeApi({ [line]: () => answer });
  const { api } = openTab({ baseUrl: fake.baseUrl, token: 't' });

  await expect(api.users.updateAsAdmin('1', {})).rejects.toMatchObject({
    kind: 'http',
    status: answer.status,
    message: 'Error Occur Please Try Again',
  });
});

test('isSuccessful false is an error whatever the status', async () => {
  const fake = await startFakeApi({
    [line]: () => ({ body: { isSuccessful: false, message: 'Not today' } }),
  });
  const { api } = openTab({ baseUrl: fake.baseUrl, token: 't' });

  await expect(api.users.updateAsAdmin('1', {})).rejects.toThrow('Not today');
});

test.each([
  ['HTML', '<h1>Hello</h1>'],
  ['another shape', { data: { users: [] } }],
  ['null', 'null'],
])('a response that is %s is invalid', async (_what, body) => {
  const fake = await startFakeApi({ 'GET /api/users': () => ({ body }) });
  const { api } = openTab({ baseUrl: fake.baseUrl, token: 't' });

  await expect(api.users.list({})).rejects.toMatchObject({
    kind: 'invalid',
    status: 200,
    message: 'The server sent an answer that this page does not understand.',
  });
});

test('an unreachable server is a network error', async () => {
  const { api } = openTab({ baseUrl: 'http://127.0.0.1:1/api', token: 't' });

  await expect(api.users.list({})).rejects.toMatchObject({
    kind: 'network',
    status: null,
    message: 'Error Occur Please Try Again',
  });
});

test('a call that its caller aborts is an aborted error', async () => {
  const controller = new AbortController();
  const fake = await startFakeApi({
    'GET /api/users': () => {
      controller.abort();
      return 'hang up';
    },
  });
  const { api } = openTab({ baseUrl: fake.baseUrl, token: 't' });

  await expect(api.users.list({}, controller.signal)).rejects.toMatchObject({ kind: 'aborted' });
});

test('a response without a body is a success without a message', async () => {
  const fake = await startFakeApi({ 'DELETE /api/users/1': () => ({ status: 204, body: '' }) });
  const { api } = openTab({ baseUrl: fake.baseUrl, token: 't' });

  expect(await api.users.remove('1')).toEqual({ message: '' });
});
