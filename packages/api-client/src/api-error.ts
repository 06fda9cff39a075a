import type { SecondStepNeeded } from '@buddyline/domain/envelope';
import type { FieldError } from '@buddyline/domain/issues';

/**
 * `http`: the API responded with an error; `network`: no response, or a time-out; `invalid`: a
 * response that does not match the schema; `aborted`: the caller aborted the call.
 */
export type ApiErrorKind = 'http' | 'network' | 'invalid' | 'aborted';

interface ApiErrorOptions {
  kind: ApiErrorKind;
  message: string;
  status?: number | null;
  fields?: FieldError[];
  code?: string | undefined;
  secondStep?: SecondStepNeeded | undefined;
  retryAfter?: number | undefined;
  requestId?: string | undefined;
  cause?: unknown;
}

/** The only error that calls throw. `message` can be shown to users unchanged. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: ApiErrorKind;
  readonly status: number | null;
  readonly fields: FieldError[];
  /** What the failure is, where a program can do something about it: `account-deleted`. */
  readonly code: string | undefined;
  /** How a sign-in whose password was right goes on. */
  readonly secondStep: SecondStepNeeded | undefined;
  /** After how many seconds the same call makes sense again. */
  readonly retryAfter: number | undefined;
  readonly requestId: string | undefined;

  constructor({ kind, message, status = null, fields = [], cause, ...rest }: ApiErrorOptions) {
    super(message, { cause });
    this.kind = kind;
    this.status = status;
    this.fields = fields;
    this.code = rest.code;
    this.secondStep = rest.secondStep;
    this.retryAfter = rest.retryAfter;
    this.requestId = rest.requestId;
  }
}

/** Whether the API responded with this status. */
export function hasStatus(error: unknown, status: number): error is ApiError {
  return error instanceof ApiError && error.kind === 'http' && error.status === status;
}

/** Whether no answer arrived, so that the same call may be tried again. */
export function isUnanswered(error: unknown): boolean {
  return error instanceof ApiError && error.kind === 'network';
}

/**
 * Whether the path may be unknown to the backend: some check permissions before they look it up.
 */
export function isUnknownPath(error: unknown): boolean {
  return [401, 403, 404, 405].some((status) => hasStatus(error, status));
}

/** Whether the caller aborted the call, so that nothing failed. */
export function isAborted(error: unknown): boolean {
  return error instanceof ApiError && error.kind === 'aborted';
}
