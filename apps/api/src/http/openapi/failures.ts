import { type FailureCode, failureSchema } from '@buddyline/domain/envelope';
import type { RouteOptions } from 'fastify';
import { storesAnswers } from '../idempotency/idempotency-key.ts';
import { answerSchema } from './answer-schema.ts';
import { describeHeaders, type HeaderName } from './headers.ts';
import type { SharedParts } from './shared-parts.ts';

interface Failure {
  description: string;
  header?: HeaderName;
  /** What its answers have beside a message. */
  others?: { errors: object[] } | { code: FailureCode };
}

const unreadable = 'The file is damaged or cannot be read';
const keyReused = 'The Idempotency-Key came with another request';
const conflict = 'It contradicts what is there already, or there is as much as there can be';

/** Each kind of failure, under the name that the document gives it. */
const failures = {
  BadRequest: {
    description: 'What was sent cannot be used; `errors` names the fields',
    others: { errors: [{ path: 'email', message: 'Please enter a valid email address.' }] },
  },
  Unauthorized: { description: 'Not signed in, or the session has ended' },
  InvalidCredentials: { description: 'The password, the code or the cookie is not valid' },
  Forbidden: { description: 'Signed in, but not allowed' },
  SignInRefused: {
    description: 'Sent by a page of another site, or not allowed for this account; see `code`',
    others: { code: 'account-suspended' },
  },
  NotFound: { description: 'There is no such thing' },
  Conflict: { description: conflict },
  ConflictOrInProgress: {
    description: `${conflict}; with Retry-After: the same call is still in progress`,
    header: 'Retry-After',
    others: { code: 'id-taken' },
  },
  PreconditionFailed: {
    description: 'It was edited since the version in `If-Match`; read it again first',
  },
  PayloadTooLarge: { description: 'Too large' },
  UnsupportedMediaType: { description: 'A kind of content that is not accepted' },
  RangeNotSatisfiable: { description: 'No such range' },
  IdempotencyKeyReused: { description: keyReused },
  UnreadableFile: { description: unreadable },
  UnreadableFileOrKeyReused: { description: `${unreadable}; ${keyReused}` },
  TooManyRequests: {
    description: 'Too many requests; see Retry-After',
    header: 'Retry-After',
  },
  InternalServerError: {
    description: 'Something went wrong on the server; `X-Request-Id` finds it in the log',
  },
  ServiceUnavailable: {
    description: 'Not available right now; see Retry-After',
    header: 'Retry-After',
  },
  InsufficientStorage: {
    description:
      'No space left: for files of the person, whose figures are in `message`, or on the server',
  },
} as const satisfies Record<string, Failure>;
type FailureName = keyof typeof failures;

/** The failures that are possible, by status. */
export function describeFailures(route: RouteOptions, shared: SharedParts) {
  return Object.fromEntries(
    failureStatuses(route).map((status) => {
      const name = failureName(status, route);
      return [status, shared.refer('responses', name, () => describeFailure(name, shared))];
    }),
  );
}

function describeFailure(name: FailureName, shared: SharedParts) {
  const { description, header, others }: Failure = failures[name];
  const example = { isSuccessful: false, message: description, ...others };
  const media = { schema: answerSchema(failureSchema, shared), example };
  return {
    description,
    ...describeHeaders(header === undefined ? [] : [header], shared),
    content: { 'application/json': media },
  };
}

function failureStatuses(route: RouteOptions): number[] {
  const { method, schema, config } = route;
  const statuses = [429, 500, 503, ...(schema?.failures ?? [])];
  if (config?.access?.who !== 'anyone') statuses.push(401, 403);
  if (schema?.querystring !== undefined) statuses.push(400);
  // Any body may be invalid JSON, too large or of another type, also one that nobody asked for, and the disk may be full.
  if (method !== 'GET') statuses.push(400, 413, 415, 507);
  if (schema?.params !== undefined) statuses.push(404);
  if (storesAnswers(route)) statuses.push(409, 422);
  if (config?.isVersioned === true && method !== 'GET') statuses.push(412);
  return [...new Set(statuses)];
}

const names: Record<number, FailureName> = {
  400: 'BadRequest',
  404: 'NotFound',
  412: 'PreconditionFailed',
  413: 'PayloadTooLarge',
  415: 'UnsupportedMediaType',
  416: 'RangeNotSatisfiable',
  429: 'TooManyRequests',
  500: 'InternalServerError',
  503: 'ServiceUnavailable',
  507: 'InsufficientStorage',
};

/** Nothing is said of a route that cannot be true of it. */
function failureName(status: number, route: RouteOptions): FailureName {
  const isOpen = route.config?.access?.who === 'anyone';
  const repeats = storesAnswers(route);
  switch (status) {
    case 401:
      return isOpen ? 'InvalidCredentials' : 'Unauthorized';
    case 403:
      return isOpen ? 'SignInRefused' : 'Forbidden';
    case 409:
      return repeats ? 'ConflictOrInProgress' : 'Conflict';
    case 422:
      if (route.schema?.failures?.includes(422) !== true) return 'IdempotencyKeyReused';
      return repeats ? 'UnreadableFileOrKeyReused' : 'UnreadableFile';
    default: {
      const name = names[status];
      if (name === undefined) throw new Error(`No failure with the status ${status} is described`);
      return name;
    }
  }
}
