import { ConfigError } from './config.ts';
import { DatabaseOpenError, errorCode } from './db/database-errors.ts';

/** Explains in one sentence why the server could not start. Unexpected errors keep their stack. */
export function explainStart(error: unknown): string {
  if (error instanceof ConfigError || error instanceof DatabaseOpenError) return error.message;
  const message = error instanceof Error ? error.message : String(error);
  return (
    explainListening(error, message) ??
    explainFolder(error, message) ??
    (error instanceof Error ? (error.stack ?? message) : message)
  );
}

function explainListening(error: unknown, message: string): string | undefined {
  if (!isOf(error, ['listen', 'getaddrinfo', 'bind'])) return undefined;
  switch (errorCode(error)) {
    case 'EADDRINUSE':
      return `The API's port is taken by another program (${message}): stop that one, or set API_PORT to a free port.`;
    case 'EACCES':
      return `This user may not listen on the API's port (${message}): set API_PORT to one from 1024 up and put a proxy in front.`;
    default:
      return `HOST is not an address of this machine (${message}): set it to one, to 127.0.0.1 for this machine alone, or to 0.0.0.0 for all of its addresses.`;
  }
}

function explainFolder(error: unknown, message: string): string | undefined {
  const codes = [
    'EACCES',
    'EPERM',
    'ENOENT',
    'EROFS',
    'ENOTDIR',
    'EEXIST',
    'ENAMETOOLONG',
    'ENOSPC',
  ];
  if (!codes.includes(errorCode(error) ?? '')) return undefined;
  return `DATA_DIR cannot be used (${message}): choose another folder or change its owner.`;
}

function isOf(error: unknown, calls: string[]): boolean {
  return error instanceof Error && 'syscall' in error && calls.includes(String(error.syscall));
}
