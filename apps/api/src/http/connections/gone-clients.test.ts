import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { loseDuringLookup } from '../../testing/requests/lost-requests.ts';
import { type Person, type TestApi, as, startTestApi } from '../../testing/test-api.ts';
import { anyone, member } from '../access.ts';

const maxInFlight = 1;

let api: TestApi;
let diver: Person;
let begun: string[] = [];
let held = Promise.withResolvers<void>();

beforeAll(async () => {
  api = await startTestApi({ maxInFlight }, (routes) => {
    const audit = { none: 'nothing is changed' };
    routes.route({
      method: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
      url: '/api/work',
      config: { access: member, audit },
      handler: async ({ method }) => {
        begun.push(method);
        return {};
      },
    });
    for (const result of [undefined, {}]) {
      const url = `/api/held-${typeof result}`;
      routes.get(url, { config: { access: anyone } }, async () => {
        begun.push(url);
        await held.promise;
        return result;
      });
    }
    routes.get('/api/held-query', { config: { access: member } }, async () => {
      begun.push('first');
      await held.promise;
      await api.services.database.db.selectFrom('posts').select('id').limit(1).execute();
      begun.push('second');
      return {};
    });
    routes.get('/api/held-failure', { config: { access: anyone } }, async () => {
      begun.push('/api/held-failure');
      await held.promise;
      throw new Error('On purpose');
    });
  });
  await api.api.listen({ port: 0, host: '127.0.0.1' });
  diver = await api.addPerson();
});
afterAll(() => api.close());
beforeEach(() => {
  begun = [];
  held = Promise.withResolvers();
});

/** Sends a request, and resets the connection while its handler runs. */
async function loseWhileHandled(url: string, count: number): Promise<void> {
  const { authorization } = as(diver);
  const accepted = once(api.api.server, 'connection');
  const client = connect(Number(new URL(api.api.listeningOrigin).port), '127.0.0.1');
  client.on('error', () => undefined);
  client.write(`GET ${url} HTTP/1.1\r\nHost: api\r\nAuthorization: ${authorization}\r\n\r\n`);
  const [socket] = await accepted;
  const gone = Promise.withResolvers<void>();
  socket.once('close', () => gone.resolve());
  await expect.poll(() => begun.length).toBe(count);
  client.resetAndDestroy();
  await gone.promise;
}

const statusNow = async (): Promise<number> => (await api.api.inject('/api/meta')).statusCode;

describe('a request whose client is gone', () => {
  test.each([
    ['GET', {}],
    ['HEAD', {}],
    ['DELETE', {}],
    ['POST', { 'content-length': '0' }],
    ['PUT', { 'content-length': '0' }],
    ['PATCH', { 'content-length': '0' }],
    ['POST', { 'content-type': 'application/json', 'content-length': '2' }],
  ])('does not reach its handler: %s %o', async (method, headers) => {
    await loseDuringLookup(api, diver, { method, url: '/api/work', headers });
    expect(begun).toEqual([]);
    expect(await statusNow()).toBe(200);
  });

  test.each(['/api/held-undefined', '/api/held-object', '/api/held-failure'])(
    'counts until its work is done: %s',
    async (url) => {
      await loseWhileHandled(url, 1);
      expect(await statusNow()).toBe(503);
      held.resolve();
      await vi.waitFor(async () => expect(await statusNow()).toBe(200));
    },
  );

  test('sends no further query', async () => {
    await loseWhileHandled('/api/held-query', 1);
    held.resolve();
    await vi.waitFor(async () => expect(await statusNow()).toBe(200));
    expect(begun).toEqual(['first']);
  });
});
