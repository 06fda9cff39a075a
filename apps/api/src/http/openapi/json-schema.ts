import { toJsonSchema as convert } from '@valibot/to-json-schema';
import type * as v from 'valibot';

export type JsonSchema = Record<string, unknown>;

/**
 * The JSON Schema of a schema's input. Rules that JSON Schema cannot express (checks, normalisation) are
 * left out.
 */
export function toJsonSchema(schema: v.GenericSchema): JsonSchema {
  const { $schema: _dialect, ...converted } = convert(schema, {
    target: 'draft-2020-12',
    typeMode: 'input',
    errorMode: 'ignore',
  });
  return converted;
}
