import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestApi, startTestApi } from '../../testing/test-api.ts';
import { isValibotSchema } from '../validation.ts';
import { toJsonSchema } from './json-schema.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

interface Field {
  name: string;
  schema: v.GenericSchema;
  /** Numbers of a query arrive as text. */
  isText: boolean;
}

/** The fields of all bodies and queries. */
function fields(): Field[] {
  return api.api.routeTable.flatMap(({ method, url, schema }) =>
    [schema?.body, schema?.querystring].filter(isValibotSchema).flatMap((part) => {
      const entries: unknown = Reflect.get(part, 'entries');
      if (typeof entries !== 'object' || entries === null) return [];
      return Object.entries(entries).flatMap(([name, entry]: [string, unknown]) =>
        isValibotSchema(entry)
          ? [
              {
                name: `${String(method)} ${url} ${name}`,
                schema: entry,
                isText: part !== schema?.body,
              },
            ]
          : [],
      );
    }),
  );
}

const boundsSchema = v.object({
  type: v.string(),
  pattern: v.optional(v.string()),
  format: v.optional(v.string()),
  minLength: v.optional(v.number()),
  maxLength: v.optional(v.number()),
  minimum: v.optional(v.number()),
  maximum: v.optional(v.number()),
});

/** What the document says of a field that is no choice, list or object. */
function described({ schema }: Field) {
  const { anyOf, ...plain } = toJsonSchema(schema);
  const [first]: unknown[] = Array.isArray(anyOf) ? anyOf : [plain];
  return v.is(boundsSchema, first) ? v.parse(boundsSchema, first) : null;
}

/** One name and two: a full name has to have two, and a username is one. */
const textsOf = (length: number) => ['x', 'x x'].map((x) => x.padEnd(length, 'x').slice(0, length));

describe('the document has the bounds of the server', () => {
  test('of texts', () => {
    const wrong: string[] = [];
    let checked = 0;
    for (const field of fields()) {
      const bounds = described(field);
      if (bounds?.type !== 'string' || bounds.pattern !== undefined || bounds.format !== undefined)
        continue;
      const { minLength, maxLength } = bounds;
      const accepts = (length: number) => textsOf(length).some((text) => v.is(field.schema, text));
      if (maxLength !== undefined) {
        checked += 1;
        if (!accepts(maxLength)) wrong.push(`${field.name} refuses its maxLength`);
        if (accepts(maxLength + 1)) wrong.push(`${field.name} accepts more than its maxLength`);
      }
      if (minLength !== undefined && accepts(minLength - 1)) {
        wrong.push(`${field.name} accepts less than its minLength`);
      }
    }
    expect(wrong).toEqual([]);
    expect(checked).toBeGreaterThan(40);
  });

  test('of numbers, which are numbers in a query as well', () => {
    const wrong: string[] = [];
    let checked = 0;
    for (const field of fields()) {
      const bounds = described(field);
      if (bounds?.type !== 'integer' && bounds?.type !== 'number') continue;
      const { minimum, maximum } = bounds;
      const accepts = (value: number) => v.is(field.schema, field.isText ? String(value) : value);
      for (const [limit, beyond] of [
        [minimum, -1],
        [maximum, 1],
      ] as const) {
        if (limit === undefined) continue;
        checked += 1;
        if (!accepts(limit)) wrong.push(`${field.name} refuses ${limit}`);
        if (accepts(limit + beyond)) wrong.push(`${field.name} accepts ${limit + beyond}`);
      }
      if (bounds.type === 'integer' && accepts(1.5)) wrong.push(`${field.name} accepts 1.5`);
    }
    expect(wrong).toEqual([]);
    expect(checked).toBeGreaterThan(60);
  });
});
