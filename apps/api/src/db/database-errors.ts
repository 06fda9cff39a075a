/** Why the database could not answer a valid query. */
export type UnavailableReason =
  /** The connection, the server or the embedded engine is gone; it is being reopened. */
  | 'lost'
  /** The same, and known before this call; the log says it once. */
  | 'down'
  /** No connection became free in time, or the server has too many. */
  | 'busy'
  /** The query, or a lock it needed, took longer than allowed. */
  | 'deadline'
  /** The server is a standby, or was told to take no writes. */
  | 'read-only'
  /** The server's disk has no space left. Unlike the others it is answered with 507. */
  | 'full';

/** The database cannot answer now, but a retry may succeed. Answer 503 with Retry-After, or 507 when it is full. */
export class DatabaseUnavailableError extends Error {
  override name = 'DatabaseUnavailableError';
  readonly reason: UnavailableReason;

  constructor(reason: UnavailableReason, cause?: unknown) {
    const detail = cause instanceof Error ? `${reason}: ${cause.message}` : reason;
    super(`The database cannot answer now (${detail}).`, { cause });
    this.reason = reason;
  }
}

/** The database cannot be opened; the message is one sentence for the operator. */
export class DatabaseOpenError extends Error {
  override name = 'DatabaseOpenError';
}

const networkCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
  'EAI_AGAIN',
]);
/** https://www.postgresql.org/docs/15/errcodes-appendix.html */
const reasonOfCode: Record<string, UnavailableReason> = {
  '57P01': 'lost', // admin_shutdown
  '57P02': 'lost', // crash_shutdown
  '57P03': 'lost', // cannot_connect_now
  '57P05': 'lost', // idle_session_timeout
  '25P03': 'lost', // idle_in_transaction_session_timeout
  '25006': 'read-only', // read_only_sql_transaction
  '53000': 'busy', // insufficient_resources
  '53100': 'full', // disk_full
  '53200': 'busy', // out_of_memory
  '53300': 'busy', // too_many_connections
  '53400': 'busy', // configuration_limit_exceeded
  '55P03': 'deadline', // lock_not_available
  '57014': 'deadline', // query_canceled, by statement_timeout
};

/** Why the database is unavailable, or undefined for other errors (a violated constraint, a wrong query). */
export function unavailableReason(error: unknown): UnavailableReason | undefined {
  if (error instanceof DatabaseUnavailableError) return error.reason;
  const code = errorCode(error);
  if (code === undefined) return reasonOfMessage(error);
  if (networkCodes.has(code) || code.startsWith('08')) return 'lost';
  return reasonOfCode[code];
}

/** SQLSTATE of a failed query ('23505' unique, '23503' foreign key, class 22 bad data), or a system error's code. */
export function errorCode(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}

/** For errors of `pg` that have no code. */
function reasonOfMessage(error: unknown): UnavailableReason | undefined {
  if (!(error instanceof Error)) return undefined;
  if (error.message.startsWith('timeout exceeded when trying to connect')) return 'busy';
  const isLost =
    /^Connection terminated|connection error and is not queryable|pool after calling end/;
  return isLost.test(error.message) ? 'lost' : undefined;
}
