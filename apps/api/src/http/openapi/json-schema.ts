import { newPasskeySchema, usedPasskeySchema } from '@buddyline/domain/passkey';
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

const overrideAction: OverrideAction = ({ valibotAction: action, jsonSchema }) => {
  const { type } = action;
  const requirement = 'requirement' in action ? action.requirement : undefined;
  if (requirement instanceof RegExp && requirement.unicode) {
    const { pattern: _pattern, ...others } = jsonSchema;
    return others.format === undefined ? { ...others, ...unicodeRule(requirement) } : others;
  }
  // A number with a greatest and a least value that arrives as text, in a query, is described as the number.
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

/** `[…]{3,30}`, and nothing else. */
const onlyClass = /^\^\[[^[\]]*\]\{(?<least>\d+),(?<most>\d+)\}\$$/;

/** In words, because many readers of the document compile a `pattern` without the flag `u`, or not in JavaScript. */
function unicodeRule(rule: RegExp) {
  const { least, most } = onlyClass.exec(rule.source)?.groups ?? {};
  return {
    description: `Matches ${String(rule)} of JavaScript.`,
    ...(least !== undefined && { minLength: Number(least) }),
    ...(most !== undefined && { maxLength: Number(most) }),
  };
}

/** An object that browsers and apps make and take, and nobody writes by hand: its standard describes it. */
export const webAuthn = (name: string) => ({
  type: 'object' as const,
  description: `\`${name}\` of WebAuthn`,
});

const ofBrowsers = new Map<unknown, ReturnType<typeof webAuthn>>([
  [newPasskeySchema, webAuthn('RegistrationResponseJSON')],
  [usedPasskeySchema, webAuthn('AuthenticationResponseJSON')],
]);

const overrideSchema: OverrideSchema = ({ valibotSchema, jsonSchema }) => {
  const known = ofBrowsers.get(valibotSchema);
  if (known !== undefined) return known;
  const { type, default: missing } = jsonSchema;
  const isNumber = type === 'integer' || type === 'number';
  return isNumber && typeof missing === 'string'
    ? { ...jsonSchema, default: Number(missing) }
    : undefined;
};
