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
const operationSchema = v.looseObject({ responses: v.record(v.string(), v.looseObject({})) });
const documentSchema = v.looseObject({
  paths: v.record(v.string(), v.record(v.string(), operationSchema)),
  components: v.looseObject({ schemas: v.looseObject({ Failure: v.looseObject({}) }) }),
});

/** Reads an OpenAPI document, such as the one at `/api/openapi.json`. */
export function readDescription(document: unknown): Description {
  const { paths, components } = v.parse(documentSchema, document);
  // The most exact one is meant.
  const patterns = Object.keys(paths).toSorted(
    (one, other) => parametersOf(one) - parametersOf(other),
  );
  const responses = new Map<object, v.InferOutput<typeof responseSchema>>();

  /** With what it refers to in its place. */
  function responseOf(response: object): v.InferOutput<typeof responseSchema> {
    const read =
      responses.get(response) ?? v.parse(responseSchema, withoutReferences(response, document));
    responses.set(response, read);
    return read;
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
      if (operation === undefined && status >= 400) return flawOf(components.schemas.Failure, body);
      // The description says what a 500 looks like; an answer that is one is a bug.
      const described = status === 500 ? undefined : operation?.responses[status];
      if (described === undefined) return `answered ${status}, which is not described`;
      const { content, headers } = responseOf(described);
      const flaw = flawOfContent(content, typeOf(header('content-type')), body);
      if (flaw !== undefined || !('Location' in headers)) return flaw;
      const made = header('location');
      const isAddress = patterns.some((pattern) => fits(made ?? '', pattern));
      return isAddress ? undefined : `made ${made}, which is no address`;
    },
  };
}

function flawOfContent(
  content: v.InferOutput<typeof responseSchema>['content'],
  type: string | undefined,
  body: unknown,
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

const ajv = formats.default(new Ajv2020());
/** By their text, because compiling is slow, and many calls have the same. */
const validators = new Map<string, ValidateFunction>();
const ready = new WeakMap<object, ValidateFunction>();

/** How a value differs from a JSON Schema; undefined if it does not. */
export function flawOf(schema: object, value: unknown): string | undefined {
  const validate = ready.get(schema) ?? validatorOf(schema);
  ready.set(schema, validate);
  return validate(value) ? undefined : ajv.errorsText(validate.errors);
}

function validatorOf(schema: object): ValidateFunction {
  const text = JSON.stringify(schema);
  const validate = validators.get(text) ?? ajv.compile(schema);
  validators.set(text, validate);
  return validate;
}

/** A part of the document, with what it refers to in its place. */
export function withoutReferences(part: unknown, document: unknown): unknown {
  if (Array.isArray(part)) return part.map((one) => withoutReferences(one, document));
  if (typeof part !== 'object' || part === null) return part;
  const reference: unknown = Reflect.get(part, '$ref');
  if (typeof reference !== 'string') {
    const entries = Object.entries(part).map(([key, one]) => [
      key,
      withoutReferences(one, document),
    ]);
    return Object.fromEntries(entries);
  }
  const names = reference.split('/').slice(1);
  const named = names.reduce<unknown>((from, name) => Reflect.get(Object(from), name), document);
  if (named === undefined) throw new Error(`The document has no ${reference}`);
  return withoutReferences(named, document);
}
