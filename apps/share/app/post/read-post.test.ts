import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readPost } from './read-post.ts';

const calls: (string | null)[] = [];
let answer: () => Promise<Response>;

const failure = (status: number) =>
  Promise.resolve(Response.json({ isSuccessful: false, message: 'no' }, { status }));

beforeEach(() => {
  calls.length = 0;
  vi.stubGlobal('fetch', (request: Request) => {
    calls.push(request.headers.get('x-forwarded-for'));
    return answer();
  });
});
afterEach(() => vi.unstubAllGlobals());

test('the X-Forwarded-For of a visitor is sent to the API', async () => {
  answer = () => failure(404);
  await readPost('named', '203.0.113.7, 10.0.0.2');
  await readPost('nameless', null);
  expect(calls).toEqual(['203.0.113.7, 10.0.0.2', null]);
});

test.each(['an-id', '1', '%00', '🤿', 'x'.repeat(500), '01a1fd86-1fa0-746c-a543-000000000000'])(
  'the API is asked once for the unknown post %s',
  async (id) => {
    answer = () => failure(404);
    for (let n = 0; n < 3; n += 1) {
      expect(await readPost(id, `203.0.113.${n}`)).toEqual({ kind: 'missing' });
    }
    expect(calls).toEqual(['203.0.113.0']);
  },
);

test.each([500, 502, 400])(
  'a failure with status %i is shared by concurrent visitors, and not cached',
  async (status) => {
    answer = () => failure(status);
    const id = `failed-${status}`;
    const both = [readPost(id, '203.0.113.1'), readPost(id, '203.0.113.2')];
    expect((await Promise.all(both)).map(({ kind }) => kind)).toEqual(['failed', 'failed']);
    await readPost(id, '203.0.113.3');
    expect(calls).toEqual(['203.0.113.1', '203.0.113.3']);
  },
);

test.each([429, 503])('a %i for one visitor does not affect another', async (status) => {
  const id = `refused-${status}`;
  answer = () => failure(calls.length === 1 ? status : 404);
  const both = await Promise.all([readPost(id, '203.0.113.1'), readPost(id, '203.0.113.2')]);
  expect(both.map(({ kind }) => kind)).toEqual(['failed', 'missing']);
  expect(calls).toEqual(['203.0.113.1', '203.0.113.2']);
});
