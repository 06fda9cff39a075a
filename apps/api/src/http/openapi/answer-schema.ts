import * as v from 'valibot';
import {
  clockTimeOrNull,
  dateOrNull,
  timestampOrNull,
  monthSchema,
  lastTimestamp,
  optionalTimestamp,
} from '@buddyline/domain/dates';
import { fieldErrorsSchema, messageSchema } from '@buddyline/domain/envelope';
import { idSchema, resourceIdSchema } from '@buddyline/domain/ids';
import { shareUrlSchema } from '@buddyline/domain/meta';
import { countOrZero, numberOrNull } from '@buddyline/domain/numbers';
import type { JsonSchema } from './json-schema.ts';

type AnySchema = v.GenericSchema;

const fileId = { type: 'string', pattern: '^[0-9a-f]{32}$' };

const moment = { type: 'string', format: 'date-time' };

/** All that an answer of ours may lack; everything else is always there. */
const mayBeMissing = new Set<unknown>([fieldErrorsSchema, shareUrlSchema]);

/** What the front ends take from any backend, and how ours always sends it. */
const ours = new Map<unknown, JsonSchema>([
  [idSchema, { type: 'string', format: 'uuid' }],
  [resourceIdSchema, orNull(fileId)],
  [numberOrNull, orNull({ type: 'number' })],
  [countOrZero, { type: 'integer', minimum: 0 }],
  [clockTimeOrNull, orNull({ type: 'string', pattern: String.raw`^\d\d:\d\d$` })],
  [dateOrNull, orNull({ type: 'string', format: 'date' })],
  [timestampOrNull, moment],
  [optionalTimestamp, moment],
  [lastTimestamp, orNull(moment)],
  [monthSchema, { type: 'string', pattern: String.raw`^\d{4}-\d\d$` }],
]);

/**
 * The JSON Schema of an answer exactly as this API sends it. The schema of `@buddyline/domain` that it
 * is made from is wider: it takes what other backends leave out, add or write differently.
 * @throws Error for a kind of schema that answers have not used so far
 */
export function answerSchema(schema: AnySchema): JsonSchema {
  const known = ours.get(schema);
  if (known !== undefined) return known;
  // What only does something has no data to answer.
  if (schema === messageSchema) return objectSchema({ ...messageSchema.entries, data: v.null() });
  if (isObject(schema)) return objectSchema(schema.entries);
  if (isArray(schema)) return { type: 'array', items: answerSchema(schema.item) };
  if (isUnion(schema)) return answerSchema(firstOf(schema.options));
  if (isWrapper(schema)) return wrapped(schema);
  if (isPicklist(schema)) return { type: 'string', enum: schema.options };
  if (isLiteral(schema)) return { const: schema.literal };
  if (['string', 'number', 'boolean', 'null'].includes(schema.type)) return { type: schema.type };
  throw new Error(`An answer cannot be described: ${schema.type}`);
}

function objectSchema(entries: v.ObjectEntries): JsonSchema {
  const named = Object.entries(entries);
  const properties = Object.fromEntries(
    named.map(([name, entry]) => [name, answerSchema(entry)] as const),
  );
  const required = named.filter(([, entry]) => !mayBeMissing.has(entry)).map(([name]) => name);
  return { type: 'object', properties, required, additionalProperties: false };
}

/** A default stands for what others leave out: null where there may be nothing, else a value. */
function wrapped({ type, wrapped: inner, default: missing }: Wrapper): JsonSchema {
  const isNullable = type === 'nullable' || (type === 'nullish' && missing === null);
  return isNullable ? orNull(answerSchema(inner)) : answerSchema(inner);
}

function orNull(schema: JsonSchema): JsonSchema {
  return { anyOf: [schema, { type: 'null' }] };
}

/** Ours is the first form; the others are those of other backends. */
function firstOf(options: readonly AnySchema[]): AnySchema {
  const [first] = options;
  if (first === undefined) throw new Error('A union without options');
  return first;
}

interface Wrapper extends AnySchema {
  wrapped: AnySchema;
  default: unknown;
}

function isWrapper(schema: AnySchema): schema is Wrapper {
  return ['optional', 'nullable', 'nullish'].includes(schema.type);
}

function isObject(schema: AnySchema): schema is AnySchema & { entries: v.ObjectEntries } {
  return schema.type === 'object' || schema.type === 'strict_object';
}

function isArray(schema: AnySchema): schema is AnySchema & { item: AnySchema } {
  return schema.type === 'array';
}

function isUnion(schema: AnySchema): schema is AnySchema & { options: readonly AnySchema[] } {
  return schema.type === 'union';
}

function isPicklist(schema: AnySchema): schema is AnySchema & { options: readonly string[] } {
  return schema.type === 'picklist';
}

function isLiteral(schema: AnySchema): schema is AnySchema & { literal: unknown } {
  return schema.type === 'literal';
}
