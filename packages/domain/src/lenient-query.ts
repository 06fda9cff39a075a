import * as v from 'valibot';

type QuerySchema = v.ObjectSchema<v.ObjectEntries, undefined>;

/**
 * Parses a URL with the API's schema, but drops invalid parameters instead of failing, so that no
 * link is an error. Every entry of `schema` must be optional.
 */
export function readLeniently<TSchema extends QuerySchema>(
  schema: TSchema,
  parameters: Readonly<Record<string, string>>,
): v.InferOutput<TSchema> {
  const strict = v.safeParse(schema, parameters);
  if (strict.success) return strict.output;
  const refused = new Set(strict.issues.map((issue) => issue.path?.[0].key));
  const accepted = Object.entries(parameters).filter(([name]) => !refused.has(name));
  return v.parse(schema, Object.fromEntries(accepted));
}
