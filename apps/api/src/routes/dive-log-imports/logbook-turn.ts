import { Failure } from '../../http/failure.ts';
import { OneAtATime } from '../../http/limits/one-at-a-time.ts';

const busy = /*i18n*/ {
  id: 'api.imports.busy',
  message:
    'Dives are being added to or removed from this logbook right now. Wait until that is done, and try again.',
};

const changes = new OneAtATime();

/**
 * Runs a change of many dives, one per logbook at a time: it takes many transactions, between which another
 * one would get its turn.
 * @throws Failure 409 while there is one
 */
export async function inLogbookTurn<T>(userId: string, change: () => Promise<T>): Promise<T> {
  const endChange = changes.begin(userId);
  if (endChange === undefined) throw new Failure(409, busy, { retryAfter: 2 });
  try {
    return await change();
  } finally {
    endChange();
  }
}
