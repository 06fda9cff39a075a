import type { FastifySchemaCompiler, FastifyServerOptions, FastifyTypeProvider } from 'fastify';
import * as v from 'valibot';

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

/** Otherwise every start would load Fastify's own compilers, only for others to replace them. */
export const withoutAjv: NonNullable<FastifyServerOptions['schemaController']> = {
  compilersFactory: {
    buildValidator: () => () => {
      throw new Error('The validator of the schemas is `validatorCompiler`.');
    },
    // As fast as a compiled serializer here, and row mappers select the fields.
    buildSerializer: () => () => JSON.stringify,
  },
};
