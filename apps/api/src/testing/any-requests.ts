import fc from 'fast-check';
import type { RouteOptions } from 'fastify';
import { type JsonSchema, toJsonSchema } from '../http/openapi/json-schema.ts';
import { isValibotSchema } from '../http/validation.ts';
import { hostileText, valueOf } from './any-values.ts';
import { type FormPart, formOf } from './forms.ts';

/** The kind of sender; its headers are added when the request is sent. */
export type Sender = 'admin' | 'user' | 'nobody' | 'forger';

/** One request to one route; ids of existing records are filled in when it is sent. */
export interface AnyRequest {
  method: string;
  pattern: string;
  /** Per path parameter: a text, the id of a matching record, or that of a record of another noun. */
  ids: Record<string, string | { known: 'such' | 'other' }>;
  query: [string, string][];
  sender: Sender;
  headers: Record<string, string>;
  remoteAddress: string;
  payload: string | Buffer | undefined;
}

const allMethods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** Valid and invalid requests to a route, generated from its schemas. */
export function requestsTo(route: RouteOptions): fc.Arbitrary<AnyRequest> {
  const method = String(route.method);
  return fc
    .record({
      method: mostly(fc.constant(method), fc.constantFrom(...allMethods)),
      pattern: fc.constant(route.url),
      ids: idsOf(route),
      query: queryOf(route),
      sender: mostly(fc.constant('admin'), fc.constantFrom('user', 'nobody', 'forger')),
      headers: someHeaders,
      remoteAddress: fc.ipV4(),
      body: method === 'GET' || method === 'HEAD' ? fc.constant(noBody) : bodyOf(route),
    })
    .map(({ body: { payload, type }, headers, ...rest }) => {
      const withType = type === undefined ? headers : { ...headers, 'content-type': type };
      return { ...rest, headers: withType, payload };
    });
}

/** `usual` in seven of eight cases. */
function mostly<Usual, Other>(
  usual: fc.Arbitrary<Usual>,
  other: fc.Arbitrary<Other>,
): fc.Arbitrary<Usual | Other> {
  return fc.oneof({ weight: 7, arbitrary: usual }, { weight: 1, arbitrary: other });
}

function idsOf({ url }: RouteOptions): fc.Arbitrary<AnyRequest['ids']> {
  const names = [...url.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  const known = { such: { known: 'such' }, other: { known: 'other' } } as const;
  const unusual = fc.oneof(fc.constant(known.other), fc.uuid(), hostileText);
  const id = mostly(fc.constant(known.such), unusual);
  return fc.record(Object.fromEntries(names.map((name) => [name, id])));
}

function queryOf({ schema }: RouteOptions): fc.Arbitrary<[string, string][]> {
  const given = schemaOf(schema?.querystring);
  const described = given === undefined ? fc.constant({}) : valueOf(given);
  const extra = fc.array(fc.tuple(fc.constantFrom('page', 'limit', 'query', 'x'), hostileText), {
    maxLength: 2,
  });
  return fc
    .tuple(described, mostly(fc.constant([]), extra))
    .map(([values, more]) => [
      ...Object.entries(typeof values === 'object' && values !== null ? values : {}).map(
        ([name, value]): [string, string] => [name, asText(value)],
      ),
      ...more,
    ]);
}

interface Body {
  payload: string | Buffer | undefined;
  type: string | undefined;
}

const noBody: Body = { payload: undefined, type: undefined };

function bodyOf({ schema }: RouteOptions): fc.Arbitrary<Body> {
  const isForm = schema?.form !== undefined;
  const described = schemaOf(schema?.body);
  const usual = isForm ? forms : jsonBodies(described ?? { type: 'object' });
  return mostly(usual, fc.oneof(fc.constant(noBody), forms, jsonBodies({}), strangeBodies));
}

function jsonBodies(schema: JsonSchema): fc.Arbitrary<Body> {
  const text = valueOf(schema).map((value) => JSON.stringify(value));
  const broken = fc.tuple(text, fc.nat(50)).map(([whole, cut]) => whole.slice(0, -cut));
  const infinite = text.map((whole) => whole.replace(/\d+/, '1e309'));
  return fc
    .oneof({ weight: 12, arbitrary: text }, broken, infinite, fc.json())
    .map((payload) => ({ payload, type: 'application/json' }));
}

const types = ['application/json', 'text/plain', 'application/x-www-form-urlencoded', 'a/b', '?'];
const strangeBodies = fc.record({ payload: fc.string(), type: fc.constantFrom(...types) });

/** A PNG of one pixel. */
const onePixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);
const fileBytes = fc.oneof(
  { weight: 4, arbitrary: fc.constant(onePixel) },
  fc.constantFrom(onePixel.subarray(0, 40), Buffer.from('<svg/>'), Buffer.from('%PDF-1.7')),
  fc.uint8Array({ maxLength: 200 }),
);
const fieldNames = fc.constantFrom('content', 'content', 'file', 'userId', '__proto__', '');
const formParts: fc.Arbitrary<FormPart> = fc.oneof(
  fc.record({ name: mostly(fc.constant('content'), fieldNames), value: hostileText }),
  fc.record({
    name: mostly(fc.constant('file'), fieldNames),
    filename: fc.constantFrom('reef.png', '', '../../etc/passwd', 'شعاب.png', 'a\0b'),
    bytes: fileBytes,
  }),
);
const forms: fc.Arbitrary<Body> = fc
  .tuple(fc.array(formParts, { maxLength: 4 }), mostly(fc.constant(0), fc.nat(300)))
  .map(([parts, cut]) => {
    const { payload, headers } = formOf(parts);
    const end = Math.max(0, payload.length - cut);
    return { payload: payload.subarray(0, end), type: headers['content-type'] };
  });

const headerText = fc.string({
  unit: fc.integer({ min: 32, max: 126 }).map((code) => String.fromCharCode(code)),
});
const someHeaders = fc
  .record(
    {
      'accept-language': fc.oneof(fc.constantFrom('ar', 'en-GB,ar;q=0.9', '*'), headerText),
      range: fc.oneof(
        fc.constantFrom('bytes=0-1', 'bytes=9-', 'bytes=-1', 'bytes=5-2'),
        headerText,
      ),
      'if-none-match': headerText,
      'x-forwarded-for': fc.oneof(fc.ipV4(), fc.ipV6(), headerText),
      origin: fc.oneof(fc.constantFrom('http://127.0.0.1:4001', 'null'), headerText),
      cookie: headerText.map((value) => `refresh=${value}; files=${value}`),
    },
    { requiredKeys: [] },
  )
  .map((headers) => Object.fromEntries(Object.entries(headers)));

function schemaOf(schema: unknown): JsonSchema | undefined {
  return isValibotSchema(schema) ? toJsonSchema(schema) : undefined;
}

function asText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
