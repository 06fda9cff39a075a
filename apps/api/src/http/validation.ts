import type { FastifySchemaCompiler, FastifyTypeProvider } from 'fastify';
import * as v from 'valibot';
// Only the rules that our schemas leave to valibot's own words: all of them would take 180 MB.
import '@valibot/i18n/ar/email';
import '@valibot/i18n/ar/maxLength';
import '@valibot/i18n/ar/nonEmpty';
import '@valibot/i18n/ar/schema';
import type { Locale } from '@buddyline/i18n/locale';

/** Lets Fastify infer a handler's `request.query`, `.params` and `.body` from its valibot schemas. */
export interface ValibotTypeProvider extends FastifyTypeProvider {
  validator: this['schema'] extends v.GenericSchema ? v.InferOutput<this['schema']> : unknown;
  serializer: this['schema'] extends v.GenericSchema ? v.InferInput<this['schema']> : unknown;
}

type Issue = v.BaseIssue<unknown>;

/** What was sent does not fit the route's schema. */
export class InvalidInput extends Error {
  override name = 'InvalidInput';
  /** Set by Fastify: the part of the request that does not fit. */
  validationContext?: string;
  readonly #schema: v.GenericSchema;
  readonly #input: unknown;

  constructor(schema: v.GenericSchema, input: unknown, issues: Issue[]) {
    super(issues[0]?.message ?? 'Invalid input');
    this.#schema = schema;
    this.#input = input;
  }

  /** The issues in the caller's language, which the validator compiler cannot know. */
  issues(locale: Locale): Issue[] {
    return v.safeParse(this.#schema, this.#input, { lang: locale }).issues ?? [];
  }
}

/** Validates with the route's valibot schema. Nothing is coerced unless the schema says so. */
export const validatorCompiler: FastifySchemaCompiler<unknown> = ({ schema, httpPart }) => {
  if (!isValibotSchema(schema)) throw new Error(`${httpPart} of a route is no valibot schema`);
  return (input) => {
    // A list is an object to valibot, and would pass where every field is optional.
    const given = Array.isArray(input) ? null : input;
    const result = v.safeParse(schema, given);
    if (result.success) return { value: result.output };
    return { error: new InvalidInput(schema, given, result.issues) };
  };
};

export function isValibotSchema(value: unknown): value is v.GenericSchema {
  return typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'schema';
}
