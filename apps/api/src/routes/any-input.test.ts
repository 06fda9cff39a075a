import fc from 'fast-check';
import type { RouteOptions } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Person, type TestApi, as, startTestApi } from '../test-api.ts';

/** Requests of each kind; they run one after the other on one database. */
const numRuns = 150;

let api: TestApi;
let admin: Person;

beforeAll(async () => {
  api = await startTestApi({ writesPerMinute: 999_999 });
  admin = await api.addPerson({ role: 'ADMIN' });
});
afterAll(() => api.close());

/** Words that reach deeper than random text does. */
const words = fc.constantFrom(
  'email',
  'password',
  'fullName',
  'country',
  'age',
  'bio',
  'username',
  'role',
  'isVerified',
);
const anyText = fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' }));
const anyBody = fc.oneof(
  fc.json(),
  fc.string(),
  fc.dictionary(words, fc.jsonValue()).map((value) => JSON.stringify(value)),
);

function described(methods: string[]): RouteOptions[] {
  return api.api.routeTable.filter(
    ({ method, url, schema }) =>
      methods.includes(String(method)) && schema?.hide !== true && !url.includes('logout'),
  );
}

/** An address of the route whose ids are an existing one or anything. */
function addressOf(pattern: string, id: string, query: string): string {
  const path = pattern.replaceAll(/:\w+/g, encodeURIComponent(id) || '_');
  return query === '' ? path : `${path}?${query}`;
}

const anyQuery = fc
  .dictionary(fc.constantFrom('page', 'limit', 'search', 'size', 'x'), anyText)
  .map((values) => new URLSearchParams(values).toString());

test('no query and no id is answered with a 5xx', async () => {
  const routes = described(['GET']);
  const request = fc.record({
    route: fc.nat(routes.length - 1),
    id: fc.oneof(fc.constant(admin.id), anyText),
    query: anyQuery,
  });
  await fc.assert(
    fc.asyncProperty(request, async ({ route, id, query }) => {
      const url = addressOf(routes[route]?.url ?? '', id.toWellFormed(), query);
      const { status } = await api.call({ method: 'GET', url, headers: as(admin) });
      expect(status).toBeLessThan(500);
    }),
    { numRuns },
  );
});

test('no body is answered with a 5xx', async () => {
  const routes = described(['POST', 'PUT', 'DELETE']);
  const someone = await api.addPerson();
  const request = fc.record({ route: fc.nat(routes.length - 1), body: anyBody });
  await fc.assert(
    fc.asyncProperty(request, async ({ route, body }) => {
      const { method, url: pattern } = routes[route] ?? { method: 'POST', url: '' };
      const url = addressOf(pattern, someone.id, '');
      const headers = { ...as(admin), 'content-type': 'application/json' };
      const { status } = await api.call({ method: String(method), url, headers, payload: body });
      expect(status).toBeLessThan(500);
    }),
    { numRuns },
  );
});
