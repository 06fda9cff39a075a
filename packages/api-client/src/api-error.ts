import type { FieldError } from '@buddyline/domain/issues';

/**
 * `http`: the API refused; `network`: it was not reached or did not answer in time; `invalid`: it
 * answered something that is not in the contract; `aborted`: the caller no longer wants the answer.
 */
export type ApiErrorKind = 'http' | 'network' | 'invalid' | 'aborted';

interface ApiErrorParts {
  kind: ApiErrorKind;
  message: string;
  status?: number | null;
  fields?: FieldError[];
  requestId?: string | undefined;
  cause?: unknown;
}

/** The only error that calls throw. `message` can be shown to people as it is. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: ApiErrorKind;
  readonly status: number | null;
  readonly fields: FieldError[];
  readonly requestId: string | undefined;

  constructor({ kind, message, status = null, fields = [], requestId, cause }: ApiErrorParts) {
    super(message, { cause });
    this.kind = kind;
    this.status = status;
    this.fields = fields;
    this.requestId = requestId;
  }
}

/** Whether an error is the API's answer with this status. */
export function hasStatus(error: unknown, status: number): error is ApiError {
  return error instanceof ApiError && error.kind === 'http' && error.status === status;
}

/** Whether a backend may mean that it has no such path: some ask for rights before they look. */
export function isUnknownPath(error: unknown): boolean {
  return [401, 403, 404, 405].some((status) => hasStatus(error, status));
}

/** Whether a call ended because the caller no longer wanted the answer: nothing failed. */
export function wasCalledOff(error: unknown): boolean {
  return error instanceof ApiError && error.kind === 'aborted';
}
