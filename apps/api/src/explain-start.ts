import { ConfigError } from './config.ts';
import {
  DatabaseOpenError,
  DatabaseUnavailableError,
  errorCode,
  unavailableReason,
} from './db/database-errors.ts';

/** Explains in one sentence why the server could not start. Unexpected errors keep their stack. */
export function explainStart(error: unknown): string {
  if (error instanceof ConfigError || error instanceof DatabaseOpenError) return error.message;
  const message = error instanceof Error ? error.message : String(error);
  return (
    explainFullDisk(error, message) ??
    explainUnavailable(error) ??
    explainListening(error, message) ??
    explainFolder(error, message) ??
    (error instanceof Error ? (error.stack ?? message) : message)
  );
}

/** Storage libraries wrap the disk's error. PostgreSQL has a code of its own. */
function explainFullDisk(error: unknown, message: string): string | undefined {
  const cause = error instanceof Error ? error.cause : undefined;
  const codes = [errorCode(error), errorCode(cause)];
  if (codes.some((code) => code === 'ENOSPC' || code === 'EDQUOT')) {
    return `There is no space left on the disk of DATA_DIR (${message}): free some, or set DATA_DIR to a folder on a larger disk, then start again.`;
  }
  if (unavailableReason(error) !== 'full') return undefined;
  return `There is no space left on the disk of the database (${message}): free some, then start again.`;
}

/** It answered when it was opened, and then no longer. */
function explainUnavailable(error: unknown): string | undefined {
  if (!(error instanceof DatabaseUnavailableError)) return undefined;
  return `${error.message} See that it runs and is not overloaded, then start again.`;
}

function explainListening(error: unknown, message: string): string | undefined {
  if (!isOf(error, ['listen', 'getaddrinfo', 'bind'])) return undefined;
  switch (errorCode(error)) {
    case 'EADDRINUSE':
      return `The API's port is taken by another program (${message}): stop that one, or set API_PORT to a free port.`;
    case 'EACCES':
      return `This user may not listen on the API's port (${message}): set API_PORT to one from 1024 up and put a proxy in front.`;
    default:
      return `HOST is not an address of this machine (${message}): set it to one, to 127.0.0.1 for this machine alone, or to 0.0.0.0 for all of its addresses (IPv6: ::1 and ::).`;
  }
}

function explainFolder(error: unknown, message: string): string | undefined {
  const codes = ['EACCES', 'EPERM', 'ENOENT', 'EROFS', 'ENOTDIR', 'EEXIST', 'ENAMETOOLONG'];
  if (!codes.includes(errorCode(error) ?? '')) return undefined;
  return `DATA_DIR cannot be used (${message}): choose another folder or change its owner.`;
}

function isOf(error: unknown, calls: string[]): boolean {
  return error instanceof Error && 'syscall' in error && calls.includes(String(error.syscall));
}
