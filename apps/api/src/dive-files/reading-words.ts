import { Failure } from '../http/failure.ts';

export const readsAnother = (): Failure =>
  new Failure(
    409,
    /*i18n*/ {
      id: 'api.imports.reads-another',
      message: 'Another file of yours is being read. Send this one when that is done.',
    },
    { retryAfter: 5 },
  );

export const pausedAfterHeavyFile = (retryAfter: number): Failure =>
  new Failure(
    429,
    /*i18n*/ {
      id: 'api.imports.paused',
      message:
        'Your last file needed too much time or memory. Wait ten minutes, then send a smaller one.',
    },
    { retryAfter },
  );
