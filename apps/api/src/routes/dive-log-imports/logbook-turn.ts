import { Failure } from '../../http/failure.ts';

const busy = /*i18n*/ {
  id: 'api.imports.busy',
  message:
    'Dives are being added to or removed from this logbook right now. Wait until that is done, and try again.',
};

/** Those whose logbook this process is changing. */
const changing = new Set<string>();

/**
 * Runs a change of many dives, one per logbook at a time: it takes many transactions, between which another
 * one would get its turn.
 * @throws Failure 409 while there is one
 */
export async function inLogbookTurn<T>(userId: string, change: () => Promise<T>): Promise<T> {
  if (changing.has(userId)) throw new Failure(409, busy, { retryAfter: 2 });
  changing.add(userId);
  try {
    return await change();
  } finally {
    changing.delete(userId);
  }
}
