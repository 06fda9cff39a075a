import type { RouteOptions } from 'fastify';
import * as v from 'valibot';
import { keyHeader, storesAnswers } from '../idempotency/idempotency-key.ts';
import { isValibotSchema } from '../validation.ts';
import { type JsonSchema, toJsonSchema } from './json-schema.ts';
import type { SharedParts } from './shared-parts.ts';

interface Parameter {
  name: string;
  in: 'header' | 'path' | 'query';
  /** Left out where it may be absent, which is the default. */
  required?: true;
  description?: string;
  schema: JsonSchema;
}

const keyParameter: Parameter = {
  name: keyHeader,
  in: 'header',
  description:
    'Chosen by the client, such as a UUID. The same call with the same key answers as the first time within 24 hours, and changes nothing again; the key with another request is refused. Failures are not kept.',
  schema: { type: 'string', minLength: 1, maxLength: 100 },
};

const knownParameter: Parameter = {
  name: 'if-none-match',
  in: 'header',
  description: 'The `ETag` of an earlier answer: 304 if nothing has changed since.',
  schema: { type: 'string' },
};

const wantedParameter: Parameter = {
  name: 'if-match',
  in: 'header',
  description:
    'The `ETag` of the record as it was read: 412 if it was edited since. Without it the latest edit wins.',
  schema: { type: 'string' },
};

/** All parameters of a route: those of its schemas, and those that the routes of its kind have in common. */
function parametersOf(route: RouteOptions): Parameter[] {
  const { schema, config, method } = route;
  const conditional = method === 'GET' ? knownParameter : wantedParameter;
  return [
    ...fieldsOf('path', schema?.params),
    ...fieldsOf('query', schema?.querystring),
    ...fieldsOf('header', schema?.headers),
    ...(storesAnswers(route) ? [keyParameter] : []),
    ...(config?.isVersioned === true ? [conditional] : []),
  ];
}

const objectSchema = v.object({
  properties: v.record(v.string(), v.looseObject({ description: v.optional(v.string()) })),
  required: v.optional(v.array(v.string()), []),
});

function fieldsOf(place: Parameter['in'], schema: unknown): Parameter[] {
  if (!isValibotSchema(schema)) return [];
  const { properties, required } = v.parse(objectSchema, toJsonSchema(schema));
  return Object.entries(properties).map(([name, { description, ...field }]) => ({
    name,
    in: place,
    ...(required.includes(name) && { required: true as const }),
    ...(description !== undefined && { description }),
    schema: field,
  }));
}

/**
 * The names of the parameters that are described alike in all calls that have them, by their text. Others differ from
 * list to list, such as `limit`, which has a default.
 */
export function nameParameters(routes: readonly RouteOptions[]): ReadonlyMap<string, string> {
  const known = new Map<string, { parameter: Parameter; texts: string[] }>();
  for (const parameter of routes.flatMap(parametersOf)) {
    const key = `${parameter.in} ${parameter.name}`;
    const { texts } = known.get(key) ?? { texts: [] };
    known.set(key, { parameter, texts: [...texts, JSON.stringify(parameter)] });
  }
  const alike = [...known.values()].filter(
    ({ texts }) => texts.length > 1 && new Set(texts).size === 1,
  );
  return new Map(
    alike.map(({ parameter: { name, in: place }, texts }) => {
      const isOfBoth = place === 'query' && known.has(`path ${name}`);
      return [texts[0] ?? '', `${nameOf(name)}${isOfBoth ? 'Query' : ''}`];
    }),
  );
}

/** Such as `IdempotencyKey`. */
function nameOf(name: string): string {
  return name.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** The `parameters` of a call. */
export function describeParameters(
  route: RouteOptions,
  names: ReadonlyMap<string, string>,
  shared: SharedParts,
): object[] {
  return parametersOf(route).map((parameter) => {
    const name = names.get(JSON.stringify(parameter));
    return name === undefined ? parameter : shared.refer('parameters', name, () => parameter);
  });
}
