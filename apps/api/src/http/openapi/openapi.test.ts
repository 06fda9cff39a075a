import { demoAdmin } from '@buddyline/demo-data/demo-admin';
import { flawOf, withoutReferences } from '@buddyline/tests/described-answers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestApi, startTestApi } from '../../testing/test-api.ts';

interface Operation {
  operationId?: string;
  summary?: string;
  description?: string;
  'x-access'?: { who: string };
  security?: unknown;
  tags?: string[];
  requestBody?: { content: Record<string, { schema?: object; examples?: unknown }> };
  parameters?: { in: string; name: string }[];
  responses: Record<
    string,
    { description: string; headers?: Record<string, object>; content?: Record<string, Media> }
  >;
}
interface Media {
  schema: object;
  examples?: Record<string, { value: unknown }>;
}

let api: TestApi;
/** As it is sent. */
let text: string;
/** With what the document refers to in its place. */
let paths: Record<string, Record<string, Operation>>;

beforeAll(async () => {
  api = await startTestApi();
  const answer = await api.api.inject('/api/openapi.json');
  text = answer.body;
  const document = answer.json<{ paths: typeof paths }>();
  ({ paths } = withoutReferences(document, document) as typeof document);
});
afterAll(() => api.close());

const operations = () =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      name: `${method.toUpperCase()} ${path}`,
      ...operation,
    })),
  );

test('the document is OpenAPI 3.1', () => {
  expect(api.api.swagger()).toMatchObject({ openapi: '3.1.0', info: { title: 'Buddyline API' } });
});

test('the document describes exactly the existing routes', () => {
  const routes = api.api.routeTable
    .filter(({ method, schema }) => method !== 'HEAD' && schema !== undefined && !schema.hide)
    .map(({ method, url }) => `${String(method)} ${url.replaceAll(/:(\w+)/g, '{$1}')}`);
  expect(
    operations()
      .map(({ name }) => name)
      .toSorted(),
  ).toEqual(routes.toSorted());
});

test('every operation has a description, its access rule and its failures', () => {
  for (const operation of operations()) {
    expect(operation, operation.name).toMatchObject({
      operationId: expect.any(String),
      summary: expect.any(String),
      description: expect.any(String),
      'x-access': { who: expect.any(String) },
    });
    const isOpen = ['anyone', 'record'].includes(operation['x-access']?.who ?? '');
    if (!isOpen) expect(operation.security, operation.name).toEqual([{ bearer: [] }]);
    else expect(operation.security, operation.name).toBeDefined();
    if (!isOpen) expect(Object.keys(operation.responses)).toContain('401');
    for (const [status, response] of Object.entries(operation.responses)) {
      expect(response.description, `${operation.name} ${status}`).not.toBe('Default Response');
    }
  }
});

describe('header fields and cookies', () => {
  test('every answer that asks to wait says how long', () => {
    for (const { name, responses } of operations()) {
      for (const status of ['429', '503']) {
        expect(responses[status]?.headers, `${name} ${status}`).toHaveProperty('Retry-After');
      }
    }
  });

  test.each([
    'divelogs/{diveLogId}',
    'posts/{postId}',
    'certificates/{certificateId}',
    'tickets/{ticketId}',
    'users/{userId}/profile',
  ])('%s is read by its version', (path) => {
    const read = paths[`/api/${path}`]?.['get'];
    expect(read?.responses['200']?.headers).toHaveProperty('ETag');
    expect(read?.responses['304']?.headers).toHaveProperty('ETag');
    expect(read?.parameters).toContainEqual(expect.objectContaining({ name: 'if-none-match' }));
  });

  test('whatever is edited by its version may be refused for it', () => {
    const edits = operations().filter(({ parameters = [] }) =>
      parameters.some(({ name }) => name === 'if-match'),
    );
    expect(edits.length).toBeGreaterThan(8);
    for (const { name, responses } of edits) expect(responses, name).toHaveProperty('412');
  });

  test('the refresh is called with its cookie, and open calls with nothing', () => {
    expect(paths['/api/auth/refresh-token']?.['post']?.security).toEqual([{ refreshCookie: [] }]);
    expect(paths['/api/meta']?.['get']?.security).toEqual([]);
    expect(api.api.swagger()).toMatchObject({
      components: { securitySchemes: { refreshCookie: { in: 'cookie', name: 'refresh' } } },
    });
  });
});

test('no failure has a reason that cannot be true', () => {
  for (const { name, responses, requestBody, 'x-access': access } of operations()) {
    const takesFile = Object.keys(requestBody?.content ?? {}).some(
      (type) => !type.endsWith('json'),
    );
    if (!takesFile) expect(responses['422']?.description ?? '', name).not.toMatch(/file|picture/);
    if (access?.who === 'anyone')
      expect(responses['403']?.description ?? '', name).not.toMatch(/Signed in/);
  }
});

