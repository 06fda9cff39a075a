import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { isMessageKey, messages } from '@buddyline/domain/messages';
import { DatabaseUnavailableError, errorCode, unavailableReason } from '../db/database-errors.ts';
import type { Api } from './api.ts';
import type { FailureBody, FieldError } from './envelope.ts';
import { noRoomCode, noRoomFailure } from '../room/no-room.ts';
import { Failure, type Sentence, badRequest, notFound, tooMany } from './failure.ts';
import { GivenAnswer } from './idempotency/answer-once.ts';
import { issueSentence } from './issue-sentence.ts';
import { InvalidInput } from './validation.ts';

const sentences = {
  methodNotAllowed: /*i18n*/ {
    id: 'api.method-not-allowed',
    message: 'This address does not take that method.',
  },
  invalid: /*i18n*/ { id: 'api.invalid', message: 'Please check what you entered.' },
  tooLarge: /*i18n*/ { id: 'api.too-large', message: 'That is more than we can take at once.' },
  mediaType: /*i18n*/ {
    id: 'api.media-type',
    message: 'This kind of content is not accepted here.',
  },
  unavailable: /*i18n*/ {
    id: 'api.unavailable',
    message: 'The service is not available right now, please try again.',
  },
  databaseFull: /*i18n*/ {
    id: 'api.database-full',
    message:
      'Nothing can be saved right now, because the server has no space left. Please try again later.',
  },
  storageFull: /*i18n*/ { id: 'api.storage-full', message: 'There is no space left for files.' },
  storageClosed: /*i18n*/ {
    id: 'api.storage-closed',
    message: 'Files cannot be stored right now.',
  },
  unexpected: /*i18n*/ { id: 'api.unexpected', message: 'Something went wrong on our side.' },
};

/** Sentences that ask to wait a moment; if it is longer, one that says how long stands in their place. */
const vague = new Set(['api.too-many', 'api.auth.too-many-attempts']);
const waits = {
  minutes: /*i18n*/ {
    id: 'api.too-many-for-minutes',
    message:
      'Too many attempts. Please try again in {count, plural, one {# minute} other {# minutes}}.',
  },
  hours: /*i18n*/ {
    id: 'api.too-many-for-hours',
    message:
      'Too many attempts. Please try again in {count, plural, one {# hour} other {# hours}}.',
  },
};

const byStatus: Record<number, Sentence> = {
  413: sentences.tooLarge,
  415: sentences.mediaType,
};

const storageFullCodes = ['ENOSPC', 'EDQUOT'];
/** A folder that is read-only, or belongs to somebody else. */
const storageClosedCodes = ['EROFS', 'EACCES', 'EPERM'];

/** Prefix of flydrive's error codes for failed operations. */
const storageCodePrefix = 'E_CANNOT_';

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** More than any form has fields. Without a limit, 64 kB of invalid input would cause 4 MB of errors. */
const maxErrors = 50;

/** Sends every failure as the failure envelope. */
export function answerFailures(api: Api): void {
  api.setErrorHandler((error: FastifyError, request, reply) => {
    if (error instanceof GivenAnswer) return error.send(reply);
    const failure = toFailure(error);
    logFailure(failure, error, request);
    return sendFailure(failure, request, reply);
  });
  api.setNotFoundHandler((request, reply) => {
    const url = request.url.split('?')[0] ?? '';
    const allowed = methods.filter((method) => api.findRoute({ method, url }) !== null);
    if (allowed.length === 0) return sendFailure(notFound(), request, reply);
    reply.header('allow', allowed.join(', '));
    return sendFailure(new Failure(405, sentences.methodNotAllowed), request, reply);
  });
}

/** Failures whose reason is known: under overload stacks would cost more than answering requests, and they would fill a full disk. */
const withoutStack = [503, 507];

/** Logs a failure of the server, as one short line where its reason is known. */
export function logFailure(failure: Failure, error: unknown, request: FastifyRequest): void {
  // While the database is known to be down, the log has said so.
  if (error instanceof DatabaseUnavailableError && error.reason === 'down') return;
  if (withoutStack.includes(failure.status)) {
    const reason = failure.cause instanceof Error ? failure.cause.message : undefined;
    request.log.warn({ reason }, failure.message);
  } else if (failure.status >= 500) {
    request.log.error({ err: error }, failure.message);
  }
}

