import swagger, { type FastifyDynamicSwaggerOptions } from '@fastify/swagger';
import type { Verb } from '@buddyline/domain/rights';
import type { FastifySchema, RouteOptions } from 'fastify';
import type { Config } from '../../config.ts';
import { type Access, verbsOf } from '../access.ts';
import type { Api } from '../api.ts';
import { refreshCookieName } from '../../session/session-cookies.ts';
import { keyHeader, storesAnswers } from '../idempotency/idempotency-key.ts';
import { isValibotSchema } from '../validation.ts';
import { answers, withExample } from './answers.ts';
import { type JsonSchema, toJsonSchema } from './json-schema.ts';
import { nameFailures } from './named-failures.ts';
import { declareTags } from './tags.ts';

declare module 'fastify' {
  interface FastifySchema {
    /** Failure statuses specific to this route; the common ones are added automatically. */
    failures?: readonly number[];
    /** An example of a request body. */
    bodyExample?: unknown;
    /** The schema of a multipart form, which the route parses itself. */
    form?: JsonSchema;
    /** The header fields of a successful response, beside those that all have. */
    answerHeaders?: Record<string, JsonSchema>;
    /** An example of `data` in a successful response. */
    dataExample?: unknown;
  }
}

type Transform = NonNullable<FastifyDynamicSwaggerOptions['transform']>;

const accessSentence: Record<Access['who'], string> = {
  anyone: 'Anyone may call it.',
  owner: 'The person themselves.',
  member: 'Everybody who is signed in, as themselves.',
  holder: 'The person whose record it is. For others it does not exist.',
  record: 'Depends on what is asked for:',
};

/** Describes every route in OpenAPI 3.1, from the schemas that validate its requests. */
export async function describeApi(api: Api, { brand, secure, version }: Config): Promise<void> {
  await api.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: `${brand} API`,
        version,
        description:
          'Every answer is an envelope: `{ isSuccessful, message, data }`, or `{ isSuccessful, message, errors, code }`. Messages are sentences for people, in English or Arabic by `Accept-Language`; `code` is for programs. What makes a record answers 201, with its path in `Location`. Answers have `X-Request-Id`, by which the log finds them, and are compressed for clients that accept it.',
        license: { name: 'MIT', identifier: 'MIT' },
      },
      components: {
        securitySchemes: {
          bearer: {
            type: 'http',
            scheme: 'bearer',
            bearerFormat: 'JWT',
            description: 'The access token of a sign-in or a refresh, for ten minutes.',
          },
          refreshCookie: {
            type: 'apiKey',
            in: 'cookie',
            name: refreshCookieName({ secure }),
            description:
              'The refresh token, HttpOnly, which each sign-in and refresh sets anew. Its name begins with `__Host-` on https.',
          },
        },
      },
      servers: [{ url: '/' }],
    },
    transform: ({ schema, url, route }) => describe(schema, url, route),
    transformObject: (made) =>
      'openapiObject' in made ? declareTags(nameFailures(made.openapiObject)) : made.swaggerObject,
  });
}

function describe(schema: FastifySchema | undefined, url: string, route: RouteOptions) {
  if (schema === undefined || schema.hide === true) return { schema: { hide: true }, url };
  const access = route.config?.access;
  const may = verbsOf(route.config);
  const described = {
    ...schema,
    description: [schema.description, whoMayCall(access, may)].filter(Boolean).join('\n\n'),
    'x-access': { ...(access ?? { who: 'staff' }), ...(may.length > 0 && { may }) },
    security: schema.security ?? securityOf(access),
    ...inputs(schema),
    ...headersOf(route),
    response: answers(schema, route),
  };
  return { schema: described, url } satisfies ReturnType<Transform>;
}

function securityOf(access: Access | undefined): readonly Record<string, readonly string[]>[] {
  if (access?.who === 'anyone') return [];
  return access?.who === 'record' ? [{ bearer: [] }, {}] : [{ bearer: [] }];
}

/** The header of all calls whose answers are stored. */
const keyProperty = {
  [keyHeader]: {
    type: 'string',
    description:
      'Chosen by the client, such as a UUID. The same call with the same key answers as the first time within 24 hours, and changes nothing again; the key with another request is refused. Failures are not kept.',
    minLength: 1,
    maxLength: 100,
  },
};

const knownProperty = {
  'if-none-match': {
    type: 'string',
    description: 'The `ETag` of an earlier answer: 304 if nothing has changed since.',
  },
};

const wantedProperty = {
  'if-match': {
    type: 'string',
    description:
      'The `ETag` of the record as it was read: 412 if it was edited since. Without it the latest edit wins.',
  },
};

/** The headers that the routes of a kind have in common. */
function headersOf(route: RouteOptions) {
  const { schema, config, method } = route;
  const own = isValibotSchema(schema?.headers) ? toJsonSchema(schema.headers)['properties'] : {};
  const conditional = method === 'GET' ? knownProperty : wantedProperty;
  const properties = {
    ...(isRecord(own) && own),
    ...(storesAnswers(route) && keyProperty),
    ...(config?.isVersioned === true && conditional),
  };
  return Object.keys(properties).length > 0 && { headers: { type: 'object', properties } };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function whoMayCall(access: Access | undefined, may: readonly Verb[]): string {
  const sentences = access === undefined ? [] : [accessSentence[access.who]];
  if (access?.who === 'record') sentences.push(access.why);
  const rights = may.map((verb) => `\`${verb}\``).join(', ');
  if (may.length > 0)
    sentences.push(`Staff with ${may.length > 1 ? 'one of the rights' : 'the right'} ${rights}.`);
  return sentences.join(' ');
}

function inputs({ querystring, params, body, bodyExample, form }: FastifySchema) {
  return {
    ...(isValibotSchema(querystring) && { querystring: toJsonSchema(querystring) }),
    ...(isValibotSchema(params) && { params: toJsonSchema(params) }),
    ...(form !== undefined && { body: form }),
    ...(isValibotSchema(body) && { body: withExample(toJsonSchema(body), bodyExample) }),
  };
}
