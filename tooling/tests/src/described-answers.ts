import formats from 'ajv-formats';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import * as v from 'valibot';

/** An answer as its caller received it. */
export interface ReceivedAnswer {
  method: string;
  /** Without the query. */
  path: string;
  status: number;
  header: (name: string) => string | null;
  /** The parsed body; null if there is none, or it is not JSON. */
  body: unknown;
}

/** What an API says about itself in OpenAPI. */
export interface Description {
  /** How the answer differs from what is described; undefined if it does not. */
  flawOf(answer: ReceivedAnswer): string | undefined;
}

const responseSchema = v.looseObject({
  headers: v.optional(v.record(v.string(), v.unknown()), {}),
  content: v.optional(
    v.record(v.string(), v.looseObject({ schema: v.optional(v.looseObject({}), {}) })),
    {},
  ),
});
type DescribedResponse = v.InferOutput<typeof responseSchema>;
const referenceSchema = v.object({ $ref: v.string() });
const operationSchema = v.looseObject({
  responses: v.record(v.string(), v.union([referenceSchema, responseSchema])),
});
const documentSchema = v.looseObject({
  paths: v.record(v.string(), v.record(v.string(), operationSchema)),
  components: v.looseObject({
    schemas: v.looseObject({ Failure: v.looseObject({}) }),
    responses: v.optional(v.record(v.string(), responseSchema), {}),
    headers: v.optional(v.record(v.string(), v.unknown()), {}),
  }),
});

/** Reads an OpenAPI document, such as the one at `/api/openapi.json`. */
export function readDescription(document: unknown): Description {
  const { paths, components } = v.parse(documentSchema, document);
  // The most exact one is meant.
  const patterns = Object.keys(paths).toSorted(
    (one, other) => parametersOf(one) - parametersOf(other),
  );
  const flawOf = valueCheck(components);
  const own = Object.keys(components.headers).filter((name) => name.startsWith('X-'));

  function responseOf(described: DescribedResponse | v.InferOutput<typeof referenceSchema>) {
    if (!v.is(referenceSchema, described)) return described;
    const response = components.responses[described.$ref.replace('#/components/responses/', '')];
    if (response === undefined) throw new Error(`The document has no ${described.$ref}`);
    return response;
  }

  function operationOf(method: string, path: string) {
    const name = method.toLowerCase();
    const operations = patterns.map((pattern) => (fits(path, pattern) ? paths[pattern] : {}));
    return operations.find((one) => one?.[name] !== undefined)?.[name];
  }

  return {
    flawOf({ method, path, status, header, body }) {
      const operation = operationOf(method, path);
      // The address or the method is unknown.
      if (operation === undefined && status >= 400) return flawOf(failure, body);
      // The description says what a 500 looks like; an answer that is one is a bug.
      const described = status === 500 ? undefined : operation?.responses[status];
      if (described === undefined) return `answered ${status}, which is not described`;
      const { content, headers } = responseOf(described);
      const flaw = flawOfContent(content, typeOf(header('content-type')), body, flawOf);
      if (flaw !== undefined) return flaw;
      const isExtra = (name: string) => header(name.toLowerCase()) !== null && !(name in headers);
      const extra = status < 400 ? own.find(isExtra) : undefined;
      if (extra !== undefined) return `has ${extra}, which is not described`;
      if (!('Location' in headers)) return undefined;
      const made = header('location');
      const isAddress = patterns.some((pattern) => fits(made ?? '', pattern));
      return isAddress ? undefined : `made ${made}, which is no address`;
    },
  };
}

const failure = { $ref: '#/components/schemas/Failure' };

function flawOfContent(
  content: DescribedResponse['content'],
  type: string | undefined,
  body: unknown,
  flawOf: ValueCheck,
): string | undefined {
  const types = Object.keys(content);
  if (types.length === 0) return body === null ? undefined : 'has a body, which is not described';
  const media = types.find((one) => typeOf(one) === type);
  if (media === undefined) return `is of type ${type}, and described as ${types.join(', ')}`;
  return type === 'application/json' ? flawOf(content[media]?.schema ?? {}, body) : undefined;
}

/** Without its parameters. */
const typeOf = (contentType: string | null) => contentType?.split(';')[0]?.trim().toLowerCase();

/** Such as `/api/exports/divelogs/{userId}.csv`. */
function fits(path: string, pattern: string): boolean {
  const wanted = pattern.split('/');
  const parts = path.split('/');
  return (
    parts.length === wanted.length &&
    parts.every((part, place) => fitsPart(part, wanted[place] ?? ''))
  );
}

function fitsPart(part: string, wanted: string): boolean {
  const [before = '', after] = [wanted.split('{')[0], wanted.split('}')[1]];
  if (after === undefined) return part === wanted;
  const isLonger = part.length > before.length + after.length;
  return isLonger && part.startsWith(before) && part.endsWith(after);
}

const parametersOf = (pattern: string) => pattern.split('{').length;

/** How a value differs from a JSON Schema; undefined if it does not. */
export type ValueCheck = (schema: object, value: unknown) => string | undefined;

/** @param components of the document that the schemas are of, to which they may refer */
export function valueCheck(components: object): ValueCheck {
  const ajv = formats.default(new Ajv2020());
  ajv.addVocabulary(['components']);
  ajv.addSchema({ components }, 'document');
  const validators = new WeakMap<object, ValidateFunction>();
  return (schema, value) => {
    const validate = validators.get(schema) ?? ajv.compile(inDocument(schema));
    validators.set(schema, validate);
    return validate(value) ? undefined : ajv.errorsText(validate.errors);
  };
}

/** A schema whose references lead into the document, wherever it stands itself. */
function inDocument(schema: object): object {
  const text = JSON.stringify(schema, (key, value: unknown) =>
    key === '$ref' ? `document${String(value)}` : value,
  );
  return Object(JSON.parse(text));
}
