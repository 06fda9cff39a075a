import { slowHeaderTexts } from '@buddyline/tests/requests/slow-headers';
import type { InjectOptions, RouteOptions } from 'fastify';
import { type JsonSchema, toJsonSchema } from '../../http/openapi/json-schema.ts';
import { isValibotSchema } from '../../http/validation.ts';
import { type FormPart, formOf } from '../forms.ts';
import { bodyExample } from '../../http/openapi/request-body.ts';
import { slowBodyTexts, slowJson, slowUrlTexts } from './slow-values.ts';

/** Makes a route's path with these parameters, and known ids for the others. */
export type MakePath = (given?: Record<string, string>) => string;

export interface SlowRequest {
  /** Where the slow text is in the request. */
  place: string;
  request: InjectOptions;
}

/** A slow text in each query parameter, an unknown one, and each path parameter. */
export function inUrls(route: RouteOptions, pathOf: MakePath): SlowRequest[] {
  const query = [...fieldsOf(route.schema?.querystring), 'unknown'];
  const params = Array.from(route.url.matchAll(/:(\w+)/g), ([, name = '']) => name);
  return slowUrlTexts.flatMap((text) => [
    ...query.map((name) => ({
      place: `query ${name}`,
      request: { url: `${pathOf()}?${name}=${text}` },
    })),
    ...params.map((name) => ({
      place: `path ${name}`,
      request: { url: pathOf({ [name]: text }) },
    })),
  ]);
}

/** Slow JSON as the body, in each of its fields, and in an unknown field. */
export function inBodies({ method, schema }: RouteOptions, pathOf: MakePath): SlowRequest[] {
  if (method === 'GET') return [];
  const send = (place: string, payload: string): SlowRequest => ({
    place: `body ${place}`,
    request: { url: pathOf(), payload, headers: { 'content-type': 'application/json' } },
  });
  const values = [...slowBodyTexts.map((text) => JSON.stringify(text)), ...slowJson];
  const fields = [...fieldsOf(schema?.body), 'unknown'];
  return [
    ...slowJson.map((json) => send('itself', json)),
    ...fields.flatMap((field) =>
      values.map((value) => send(field, withField(bodyExample(schema), field, value))),
    ),
  ];
}

function withField(example: unknown, field: string, json: string): string {
  const others = { ...(isRecord(example) ? example : {}), [field]: '' };
  const text = JSON.stringify(others);
  const key = `${JSON.stringify(field)}:`;
  return text.replace(`${key}""`, () => key + json);
}

/** A slow text in each text field of a form, as a field name, and as a plain and an encoded file name. */
export function inForms({ schema }: RouteOptions, pathOf: MakePath): SlowRequest[] {
  if (schema?.form === undefined) return [];
  const named = (filename: string): FormPart[] => [
    { name: 'content', value: 'First dive.' },
    { name: 'file', filename, bytes: Buffer.from('no picture') },
  ];
  return slowBodyTexts.flatMap((text) =>
    Object.entries({
      fields: fieldsOf(schema.form?.fields).map((name) => ({ name, value: text })),
      'name of a field': [{ name: text, value: '' }],
      'name of a file': named(text),
      'encoded name of a file': named(`x"; filename*=UTF-8''${encodeURIComponent(text)}; y="`),
    }).map(([place, parts]) => {
      const { payload, headers } = formOf(parts);
      return { place: `form ${place}`, request: { url: pathOf(), payload, headers } };
    }),
  );
}

/** All that the API and its libraries read, but those that Node has parsed. */
export const headerNames = [
  'accept',
  'accept-encoding',
  'accept-language',
  'authorization',
  'connection',
  'content-type',
  'cookie',
  'forwarded',
  'host',
  'idempotency-key',
  'if-modified-since',
  'if-match',
  'if-none-match',
  'x-no-compression',
  'if-range',
  'last-event-id',
  'origin',
  'prefer',
  'range',
  'sec-fetch-mode',
  'sec-fetch-site',
  'user-agent',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-request-id',
];

/** Node refuses any other value than a number and `chunked`. */
export const parsedHeaders = ['content-length', 'transfer-encoding'];

/** Prefixes without which the rest of a header is not parsed. */
const prefixes: Record<string, string> = { authorization: 'Bearer ', cookie: 'refresh=' };

/** A slow text in each header, for routes that need no sign-in. */
export function inHeaders(route: RouteOptions, pathOf: MakePath): SlowRequest[] {
  if (!['anyone', 'record'].includes(route.config?.access?.who ?? '')) return [];
  const payload = route.method === 'GET' ? undefined : '{}';
  return headerNames.flatMap((name) =>
    slowHeaderTexts.map((text) => ({
      place: `header ${name}`,
      // A trusted proxy, so that all of X-Forwarded-For is parsed.
      request: {
        url: pathOf(),
        payload,
        remoteAddress: '127.0.0.1',
        headers: { [name]: `${prefixes[name] ?? ''}${text}` },
      },
    })),
  );
}

function fieldsOf(schema: unknown): string[] {
  return isValibotSchema(schema) ? Object.keys(propertiesOf(toJsonSchema(schema))) : [];
}

function propertiesOf(schema: JsonSchema | undefined): Record<string, unknown> {
  const properties = schema?.['properties'];
  return isRecord(properties) ? properties : {};
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
