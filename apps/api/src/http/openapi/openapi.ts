import swagger, { type FastifyDynamicSwaggerOptions } from '@fastify/swagger';
import type { FastifySchema, RouteOptions } from 'fastify';
import { codedFailureSchema } from '@buddyline/domain/envelope';
import type { Config } from '../../config.ts';
import type { Access } from '../access.ts';
import type { Api } from '../api.ts';
import { keyHeader, storesAnswers } from '../idempotency/idempotency-key.ts';
import { isValibotSchema } from '../validation.ts';
import { answerSchema } from './answer-schema.ts';
import { type JsonSchema, toJsonSchema } from './json-schema.ts';

declare module 'fastify' {
  interface FastifySchema {
    /** Failure statuses specific to this route; the common ones are added automatically. */
    failures?: readonly number[];
    /** An example of a request body. */
    bodyExample?: unknown;
    /** The schema of a multipart form, which the route parses itself. */
    form?: JsonSchema;
    /** An example of `data` in a successful response. */
    dataExample?: unknown;
  }
}

type Transform = NonNullable<FastifyDynamicSwaggerOptions['transform']>;

const accessSentence: Record<Access['who'], string> = {
  anyone: 'Anyone may call it.',
  admin: 'Administrators only.',
  owner: 'The person themselves, or an administrator.',
  self: 'The person themselves only.',
  member: 'Everybody who is signed in, as themselves.',
  holder: 'The person whose record it is, or an administrator. For others it does not exist.',
  record: 'Depends on what is asked for:',
};

const failureReason: Record<number, string> = {
  400: 'What was sent cannot be used; `errors` names the fields',
  401: 'Not signed in, or the session has ended',
  403: 'Signed in, but not allowed',
  404: 'There is no such thing',
  409: 'It contradicts what is there already',
  413: 'Too large',
  415: 'A kind of content that is not accepted',
  416: 'No such range',
  422: 'The file is damaged or a PDF with a program in it, or the Idempotency-Key came with another request',
  429: 'Too many requests; see Retry-After',
  503: 'Not available right now; see Retry-After',
  507: 'No space left for files, or none can be stored',
};

/** Describes every route in OpenAPI 3.1, from the schemas that validate its requests. */
export async function describeApi(api: Api, { brand, version }: Config): Promise<void> {
  await api.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: `${brand} API`,
        version,
        description:
          'Every answer is an envelope: `{ isSuccessful, message, data }`, or `{ isSuccessful, message, errors }`. Messages come in English or Arabic by `Accept-Language`.',
      },
      components: {
        securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      },
      servers: [{ url: '/' }],
    },
    transform: ({ schema, url, route }) => describe(schema, url, route),
  });
}

function describe(schema: FastifySchema | undefined, url: string, route: RouteOptions) {
  const access = route.config?.access;
  if (schema === undefined || schema.hide === true || access === undefined) {
    return { schema: { hide: true }, url };
  }
  const described = {
    ...schema,
    description: [schema.description, whoMayCall(access)].filter(Boolean).join('\n\n'),
    'x-access': access,
    ...(access.who !== 'anyone' && { security: [{ bearer: [] }] }),
    ...inputs(schema),
    ...(storesAnswers(route) && { headers: keyHeaders }),
    response: answers(schema, route),
  };
  return { schema: described, url } satisfies ReturnType<Transform>;
}

/** The header of all calls whose answers are stored. */
const keyHeaders = {
  type: 'object',
  properties: {
    [keyHeader]: {
      type: 'string',
      description:
        'Chosen by the client, such as a UUID. The same call with the same key answers as the first time within 24 hours, and changes nothing again; the key with another request is refused. Failures are not kept.',
      maxLength: 100,
    },
  },
};

function whoMayCall(access: Access): string {
  const sentence = accessSentence[access.who];
  return access.who === 'record' ? `${sentence} ${access.why}` : sentence;
}

function inputs({ headers, querystring, params, body, bodyExample, form }: FastifySchema) {
  return {
    ...(isValibotSchema(headers) && { headers: toJsonSchema(headers) }),
    ...(isValibotSchema(querystring) && { querystring: toJsonSchema(querystring) }),
    ...(isValibotSchema(params) && { params: toJsonSchema(params) }),
    ...(form !== undefined && { body: form }),
    ...(isValibotSchema(body) && { body: withExample(toJsonSchema(body), bodyExample) }),
  };
}

function answers(schema: FastifySchema, route: RouteOptions): Record<string, JsonSchema> {
  const described: Record<string, JsonSchema> = {};
  for (const [status, answer] of Object.entries(schema.response ?? {})) {
    if (!isValibotSchema(answer)) {
      described[status] = answer;
      continue;
    }
    const example = { isSuccessful: true, message: 'Done.', data: schema.dataExample ?? null };
    described[status] = { description: 'Done', ...withExample(answerSchema(answer), example) };
  }
  for (const status of failureStatuses(route)) {
    const message = failureReason[status] ?? 'Failed';
    const example = { isSuccessful: false, message };
    described[status] = {
      description: message,
      ...withExample(answerSchema(codedFailureSchema), example),
    };
  }
  return described;
}

/** All failure statuses of a route. */
export function failureStatuses(route: RouteOptions): number[] {
  const { method, schema, config } = route;
  const statuses = [429, 503, ...(schema?.failures ?? [])];
  if (config?.access?.who !== 'anyone') statuses.push(401, 403);
  if (schema?.querystring !== undefined) statuses.push(400);
  // Any body may be invalid JSON, too large or of another type.
  if (method !== 'GET') statuses.push(400, 413, 415);
  if (schema?.params !== undefined) statuses.push(404);
  if (storesAnswers(route)) statuses.push(409, 422);
  return [...new Set(statuses)].toSorted((a, b) => a - b);
}

function withExample(schema: JsonSchema, example: unknown): JsonSchema {
  return example === undefined
    ? schema
    : { ...schema, 'x-examples': { example: { value: example } } };
}
