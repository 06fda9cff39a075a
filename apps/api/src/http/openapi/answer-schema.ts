import type * as v from 'valibot';
import { changedValueSchema, undoneAtSchema } from '@buddyline/domain/activity';
import { signedInLevelSchema } from '@buddyline/domain/auth';
import { refusalSchema, undoIdSchema } from '@buddyline/domain/bulk';
import {
  clockTimeOrNull,
  dateOrNull,
  timestampOrNull,
  monthSchema,
  lastTimestamp,
  optionalTimestamp,
} from '@buddyline/domain/dates';
import { failureCodeSchema, fieldErrorsSchema, secondStepField } from '@buddyline/domain/envelope';
import { countsByNoun } from '@buddyline/domain/counts';
import { lostSchema } from '@buddyline/domain/dive-log-import';
import { idSchema, resourceIdSchema } from '@buddyline/domain/ids';
import { commitSchema, rightsByLevel, shareUrlSchema } from '@buddyline/domain/meta';
import { countOrZero, numberOrNull } from '@buddyline/domain/numbers';
import { passkeyCreationSchema, passkeyRequestSchema } from '@buddyline/domain/passkey';
import { fullAdministratorSchema } from '@buddyline/domain/user';
import { componentNames } from './component-names.ts';
import { referByName } from './components.ts';
import { type JsonSchema, webAuthn } from './json-schema.ts';
import type { SharedParts } from './shared-parts.ts';

type AnySchema = v.GenericSchema;

const fileId = { type: 'string', pattern: '^[0-9a-f]{32}$' };

const timestamp = { type: 'string', format: 'date-time' };

/** The only fields that this API may omit. */
const optionalFields = new Set<unknown>([
  commitSchema,
  failureCodeSchema,
  fieldErrorsSchema,
  fullAdministratorSchema,
  refusalSchema,
  secondStepField,
  shareUrlSchema,
  signedInLevelSchema,
  undoIdSchema,
]);

const changedValue = {
  anyOf: [
    ...['null', 'string', 'number', 'boolean'].map((type) => ({ type })),
    { type: 'array', items: { type: 'string' } },
    objectOf({ text: { type: 'string' }, length: { type: 'integer' } }),
    objectOf({ id: { type: 'string', format: 'uuid' }, name: { type: 'string' } }),
  ],
};

const counts = { type: 'object', additionalProperties: { type: 'integer', minimum: 0 } };

/** Schemas that accept several forms from any backend, and the form that this API sends. */
const exactSchemas = new Map<unknown, JsonSchema>([
  [idSchema, { type: 'string', format: 'uuid' }],
  [resourceIdSchema, orNull(fileId)],
  [numberOrNull, orNull({ type: 'number' })],
  [countOrZero, { type: 'integer', minimum: 0 }],
  [countsByNoun, counts],
  [lostSchema, counts],
  [changedValueSchema, changedValue],
  [
    rightsByLevel,
    { type: 'object', additionalProperties: { type: 'array', items: { type: 'string' } } },
  ],
  [passkeyCreationSchema, webAuthn('PublicKeyCredentialCreationOptionsJSON')],
  [passkeyRequestSchema, webAuthn('PublicKeyCredentialRequestOptionsJSON')],
  [undoneAtSchema, orNull(timestamp)],
  [clockTimeOrNull, orNull({ type: 'string', pattern: String.raw`^\d\d:\d\d$` })],
  [dateOrNull, orNull({ type: 'string', format: 'date' })],
  [timestampOrNull, timestamp],
  [optionalTimestamp, timestamp],
  [lastTimestamp, orNull(timestamp)],
  [monthSchema, { type: 'string', pattern: String.raw`^\d{4}-\d\d$` }],
]);

/**
 * The JSON Schema of a response exactly as this API sends it. The schemas of `@buddyline/domain` are more
 * lenient: they accept what other backends omit, add or format differently.
 * @throws Error for an unsupported kind of schema
 */
export function answerSchema(schema: AnySchema, shared: SharedParts): JsonSchema {
  const name = componentNames.get(schema) ?? pageName(schema);
  const make = () => described(schema, shared);
  return name === undefined ? make() : referByName(name, shared, make);
}

/** A page of a list has the name of its items. */
function pageName(schema: AnySchema): string | undefined {
  if (!isObject(schema)) return undefined;
  const { data, totalPages, next } = schema.entries;
  const item = data && isArray(data) ? componentNames.get(data.item) : undefined;
  if (item === undefined || (totalPages ?? next) === undefined) return undefined;
  return totalPages === undefined ? `${item}CursorPage` : `${item}Page`;
}

/** The JSON schema of a schema without a name, or that for which its name stands. */
function described(schema: AnySchema, shared: SharedParts): JsonSchema {
  const known = exactSchemas.get(schema);
  if (known !== undefined) return known;
  if (isObject(schema)) return objectSchema(schema.entries, shared);
  if (isArray(schema)) return { type: 'array', items: answerSchema(schema.item, shared) };
  if (isRecord(schema)) {
    return { type: 'object', additionalProperties: answerSchema(schema.value, shared) };
  }
  if (isUnion(schema)) return answerSchema(firstOf(schema.options), shared);
  if (isWrapper(schema)) return wrapped(schema, shared);
  // The preview of a deleted item, which has the schema of its noun.
  if (schema.type === 'unknown') return { type: 'object' };
  if (isPicklist(schema)) return { type: 'string', enum: schema.options };
  if (isLiteral(schema)) return { const: schema.literal };
  if (['string', 'number', 'boolean', 'null'].includes(schema.type)) return { type: schema.type };
  throw new Error(`Responses with this kind of schema cannot be described: ${schema.type}`);
}

function objectSchema(entries: v.ObjectEntries, shared: SharedParts): JsonSchema {
  const fields = Object.entries(entries);
  const properties = Object.fromEntries(
    fields.map(([name, entry]) => [name, answerSchema(entry, shared)] as const),
  );
  const required = fields.filter(([, entry]) => !optionalFields.has(entry)).map(([name]) => name);
  return { type: 'object', properties, required, additionalProperties: false };
}

/** A default replaces what other backends omit, and this API sends it. Only a default of null makes a field nullable. */
function wrapped({ type, wrapped: inner, default: missing }: Wrapper, shared: SharedParts) {
  const isNullable = type === 'nullable' || (type === 'nullish' && missing === null);
  const schema = answerSchema(inner, shared);
  return isNullable ? orNull(schema) : schema;
}

function objectOf(properties: Record<string, JsonSchema>): JsonSchema {
  return {
    type: 'object',
    properties,
    required: Object.keys(properties),
    additionalProperties: false,
  };
}

function orNull(schema: JsonSchema): JsonSchema {
  return { anyOf: [schema, { type: 'null' }] };
}

/** This API sends the first form of a union; the others are those of other backends. */
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

export function isObject(schema: AnySchema): schema is AnySchema & { entries: v.ObjectEntries } {
  return schema.type === 'object' || schema.type === 'strict_object';
}

function isArray(schema: AnySchema): schema is AnySchema & { item: AnySchema } {
  return schema.type === 'array';
}

function isRecord(schema: AnySchema): schema is AnySchema & { value: AnySchema } {
  return schema.type === 'record';
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
