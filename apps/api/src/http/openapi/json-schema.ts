import { type ConversionConfig, toJsonSchema as convert } from '@valibot/to-json-schema';
import type * as v from 'valibot';

export type JsonSchema = Record<string, unknown>;

/**
 * The JSON Schema of what a schema accepts, with the bounds that follow its normalisation: a text that has them is
 * accepted. Rules that JSON Schema cannot express (checks) are left out.
 */
export function toJsonSchema(schema: v.GenericSchema): JsonSchema {
  const { $schema: _dialect, ...converted } = convert(schema, {
    target: 'draft-2020-12',
    // The other modes leave out all rules after, or before, a transformation.
    typeMode: 'ignore',
    errorMode: 'ignore',
    overrideAction,
    overrideSchema,
  });
  return converted;
}

type OverrideAction = NonNullable<ConversionConfig['overrideAction']>;
type OverrideSchema = NonNullable<ConversionConfig['overrideSchema']>;

/** A number with a greatest and a least value that arrives as text, in a query, is described as the number. */
const overrideAction: OverrideAction = ({ valibotAction, jsonSchema }) => {
  const { type } = valibotAction;
  const requirement = 'requirement' in valibotAction ? valibotAction.requirement : undefined;
  const isBound = type === 'min_value' || type === 'max_value';
  if (!isBound || jsonSchema.type !== 'string' || typeof requirement !== 'number') return undefined;
  const { pattern = '', ...rest } = jsonSchema;
  const number = {
    ...rest,
    type: pattern.includes(String.raw`\.`) ? 'number' : 'integer',
  } as const;
  return type === 'min_value'
    ? { ...number, minimum: requirement }
    : { ...number, maximum: requirement };
};

const overrideSchema: OverrideSchema = ({ jsonSchema }) => {
  const { type, default: missing } = jsonSchema;
  const isNumber = type === 'integer' || type === 'number';
  return isNumber && typeof missing === 'string'
    ? { ...jsonSchema, default: Number(missing) }
    : undefined;
};
