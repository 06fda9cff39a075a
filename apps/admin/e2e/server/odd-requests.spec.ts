import { oddRequests } from '@buddyline/tests/requests/odd-requests';
import { sendRaw } from '@buddyline/tests/requests/raw-request';
import { administrator } from '../support/sign-in.ts';
import { expect, serverTest as test } from '../support/test.ts';

/** Requests that no browser sends. They must not affect the requests of other clients. */
let origin: string;
let authorization: string;

async function post(path: string, body: string): Promise<Response> {
  const headers = { 'content-type': 'application/json' };
  return fetch(origin + path, { method: 'POST', headers, body });
}

test.beforeAll(async ({ panel }) => {
  ({ origin } = panel);
  // Before the first test, which would end the session with the data that an earlier file has changed.
  await panel.beginTest();
  const answer = await post('/api/auth/login', JSON.stringify(administrator));
  const { data } = await answer.json();
  authorization = `Bearer ${data.accessToken}`;
});

/** Requests one page of users and expects exactly that page. */
async function visit(page: number): Promise<void> {
  const headers = { authorization };
  const answer = await fetch(`${origin}/api/users?limit=1&page=${page}`, { headers });
  const body = await answer.json();
  expect([answer.status, body.data.page]).toEqual([200, page]);
}

for (const odd of oddRequests) {
  test(`${odd.name}: ${odd.becomes}, and the next requests get their own responses`, async () => {
    await visit(1);
    const { status } = await sendRaw(origin, odd.bytes, odd);
    if (odd.becomes === 'passed') expect([200, 400, 404, 429]).toContain(status);
    else expect(status).toBe(odd.becomes === 'closed' ? null : odd.becomes);
    for (let page = 2; page < 8; page += 1) await visit(page);
    await Promise.all(Array.from({ length: 14 }, (_, index) => visit(index + 8)));
  });
}

test('JSON that is too large is rejected as such', async () => {
  for (const length of [70_000, 200_000, 5_000_000]) {
    const answer = await post('/api/auth/login', JSON.stringify({ email: 'x'.repeat(length) }));
    expect(answer.status).toBe(413);
    expect(await answer.json()).toMatchObject({ isSuccessful: false });
  }
  await visit(1);
});

test('a large file without a session is answered with 401', async () => {
  const body = new FormData();
  body.append('file', new Blob([new Uint8Array(20_000_000)]));
  const answer = await fetch(`${origin}/api/posts`, { method: 'POST', body });
  expect([answer.status, await answer.json()]).toEqual([
    401,
    { isSuccessful: false, message: 'Please sign in.' },
  ]);
  await visit(1);
});
