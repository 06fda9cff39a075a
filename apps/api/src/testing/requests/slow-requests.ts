import { slowHeaderTexts } from '@buddyline/tests/requests/slow-headers';
import type { InjectOptions, RouteOptions } from 'fastify';
import { type JsonSchema, toJsonSchema } from '../../http/openapi/json-schema.ts';
import { isValibotSchema } from '../../http/validation.ts';
import { type FormPart, formOf } from '../forms.ts';
import { bodyExample } from '../../http/openapi/request-body.ts';
import { refusedJson, slowBodyTexts, slowJson, slowUrlTexts } from './slow-values.ts';

/** Makes a route's path with these parameters, and known ids for the others. */
export type MakePath = (given?: Record<string, string>) => string;

/** Slow texts by the name of their place: a field, a parameter, a header. */
export type SlowTexts = Record<string, string>;

/** Slow texts in several places of one request. */
export interface SlowRequest {
  /** Of the places. */
  kind: string;
  texts: SlowTexts;
  /** The request with only these texts; without any, it is an ordinary one. */
  requestWith: (texts: SlowTexts) => InjectOptions;
}

/** Bytes. All texts of a request together would keep even fast code busy for long. */
const maxGroup = 512 * 1024;

/** In groups of texts that are sent at once. */
function grouped(texts: SlowTexts): SlowTexts[] {
  const groups: SlowTexts[] = [];
  let room = 0;
  for (const [name, text] of Object.entries(texts)) {
    const bytes = Buffer.byteLength(text);
    if (bytes > room) {
      groups.push({});
      room = maxGroup;
    }
    room -= bytes;
    Object.assign(groups.at(-1) ?? {}, { [name]: text });
  }
  return groups;
}

const inEach = (names: string[], text: string): SlowTexts =>
  Object.fromEntries(names.map((name) => [name, text]));
const inUnknown = (texts: string[]): SlowTexts =>
  Object.fromEntries(texts.map((text, at) => [`unknown${at}`, text]));

/** A slow text in all query parameters and in each path parameter, and all of them in unknown query parameters. */
export function inUrls(route: RouteOptions, pathOf: MakePath): SlowRequest[] {
  const query = fieldsOf(route.schema?.querystring);
  const params = Array.from(route.url.matchAll(/:(\w+)/g), ([, name = '']) => name);
  const inQuery = (texts: SlowTexts) => ({
    url: `${pathOf()}?${Object.entries(texts)
      .map(([name, text]) => `${name}=${text}`)
      .join('&')}`,
  });
  const inPath = (texts: SlowTexts) => ({ url: pathOf(texts) });
  const queries = [inUnknown(slowUrlTexts), ...slowUrlTexts.map((text) => inEach(query, text))];
  return [
    ...queries
      .flatMap(grouped)
      .map((texts): SlowRequest => ({ kind: 'query', texts, requestWith: inQuery })),
    ...slowUrlTexts.flatMap((text) =>
      params.map((name) => ({ kind: 'path', texts: { [name]: text }, requestWith: inPath })),
    ),
  ];
}

const slowValues = [...slowBodyTexts.map((text) => JSON.stringify(text)), ...slowJson];

/** Slow JSON as the body, in all of its fields, and all of them in unknown fields. */
export function inBodies({ method, schema }: RouteOptions, pathOf: MakePath): SlowRequest[] {
  if (method === 'GET') return [];
  const example = bodyExample(schema);
  const send = (payload: string) => ({
    url: pathOf(),
    payload,
    headers: { 'content-type': 'application/json' },
  });
  const inFields = (texts: SlowTexts) => send(withFields(example, texts));
  const asBody = ({ itself }: SlowTexts) => send(itself ?? withFields(example, {}));
  const fields = fieldsOf(schema?.body);
  const bodies = [
    ...grouped(inUnknown(slowValues)),
    // Nothing else in such a body would be read.
    ...refusedJson.map((json) => inUnknown([json])),
    ...slowValues.flatMap((value) => grouped(inEach(fields, value))),
  ];
  return [
    ...[...slowJson, ...refusedJson].map((itself) => ({
      kind: 'body',
      texts: { itself },
      requestWith: asBody,
    })),
    ...bodies.map((texts) => ({ kind: 'body', texts, requestWith: inFields })),
  ];
}

function withFields(example: unknown, texts: SlowTexts): string {
  const others = Object.entries(isRecord(example) ? example : {})
    .filter(([name]) => !(name in texts))
    .map(([name, value]) => [name, JSON.stringify(value)] as const);
  const fields = [...others, ...Object.entries(texts)];
  return `{${fields.map(([name, json]) => `${JSON.stringify(name)}:${json}`).join()}}`;
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
    }).map(([place, parts]) => ({
      kind: 'form',
      texts: { [place]: text },
      requestWith: () => ({ url: pathOf(), ...formOf(parts) }),
    })),
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

/** A wrong one of these refuses the request, so that no other header would be read. */
const refusing = ['authorization', 'content-type', 'idempotency-key', 'origin', 'sec-fetch-site'];

/** A slow text in all headers that refuse nothing, and in each other, for routes that need no sign-in. */
export function inHeaders(route: RouteOptions, pathOf: MakePath): SlowRequest[] {
  if (!['anyone', 'record'].includes(route.config?.access?.who ?? '')) return [];
  const payload = route.method === 'GET' ? undefined : '{}';
  const ofJson = payload === undefined ? {} : { 'content-type': 'application/json' };
  const together = headerNames.filter((name) => !refusing.includes(name));
  return slowHeaderTexts.flatMap((text) =>
    [together, ...refusing.map((name) => [name])].map((names) => ({
      kind: 'header',
      texts: Object.fromEntries(names.map((name) => [name, `${prefixes[name] ?? ''}${text}`])),
      // A trusted proxy, so that all of X-Forwarded-For is parsed.
      requestWith: (texts) => ({
        url: pathOf(),
        payload,
        remoteAddress: '127.0.0.1',
        headers: { ...ofJson, ...texts },
      }),
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
