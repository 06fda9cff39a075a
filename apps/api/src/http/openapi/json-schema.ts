import { toJsonSchema as convert } from '@valibot/to-json-schema';
import type * as v from 'valibot';

export type JsonSchema = Record<string, unknown>;

/**
 * The JSON Schema of what travels: of the input, since answers are parsed by the same schemas on
 * the other side. Rules that JSON Schema cannot express (checks, normalisation) are left out.
 */
export function toJsonSchema(schema: v.GenericSchema): JsonSchema {
  const { $schema: _dialect, ...converted } = convert(schema, {
    target: 'draft-2020-12',
    typeMode: 'input',
    errorMode: 'ignore',
  });
  return converted;
}
