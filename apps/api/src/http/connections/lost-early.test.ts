import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { formOf } from '../../testing/forms.ts';
import { loseDuringLookup } from '../../testing/requests/lost-requests.ts';
import { type Person, type TestApi, as, startTestApi } from '../../testing/test-api.ts';

/** More uploads than a person may have at once, and more than all may have. */
const lost = 6;
const maxInFlight = 5;

let api: TestApi;
let diver: Person;
let admin: Person;
beforeAll(async () => {
  api = await startTestApi({ maxInFlight, metrics: { host: '127.0.0.1', port: 0 } });
  await api.api.listen({ port: 0, host: '127.0.0.1' });
  diver = await api.addPerson();
  admin = await api.addPerson({ role: 'ADMIN' });
});
afterAll(() => api.close());

const form = { 'content-type': 'multipart/form-data; boundary=b', 'content-length': '1000' };
const json = { 'content-type': 'application/json', 'content-length': '5' };

async function loseSix(person: Person, method: string, url: string, headers = {}) {
  for (let n = 0; n < lost; n += 1) {
    await loseDuringLookup(api, person, { method, url, headers });
  }
}

async function inFlight(): Promise<string | undefined> {
  const text = (await api.services.metrics?.registry.metrics()) ?? '';
  return /^http_requests_in_flight (.*)$/m.exec(text)?.[1];
}

describe('a client that left during the look-up of its session holds nothing', () => {
  test.each([
    ['POST', '/api/posts'],
    ['PUT', `/api/posts/${uuidv7()}`],
    ['POST', '/api/certificates'],
    ['POST', '/api/divelogs/imports'],
    ['POST', '/api/users/upload-profile/:id'],
  ])('%s %s', async (method, path) => {
    await loseSix(diver, method, path.replace(':id', diver.id), form);
    const content = formOf([{ name: 'content', value: 'Manta!' }]);
    const call = { method: 'POST', url: '/api/posts', ...content };
    expect(
      await api.call({ ...call, headers: { ...content.headers, ...as(diver) } }),
    ).toMatchObject({ status: 201 });
  });

  test('the archive may be asked for again', async () => {
    const url = `/api/users/${diver.id}/archive.zip`;
    await loseDuringLookup(api, diver, { method: 'GET', url });
    const { statusCode } = await api.api.inject({ url, headers: as(diver) });
    expect(statusCode).toBe(200);
  });

  test.each([
    ['GET', '/api/feed', {}],
    ['HEAD', '/api/feed', {}],
    ['DELETE', `/api/posts/${uuidv7()}`, {}],
    ['PUT', `/api/posts/${uuidv7()}`, json],
    ['GET', '/api/live', {}],
  ])('in flight: %s %s', async (method, url, headers) => {
    await loseSix(admin, method, url, headers);
    const feed = { method: 'GET', url: '/api/feed', headers: as(admin) };
    expect(await api.call(feed)).toMatchObject({ status: 200 });
    await vi.waitFor(async () => expect(await inFlight()).toBe('0'));
    await vi.waitFor(() => expect(api.services.live.size).toBe(0));
  });
});
