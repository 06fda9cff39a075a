import { demoAdmin } from '@buddyline/demo-data/demo-admin';
import { valueCheck } from '@buddyline/tests/described-answers';
import { Validator } from '@seriousme/openapi-schema-validator';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestApi, startTestApi } from '../../testing/test-api.ts';
import { isValibotSchema } from '../validation.ts';
import { bodyExample } from './request-body.ts';

interface Response {
  description: string;
  headers?: Record<string, object>;
  content?: Record<string, { schema: object; example?: unknown }>;
}
interface Operation {
  operationId?: string;
  'x-access'?: { who: string };
  security?: unknown;
  tags?: string[];
  requestBody?: { content: Record<string, { schema: object }> };
  parameters: Parameter[];
  responses: Record<string, Response>;
}
interface Parameter {
  in: string;
  name: string;
}
type Reference = { $ref: string };
interface Document {
  info: { description: string };
  security: object[];
  tags: { name: string }[];
  paths: Record<
    string,
    Record<
      string,
      Omit<Operation, 'parameters' | 'responses'> & {
        parameters?: (Parameter | Reference)[];
        responses: Record<string, Response | Reference>;
      }
    >
  >;
  components: {
    schemas: Record<string, { properties?: object; examples?: unknown[] }>;
    responses: Record<string, Response>;
    parameters: Record<string, Parameter>;
    headers: Record<string, object>;
  };
}

let api: TestApi;
let document: Document;
/** With the responses and parameters that they refer to. */
let operations: (Operation & { name: string })[];

beforeAll(async () => {
  api = await startTestApi();
  document = (await api.api.inject('/api/openapi.json')).json();
  const { components } = document;
  operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      ...operation,
      name: `${method.toUpperCase()} ${path}`,
      parameters: (operation.parameters ?? []).map((one) => follow(components.parameters, one)),
      responses: Object.fromEntries(
        Object.entries(operation.responses).map(([status, one]) => [
          status,
          follow(components.responses, one),
        ]),
      ),
    })),
  );
});
afterAll(() => api.close());

/** What a reference refers to. */
function follow<Part extends object>(parts: Record<string, Part>, part: Part | Reference): Part {
  if (!('$ref' in part)) return part;
  const found = parts[part.$ref.split('/').at(-1) ?? ''];
  if (found === undefined) throw new Error(`The document has no ${part.$ref}`);
  return found;
}

/** @param name such as `GET /api/meta` */
function operationOf(name: string): Operation {
  const operation = operations.find((one) => one.name === name);
  if (operation === undefined) throw new Error(`The document has no ${name}`);
  return operation;
}

test('the document is OpenAPI 3.1', () => {
  expect(document).toMatchObject({ openapi: '3.1.0', info: { title: 'Buddyline API' } });
});

test('the document describes exactly the existing routes', () => {
  const routes = api.api.routeTable
    .filter(({ method, schema }) => method !== 'HEAD' && schema !== undefined && !schema.hide)
    .map(({ method, url }) => `${String(method)} ${url.replaceAll(/:(\w+)/g, '{$1}')}`);
  expect(operations.map(({ name }) => name).toSorted()).toEqual(routes.toSorted());
});

test('every operation has a description, its access rule and its failures', () => {
  expect(document.security).toEqual([{ bearer: [] }]);
  for (const operation of operations) {
    expect(operation, operation.name).toMatchObject({
      operationId: expect.any(String),
      summary: expect.any(String),
      description: expect.any(String),
      'x-access': { who: expect.any(String) },
    });
    const isOpen = ['anyone', 'record'].includes(operation['x-access']?.who ?? '');
    // The document says once what most operations need.
    if (!isOpen) expect(operation.security, operation.name).toBeUndefined();
    else expect(operation.security, operation.name).toBeDefined();
    if (!isOpen) expect(Object.keys(operation.responses)).toContain('401');
    for (const [status, response] of Object.entries(operation.responses)) {
      expect(response.description, `${operation.name} ${status}`).not.toBe('Default Response');
    }
  }
});

