import type { FailureCode, SecondStepNeeded } from '@buddyline/domain/envelope';
import type { MessageDescriptor } from '@lingui/core';

/** A message with an id, which the error handler translates into the caller's language. */
export type Sentence = MessageDescriptor & { id: string };

interface Extras {
  /** The invalid fields. */
  errors?: { path: string; sentence: Sentence }[];
  /** For a program that reads the answer. */
  code?: FailureCode;
  /** With the code `second-step-needed`. */
  secondStep?: SecondStepNeeded;
  /** Seconds until a retry makes sense, sent as `Retry-After`. */
  retryAfter?: number;
  cause?: unknown;
}

/** A failure response that a route or hook throws. */
export class Failure extends Error {
  override name = 'Failure';
  readonly status: number;
  readonly sentence: Sentence;
  readonly errors: Extras['errors'];
  readonly code: FailureCode | undefined;
  readonly secondStep: Extras['secondStep'];
  readonly retryAfter: number | undefined;

  constructor(status: number, sentence: Sentence, extras: Extras = {}) {
    super(sentence.message ?? sentence.id, { cause: extras.cause });
    this.status = status;
    this.sentence = sentence;
    this.errors = extras.errors;
    this.code = extras.code;
    this.secondStep = extras.secondStep;
    this.retryAfter = extras.retryAfter;
  }
}

export const badRequest = (): Failure =>
  new Failure(
    400,
    /*i18n*/ { id: 'api.bad-request', message: 'The request cannot be understood.' },
  );

export const unauthorized = (): Failure =>
  new Failure(401, /*i18n*/ { id: 'api.unauthorized', message: 'Please sign in.' });

export const forbidden = (): Failure =>
  new Failure(403, /*i18n*/ { id: 'api.forbidden', message: 'You may not do this.' });

/** The same for unknown URLs, unknown ids and hidden records, so that it reveals nothing. */
export const notFound = (): Failure =>
  new Failure(404, /*i18n*/ { id: 'api.not-found', message: 'There is nothing here.' });

export const tooMany = (extras: Pick<Extras, 'retryAfter'> = {}): Failure =>
  new Failure(
    429,
    /*i18n*/ { id: 'api.too-many', message: 'Too many requests, please wait a moment.' },
    extras,
  );

export const overloaded = (retryAfter = 1): Failure =>
  new Failure(
    503,
    /*i18n*/ { id: 'api.overloaded', message: 'Too much is going on right now, please try again.' },
    { retryAfter },
  );
