import fc from 'fast-check';
import type { JsonSchema } from '../http/openapi/json-schema.ts';

/** Texts that often cause errors in servers. */
const knownTrouble = {
  unicode: ['', ' ', '\0', 'a\0b', '\uD83E', '\u202E', '\u200B', 'ﷺ', '🤿', 'e\u0301'],
  syntax: [
    '%',
    '_',
    '\\',
    "'",
    '"',
    "'; drop table users;--",
    '$1',
    '{{1}}',
    '<b>',
    '../..',
    '%00',
  ],
  values: ['null', 'true', 'NaN', '-1', '0', '1e309', '9'.repeat(20), '٣', '0x10', '2026-02-31'],
  names: ['__proto__', 'constructor', 'toString', 'x'.repeat(300), 'ü'.repeat(5_001)],
};

export const hostileText = fc.oneof(
  fc.constantFrom(...Object.values(knownTrouble).flat()),
  fc.string({ unit: 'binary' }),
  fc.string({ unit: 'grapheme' }),
);

const hostileValue = fc.oneof(
  hostileText,
  fc.jsonValue(),
  fc.constantFrom(null, [], {}, [[]], -0, 1e308, 2 ** 53, 2 ** 31, 0.1, true),
);

/** Values that match a schema, sometimes with an invalid value inside. */
export function valueOf(schema: JsonSchema): fc.Arbitrary<unknown> {
  return fc.oneof(
    { weight: 12, arbitrary: describedBy(schema) },
    { weight: 1, arbitrary: hostileValue },
  );
}

function describedBy(schema: JsonSchema): fc.Arbitrary<unknown> {
  const { anyOf, enum: options, const: only, type } = schema;
  if (isList(anyOf)) return fc.oneof(...anyOf.map(valueOf));
  if (isList(options)) return fc.constantFrom<unknown>(...options);
  if (only !== undefined) return fc.constant(only);
  switch (type) {
    case 'object':
      return record(schema);
    case 'array':
      return fc.array(isSchema(schema['items']) ? valueOf(schema['items']) : fc.jsonValue(), {
        maxLength: 6,
      });
    case 'string':
      return text(schema);
    case 'number':
    case 'integer':
      return number(schema);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    default:
      return fc.jsonValue();
  }
}

function record({ properties, required }: JsonSchema): fc.Arbitrary<unknown> {
  if (!isSchema(properties)) return fc.dictionary(hostileText, fc.jsonValue());
  const fields: Record<string, fc.Arbitrary<unknown>> = {};
  for (const [name, field] of Object.entries(properties)) {
    if (isSchema(field)) fields[name] = valueOf(field);
  }
  const requiredKeys = Object.keys(fields).filter(
    (name) => Array.isArray(required) && required.includes(name),
  );
  // One of thirteen records may lack required fields.
  return fc.oneof(
    { weight: 12, arbitrary: fc.record(fields, { requiredKeys }) },
    { weight: 1, arbitrary: fc.record(fields, { requiredKeys: [] }) },
  );
}

function text({ pattern, minLength, maxLength, format }: JsonSchema): fc.Arbitrary<unknown> {
  if (format === 'email') return fc.emailAddress();
  if (format === 'uuid') return fc.uuid();
  if (typeof pattern === 'string') return fc.stringMatching(new RegExp(pattern, 'u'));
  const words = fc.constantFrom('reef', 'شعاب', '2026-05-01', '09:30', '930', '12', 'Mira Haddad');
  const bounds = {
    minLength: typeof minLength === 'number' ? minLength : 0,
    maxLength: typeof maxLength === 'number' ? maxLength : 40,
  };
  return fc.oneof(words, fc.string({ unit: 'grapheme', ...bounds }));
}

function number({ type, minimum, maximum }: JsonSchema): fc.Arbitrary<unknown> {
  const min = typeof minimum === 'number' ? minimum : -1e9;
  const max = typeof maximum === 'number' ? maximum : 1e9;
  const whole = fc.integer({ min: Math.ceil(min), max: Math.min(max, 2 ** 31 - 1) });
  return type === 'integer' ? whole : fc.oneof(whole, fc.double({ min, max, noNaN: true }));
}

function isSchema(value: unknown): value is JsonSchema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isList(value: unknown): value is JsonSchema[] {
  return Array.isArray(value) && value.length > 0;
}