/** What a handler may have said of a file, before its first bytes could not be read. */
const headersOfFiles = ['content-disposition', 'content-encoding', 'content-length', 'etag'];

function sendFailure(failure: Failure, request: FastifyRequest, reply: FastifyReply): FailureBody {
  reply.code(failure.status).type('application/json; charset=utf-8');
  for (const name of headersOfFiles) reply.removeHeader(name);
  reply.header('cache-control', 'no-store');
  if (failure.retryAfter !== undefined) reply.header('retry-after', failure.retryAfter);
  const errors = fieldErrors(failure, request);
  const message = request.i18n._(sentenceOf(failure, Number(reply.getHeader('retry-after'))));
  const { code, secondStep } = failure;
  const more = { ...(code && { code }), ...(secondStep && { secondStep }) };
  return errors === undefined
    ? { isSuccessful: false, message, ...more }
    : { isSuccessful: false, message: errors[0]?.message ?? message, errors, ...more };
}

function sentenceOf({ sentence }: Failure, seconds: number): Sentence {
  if (!vague.has(sentence.id) || !(seconds > 60)) return sentence;
  const minutes = Math.ceil(seconds / 60);
  return minutes <= 90
    ? { ...waits.minutes, values: { count: minutes } }
    : { ...waits.hours, values: { count: Math.ceil(minutes / 60) } };
}

/** The answer to anything that a handler may throw. */
export function toFailure(error: unknown): Failure {
  if (error instanceof Failure) return error;
  if (error instanceof InvalidInput) {
    // An invalid id cannot exist.
    if (error.validationContext === 'params') return notFound();
    return new Failure(400, sentences.invalid, { cause: error });
  }
  const known = error instanceof Error ? (fromFramework(error) ?? fromSystem(error)) : undefined;
  return known ?? new Failure(500, sentences.unexpected);
}

function fromFramework({ statusCode }: Partial<FastifyError>): Failure | undefined {
  if (statusCode === undefined || statusCode < 400 || statusCode >= 500) return undefined;
  if (statusCode === 404) return notFound();
  if (statusCode === 429) return tooMany();
  const sentence = byStatus[statusCode];
  return sentence === undefined ? badRequest() : new Failure(statusCode, sentence);
}

function fromSystem(error: Error): Failure | undefined {
  // Storage libraries wrap the disk's error.
  const code = errorCode(error) ?? errorCode(error.cause);
  if (storageFullCodes.includes(code ?? '')) return noStorage(sentences.storageFull, error);
  if (storageClosedCodes.includes(code ?? '')) return noStorage(sentences.storageClosed, error);
  if (code?.startsWith(storageCodePrefix) === true) return unavailable(error);
  const reason = unavailableReason(error);
  if (reason === 'full') return noStorage(sentences.databaseFull, error);
  if (reason !== undefined) return unavailable(error);
  if (code === noRoomCode) return noRoomFailure(error);
  // Class 22 is invalid data: a fallback, since the schemas refuse it first.
  if (code?.startsWith('22')) return badRequest();
  // A serialization failure or a deadlock: a retry can succeed.
  if (code === '40001' || code === '40P01') return unavailable(error);
  return undefined;
}

function noStorage(sentence: Sentence, cause: Error): Failure {
  return new Failure(507, sentence, { cause });
}

function unavailable(cause: unknown): Failure {
  return new Failure(503, sentences.unavailable, { retryAfter: 1, cause });
}

function fieldErrors(failure: Failure, request: FastifyRequest): FieldError[] | undefined {
  const translate = (sentence: Sentence): string => request.i18n._(sentence);
  if (failure.cause instanceof InvalidInput) {
    return failure.cause.issues.slice(0, maxErrors).map((issue) => ({
      path: v.getDotPath(issue) ?? '',
      message: translate(
        isMessageKey(issue.message) ? messages[issue.message] : issueSentence(issue),
      ),
    }));
  }
  return failure.errors?.map(({ path, sentence }) => ({ path, message: translate(sentence) }));
}
