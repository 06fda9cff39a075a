import type { FastifySchemaCompiler, FastifyTypeProvider } from 'fastify';
import * as v from 'valibot';
// Only the rules for which our schemas use valibot's messages: all translations would take 180 MB.
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

/** The request does not match the route's schema. */
export class InvalidInput extends Error {
  override name = 'InvalidInput';
  /** Set by Fastify: the invalid part of the request. */
  validationContext?: string;
  readonly issues: readonly Issue[];

  constructor(issues: readonly Issue[]) {
    super(issues[0]?.message ?? 'Invalid input');
    this.issues = issues;
  }
}

/** The rules whose messages are imported above, by the type of an issue. */
const rules: Record<string, Parameters<typeof v.getSpecificMessage>[0]> = {
  email: v.email,
  max_length: v.maxLength,
  non_empty: v.nonEmpty,
};

/**
 * valibot's message for an issue, in the caller's language. The validator does not know the language, and
 * validating again in another one would double the work.
 */
export function valibotMessage(issue: Issue, locale: Locale): string {
  const rule = rules[issue.type];
  const specific = rule && v.getSpecificMessage(rule, locale);
  const words = specific ?? v.getSchemaMessage(locale);
  return typeof words === 'function' ? words(issue) : (words ?? issue.message);
}

/** Validates with the route's valibot schema. Nothing is coerced unless the schema says so. */
export const validatorCompiler: FastifySchemaCompiler<unknown> = ({ schema, httpPart }) => {
  if (!isValibotSchema(schema)) throw new Error(`${httpPart} of a route is no valibot schema`);
  return (input) => {
    // valibot accepts an array as an object when every field is optional.
    const given = Array.isArray(input) ? null : input;
    const result = v.safeParse(schema, given);
    if (result.success) return { value: result.output };
    return { error: new InvalidInput(result.issues) };
  };
};

export function isValibotSchema(value: unknown): value is v.GenericSchema {
  return typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'schema';
}