/** What a program generates from the document, or a linter, asks for. */
describe('the document can be read by tools', () => {
  test('every tag is declared, once', () => {
    const { tags = [] } = api.api.swagger();
    const used = operations().flatMap((operation) => operation.tags ?? []);
    const names = tags.map(({ name }) => name);
    expect(names.toSorted()).toEqual([...new Set(used)].toSorted());
  });

  test('every pattern means the same without the flag `u`', () => {
    const patterns = JSON.stringify(paths).matchAll(/"pattern":("(?:[^"\\]|\\.)*")/g);
    const found = new Set([...patterns].map(([, pattern]) => String(JSON.parse(pattern ?? ''))));
    expect(found.size).toBeGreaterThan(3);
    for (const pattern of found) {
      expect(pattern).not.toMatch(/\\[pPu]\{/);
      expect(() => new RegExp(pattern), pattern).not.toThrow();
    }
  });

  test('a username is described with its length and its letters', () => {
    const body = paths['/api/auth/register']?.['post']?.requestBody?.content['application/json'];
    expect(body?.schema).toMatchObject({
      properties: {
        username: { minLength: 3, maxLength: 30, description: expect.stringContaining('\\p{L}') },
      },
    });
  });
});

describe('what may happen to any call', () => {
  test('another method: 405 with those that the address has', () => {
    for (const { name, responses } of operations()) {
      expect(responses['405']?.headers, name).toHaveProperty('Allow');
    }
  });

  test('an error of the server: 500', () => {
    for (const { name, responses } of operations()) expect(responses, name).toHaveProperty('500');
  });
});

/** POST calls that make no record, or one without an address. */
const makesNothing = [
  'login',
  'refresh',
  'refreshDoubledPath',
  'logout',
  'changePassword',
  'register',
  'sendCode',
  'confirmEmail',
  'forgotPassword',
  'resetPassword',
  'changeEmail',
  'confirmNewEmail',
  'restoreAccount',
  'uploadProfilePicture',
  'previewSanction',
  'liftSanction',
  'countShare',
  'takeDives',
  'undoDiveLogImport',
  'restoreTrashItem',
  'sendMailAgain',
  'undoActivity',
  'runBulk',
];

test('every POST that makes a record answers 201 with its address, and nothing else', () => {
  const posts = operations().filter(({ name }) => name.startsWith('POST '));
  const others = posts.filter(({ responses }) => {
    const { 201: made } = responses;
    if (made?.headers?.['Location'] === undefined) return true;
    expect(Object.keys(responses).filter((status) => status < '300')).toEqual(['201']);
    return false;
  });
  expect(others.map(({ operationId }) => String(operationId)).toSorted()).toEqual(
    makesNothing.toSorted(),
  );
});

test('every kind of failure is described once, and so is the envelope of all', () => {
  expect(text.match(/"What was sent cannot be used; [^"]*"/g)).toHaveLength(2);
  expect(text.match(/"isSuccessful":\{"enum":\[false\]\}/g)).toHaveLength(1);
  expect(text.length).toBeLessThan(400_000);
});

test('operation ids are unique', () => {
  const ids = operations().map(({ operationId }) => operationId);
  expect(new Set(ids).size).toBe(ids.length);
});

describe('examples', () => {
  test('every JSON response and body has an example, and those of responses are valid', () => {
    const wrong: string[] = [];
    for (const { name, responses, requestBody } of operations()) {
      for (const response of Object.values(responses)) {
        const media = response.content?.['application/json'];
        if (media === undefined) continue;
        expect(media.examples, name).toBeDefined();
        for (const { value } of Object.values(media.examples ?? {})) {
          const flaw = flawOf(media.schema, value);
          if (flaw !== undefined) wrong.push(`${name}: ${flaw}`);
        }
      }
      const body = requestBody?.content['application/json'];
      if (body !== undefined) expect(body.examples, name).toBeDefined();
    }
    expect(wrong).toEqual([]);
  });

  test('no example contains the password of the demo data', () => {
    expect(JSON.stringify(paths)).not.toContain(demoAdmin.password);
  });
});

test('responses are described exactly: no other fields, UUIDs for ids, date-times for timestamps', () => {
  const schema = paths['/api/users/{userId}/profile']?.['get']?.responses['200'];
  expect(schema?.content?.['application/json']?.schema).toMatchObject({
    additionalProperties: false,
    required: ['isSuccessful', 'message', 'data'],
    properties: {
      data: {
        additionalProperties: false,
        required: expect.arrayContaining(['id', 'country', 'lastActiveAt']),
        properties: {
          id: { type: 'string', format: 'uuid' },
          role: { enum: ['USER', 'ADMIN'] },
          createdAt: { type: 'string', format: 'date-time' },
        },
      },
    },
  });
});

test('the documentation page loads only files of the API, under a strict content security policy', async () => {
  const page = await api.api.inject('/api/docs');
  expect(page.statusCode).toBe(200);
  expect(page.headers['content-security-policy']).toMatch(/default-src 'none'.*script-src 'self';/);
  const loaded = [...page.body.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address]) => address);
  for (const address of loaded) {
    expect(await api.api.inject(address ?? ''), address).toMatchObject({ statusCode: 200 });
  }
});
