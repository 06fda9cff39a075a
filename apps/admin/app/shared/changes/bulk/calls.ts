import { ApiError, hasStatus } from '@buddyline/api-client/api-error';
import type { ChangeResult } from '@buddyline/api-client/calls';
import type { BulkAction } from '@buddyline/domain/bulk';
import { api } from '../../../session/api.ts';
import type { Calls, Outcome } from './run-items.ts';

/** Fewer than the API takes, so that progress shows and Stop takes effect soon. */
const perBulkCall = 25;

/** For backends with the feature 'bulk'. The same operation id again answers what is done as done. */
export function bulkCalls(action: BulkAction, operationId: string, reason?: string): Calls {
  return {
    perCall: perBulkCall,
    atOnce: 1,
    send: (ids) => api.bulk.run({ action, ids, operationId, reason }),
  };
}

interface Options {
  /** Whether an item that no longer exists counts as done. */
  goneIsDone: boolean;
}

/** One call for each item, three at a time: for any backend. */
export function itemCalls(
  change: (id: string) => Promise<ChangeResult>,
  { goneIsDone }: Options,
): Calls {
  async function outcomeOf(id: string): Promise<Outcome> {
    try {
      const { undo } = await change(id);
      return { id, ok: true, undo };
    } catch (error) {
      if (goneIsDone && hasStatus(error, 404)) return { id, ok: true };
      if (isRefusal(error)) return { id, ok: false, message: error.message };
      throw error;
    }
  }
  return { perCall: 1, atOnce: 3, send: (ids) => Promise.all(ids.map(outcomeOf)) };
}

/** Whether the API refused this item. Otherwise it may not have been reached, or refuses every call for now. */
function isRefusal(error: unknown): error is ApiError {
  if (!(error instanceof ApiError) || error.kind !== 'http') return false;
  const { status } = error;
  return status !== null && status < 500 && ![401, 408, 429].includes(status);
}
