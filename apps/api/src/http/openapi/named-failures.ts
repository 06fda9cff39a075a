import { STATUS_CODES } from 'node:http';
import * as v from 'valibot';

const responseSchema = v.looseObject({
  content: v.optional(v.record(v.string(), v.looseObject({ schema: v.looseObject({}) }))),
});
const documentSchema = v.looseObject({
  paths: v.record(
    v.string(),
    v.record(v.string(), v.looseObject({ responses: v.record(v.string(), responseSchema) })),
  ),
  components: v.looseObject({}),
});

/**
 * Describes each kind of failure once, and the envelope of all of them, and refers to them from the operations: written
 * out at every call, they were two thirds of the document, and generators made hundreds of types of them.
 */
export function nameFailures<Document extends object>(document: Document): Document {
  const { paths, components } = v.parse(documentSchema, document);
  const responses = new Map<string, object>();
  const names = new Map<string, string>();
  const kinds = new Map<string, number>();
  let envelope: object = {};

  function refOf(
    status: string,
    { content = {}, ...response }: v.InferOutput<typeof responseSchema>,
  ) {
    const parts = Object.entries(content).map(([type, { schema, ...media }]) => {
      const { description: _description, ...failure } = schema;
      envelope = failure;
      return [type, { schema: { $ref: '#/components/schemas/Failure' }, ...media }];
    });
    const described = { ...response, content: Object.fromEntries(parts) };
    const text = JSON.stringify(described);
    const known = names.get(text);
    if (known !== undefined) return refTo(known);
    const kind = (kinds.get(status) ?? 0) + 1;
    const name = nameOf(status, kind);
    kinds.set(status, kind);
    names.set(text, name);
    responses.set(name, described);
    return refTo(name);
  }

  const named = mapValues(paths, (operations) =>
    mapValues(operations, (operation) => ({
      ...operation,
      responses: mapValues(operation.responses, (response, status) =>
        status < '400' ? response : refOf(status, response),
      ),
    })),
  );
  const parts = { responses: Object.fromEntries(responses), schemas: { Failure: envelope } };
  return { ...document, paths: named, components: { ...components, ...parts } };
}

const refTo = (name: string) => ({ $ref: `#/components/responses/${name}` });

function mapValues<One, Other>(
  values: Readonly<Record<string, One>>,
  map: (value: One, key: string) => Other,
): Record<string, Other> {
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, map(value, key)]));
}

/** Such as `NotFound`. @param kind counts those with one status, of which the later ones have a number */
function nameOf(status: string, kind: number): string {
  const name = (STATUS_CODES[status] ?? `Status ${status}`).replaceAll(/[^A-Za-z]/g, '');
  return kind === 1 ? name : `${name}${kind}`;
}
