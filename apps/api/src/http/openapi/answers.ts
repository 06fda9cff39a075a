import type { FastifySchema, RouteOptions } from 'fastify';
import { failureSchema } from '@buddyline/domain/envelope';
import { storesAnswers } from '../idempotency/idempotency-key.ts';
import { isValibotSchema } from '../validation.ts';
import { answerSchema } from './answer-schema.ts';
import type { JsonSchema } from './json-schema.ts';

/** All answers of a route: those of its schema, and the failures that are possible. */
export function answers(schema: FastifySchema, route: RouteOptions): Record<string, JsonSchema> {
  const described: Record<string, JsonSchema> = {};
  const etag = route.config?.isVersioned === true && route.method !== 'DELETE' ? tagHeader : {};
  for (const [status, answer] of Object.entries(schema.response ?? {})) {
    if (!isValibotSchema(answer)) {
      described[status] = answer;
      continue;
    }
    const example = { isSuccessful: true, message: 'Done.', data: schema.dataExample ?? null };
    const made = route.config?.makes === undefined ? {} : locationHeader;
    const headers = { ...schema.answerHeaders, ...made, ...etag };
    described[status] = {
      description: 'Done',
      ...withExample(answerSchema(answer), example),
      ...withHeaders(headers),
    };
  }
  if (route.config?.isVersioned === true && route.method === 'GET') {
    described['304'] = { description: 'As in `If-None-Match`', type: 'null', headers: tagHeader };
  }
  for (const status of failureStatuses(route)) {
    const message = failureReason(status, route);
    const example = { isSuccessful: false, message };
    described[status] = {
      description: message,
      ...withExample(answerSchema(failureSchema), example),
      ...withHeaders(mayBeRepeated(status, route) ? waitHeader : {}),
      ...withHeaders(status === 405 ? allowHeader : {}),
    };
  }
  return described;
}

export function withExample(schema: JsonSchema, example: unknown): JsonSchema {
  return example === undefined
    ? schema
    : { ...schema, 'x-examples': { example: { value: example } } };
}

/** All failure statuses of a route. */
function failureStatuses(route: RouteOptions): number[] {
  const { method, schema, config } = route;
  const statuses = [405, 429, 500, 503, ...(schema?.failures ?? [])];
  if (config?.access?.who !== 'anyone') statuses.push(401, 403);
  if (schema?.querystring !== undefined) statuses.push(400);
  // Any body may be invalid JSON, too large or of another type.
  if (method !== 'GET') statuses.push(400, 413, 415);
  if (schema?.params !== undefined) statuses.push(404);
  if (storesAnswers(route)) statuses.push(409, 422);
  if (config?.isVersioned === true && method !== 'GET') statuses.push(412);
  return [...new Set(statuses)].toSorted((a, b) => a - b);
}

const reasons: Record<number, string> = {
  400: 'What was sent cannot be used; `errors` names the fields',
  404: 'There is no such thing',
  405: 'To a call with another method than those in `Allow`',
  412: 'It was edited since the version in `If-Match`; read it again first',
  413: 'Too large',
  415: 'A kind of content that is not accepted',
  416: 'No such range',
  429: 'Too many requests; see Retry-After',
  500: 'Something went wrong on the server; `X-Request-Id` finds it in the log',
  503: 'Not available right now; see Retry-After',
  507: 'No space left for files: of the person, whose figures are in `message`, or on the server',
};

/** Why this route would answer so: nothing is said that cannot be true of it. */
function failureReason(status: number, route: RouteOptions): string {
  const isOpen = route.config?.access?.who === 'anyone';
  const reads = route.schema?.failures?.includes(422) === true;
  const repeats = storesAnswers(route);
  switch (status) {
    case 401:
      return isOpen
        ? 'The password, the code or the cookie is not valid'
        : 'Not signed in, or the session has ended';
    case 403:
      return isOpen
        ? 'Sent by a page of another site, or not allowed for this account; see `code`'
        : 'Signed in, but not allowed';
    case 409:
      return [
        'It contradicts what is there already, or there is as much as there can be',
        repeats && 'with Retry-After: the same call is still in progress',
      ]
        .filter(Boolean)
        .join('; ');
    case 422:
      return [
        reads && 'The file is damaged or cannot be read',
        repeats && 'The Idempotency-Key came with another request',
      ]
        .filter(Boolean)
        .join('; ');
    default:
      return reasons[status] ?? 'Failed';
  }
}

const mayBeRepeated = (status: number, route: RouteOptions): boolean =>
  status === 429 || status === 503 || (status === 409 && storesAnswers(route));

const waitHeader = {
  'Retry-After': {
    type: 'integer',
    minimum: 0,
    description: 'Seconds until the same call makes sense again.',
  },
};

const locationHeader = {
  Location: {
    type: 'string',
    format: 'uri-reference',
    description: 'The path of what was made, or of its list where it has none.',
  },
};

const allowHeader = {
  Allow: { type: 'string', description: 'The methods of this address.' },
};

const tagHeader = {
  ETag: {
    type: 'string',
    description: 'The version of the record, for `If-None-Match` and `If-Match`.',
  },
};

function withHeaders(headers: Readonly<Record<string, JsonSchema>>): JsonSchema {
  return Object.keys(headers).length > 0 ? { headers } : {};
}