describe('header fields and cookies', () => {
  test('every answer that asks to wait says how long', () => {
    for (const { name, responses } of operations) {
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
    const read = operationOf(`GET /api/${path}`);
    expect(read.responses['200']?.headers).toHaveProperty('ETag');
    expect(read.responses['304']?.headers).toHaveProperty('ETag');
    expect(read.parameters).toContainEqual(expect.objectContaining({ name: 'if-none-match' }));
  });

  test('whatever is edited by its version may be refused for it', () => {
    const edits = operations.filter(({ parameters }) =>
      parameters.some(({ name }) => name === 'if-match'),
    );
    expect(edits.length).toBeGreaterThan(8);
    for (const { name, responses } of edits) expect(responses, name).toHaveProperty('412');
  });

  test('the refresh is called with its cookie, and open calls with nothing', () => {
    expect(operationOf('POST /api/auth/refresh-token').security).toEqual([{ refreshCookie: [] }]);
    expect(operationOf('GET /api/meta').security).toEqual([]);
    expect(document).toMatchObject({
      components: { securitySchemes: { refreshCookie: { in: 'cookie', name: 'refresh' } } },
    });
  });
});

test('no failure has a reason that cannot be true', () => {
  for (const { name, responses, requestBody, 'x-access': access } of operations) {
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
  test('it is valid by the schema of OpenAPI', async () => {
    expect(await new Validator().validate({ ...document })).toEqual({ valid: true });
  });

  test('every tag is declared, once', () => {
    const used = operations.flatMap((operation) => operation.tags ?? []);
    const names = document.tags.map(({ name }) => name);
    expect(names.toSorted()).toEqual([...new Set(used)].toSorted());
  });

  test('every pattern means the same without the flag `u`', () => {
    const patterns = JSON.stringify(document).matchAll(/"pattern":("(?:[^"\\]|\\.)*")/g);
    const found = new Set([...patterns].map(([, pattern]) => String(JSON.parse(pattern ?? ''))));
    expect(found.size).toBeGreaterThan(3);
    for (const pattern of found) {
      expect(pattern).not.toMatch(/\\[pPu]\{/);
      expect(() => new RegExp(pattern), pattern).not.toThrow();
    }
  });

  test('a username is described with its length and its letters', () => {
    expect(document.components.schemas['Register']).toMatchObject({
      properties: {
        username: { minLength: 3, maxLength: 30, description: expect.stringContaining('\\p{L}') },
      },
    });
  });
});

describe('what may happen to any call', () => {
  test('another method: 405 with those that the address has, which is no answer of an operation', () => {
    expect(document.info.description).toMatch(/ answered 405, .* in `Allow`\./);
    for (const { name, responses } of operations) expect(responses, name).not.toHaveProperty('405');
  });

  test('an error of the server: 500', () => {
    for (const { name, responses } of operations) expect(responses, name).toHaveProperty('500');
  });
});

/** POST calls that make no record, or one without an address. */
const makesNothing = [
  'login',
  'refresh',
  'refreshDoubledPath',
  'logout',
  'prove',
  'takeSecondStep',
  'getProofOptions',
  'getPasskeyOptions',
  'signInWithPasskey',
  'beginPasskey',
  'addPasskey',
  'beginCodes',
  'confirmCodes',
  'renewRecoveryCodes',
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
  const posts = operations.filter(({ name }) => name.startsWith('POST '));
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

test('operation ids are unique', () => {
  const ids = operations.map(({ operationId }) => operationId);
  expect(new Set(ids).size).toBe(ids.length);
});

/** A schema with its place, and those within it. */
function objectsIn(part: unknown, place: string): { place: string; text: string }[] {
  if (typeof part !== 'object' || part === null) return [];
  const { examples: _examples, description: _description, ...schema } = Object(part);
  const inner = Object.entries(schema).flatMap(([key, one]) => objectsIn(one, `${place}/${key}`));
  const names = Object.keys(Object(schema['properties']));
  // The envelope adds its `data` to what all envelopes have.
  const isObject = names.length > 0 && names.join() !== 'data';
  return isObject ? [{ place, text: JSON.stringify(schema) }, ...inner] : inner;
}

describe('the components', () => {
  test('every object that is sent or answered has a name', () => {
    expect(objectsIn(document.paths, '').map(({ place }) => place)).toEqual([]);
    expect(objectsIn(document.components.responses, '').map(({ place }) => place)).toEqual([]);
  });

  test('the document stays small', () => {
    expect(JSON.stringify(document).length).toBeLessThan(300_000);
  });

  test('no object is described twice', () => {
    const places = new Map<string, string[]>();
    for (const { place, text } of objectsIn(document.components.schemas, '')) {
      places.set(text, [...(places.get(text) ?? []), place]);
    }
    expect([...places.values()].filter((same) => same.length > 1)).toEqual([]);
  });

  test('every schema has an example, which is valid', () => {
    const flawOf = valueCheck(document.components);
    // What all envelopes have in common, and no answer is.
    const { Success: _common, ...schemas } = document.components.schemas;
    const flaws = Object.entries(schemas).map(([name, schema]) => {
      const flaw = schema.examples?.length === 1 ? flawOf(schema, schema.examples[0]) : 'has none';
      return flaw && `${name}: ${flaw}`;
    });
    expect(flaws.filter((flaw) => flaw !== undefined)).toEqual([]);
  });

  test('the examples of failures are valid', () => {
    const flawOf = valueCheck(document.components);
    const media = Object.values(document.components.responses).map(
      ({ content }) => content?.['application/json'],
    );
    for (const one of media) expect(flawOf(one?.schema ?? {}, one?.example)).toBeUndefined();
  });

  test('the server takes the examples of what is sent', () => {
    const bodies = api.api.routeTable.flatMap(({ url, schema }) =>
      isValibotSchema(schema?.body) ? [{ url, body: schema.body, sent: bodyExample(schema) }] : [],
    );
    expect(bodies.length).toBeGreaterThan(30);
    const refused = bodies.filter(({ body, sent }) => !v.is(body, sent));
    expect(refused.map(({ url, sent }) => ({ url, sent }))).toEqual([]);
  });

  test('a parameter that is the same in many calls is described once', () => {
    const { paths, components } = document;
    expect(components.parameters).toMatchObject({
      Page: { in: 'query', name: 'page' },
      Search: { in: 'query', name: 'search' },
      IdempotencyKey: { in: 'header', name: 'idempotency-key' },
      PostId: { in: 'path', name: 'postId' },
    });
    const text = JSON.stringify(paths);
    for (const parameter of Object.values(components.parameters)) {
      expect(text).not.toContain(JSON.stringify(parameter));
    }
  });

  test('no example contains the password of the demo data', () => {
    expect(JSON.stringify(document)).not.toContain(demoAdmin.password);
  });

  test('a number of a dive has its unit', () => {
    expect(document.components.schemas['DiveLog']?.properties).toMatchObject({
      maxDepth: { description: 'In ft.' },
      si: { description: 'Surface interval before the dive, in min.' },
    });
  });
});

test('responses are described exactly: no other fields, UUIDs for ids, date-times for timestamps', () => {
  const { content } = operationOf('GET /api/users/{userId}/profile').responses['200'] ?? {};
  expect(content?.['application/json']?.schema).toMatchObject({
    allOf: [
      { $ref: '#/components/schemas/Success' },
      { properties: { data: { $ref: '#/components/schemas/Profile' } }, required: ['data'] },
    ],
    unevaluatedProperties: false,
  });
  expect(document.components.schemas['Profile']).toMatchObject({
    additionalProperties: false,
    required: expect.arrayContaining(['id', 'country', 'lastActiveAt']),
    properties: {
      id: { type: 'string', format: 'uuid' },
      role: { enum: ['USER', 'ADMIN'] },
      createdAt: { type: 'string', format: 'date-time' },
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

test.each(['nothing', 'static/nothing.js', 'static//index.css', 'static/.', 'static%2F..%2Fjson'])(
  'there is no page %s of the documentation',
  async (path) => {
    const { statusCode } = await api.api.inject(`/api/docs/${path}`);
    expect(statusCode).toBe(404);
  },
);

test('the documentation can be read as JSON and as YAML', async () => {
  expect((await api.api.inject('/api/docs/json')).json()).toEqual(document);
  expect((await api.api.inject('/api/docs/yaml')).body).toMatch(/^openapi: 3\.1\.0$/m);
});
