import { bulkResponseSchema, type BulkRequest, type BulkResult } from '@buddyline/domain/bulk';
import type { Calls } from './calls.ts';

/** Only for backends with the feature 'bulk'. */
export interface BulkCalls {
  /** At most 50 items; idempotent per `operationId`. */
  run: (request: BulkRequest) => Promise<BulkResult[]>;
}

export function bulkCalls({ changeWithData }: Calls): BulkCalls {
  return {
    run: async (json) => {
      const { data } = await changeWithData(
        { method: 'post', path: 'bulk', json },
        bulkResponseSchema,
      );
      return data.results;
    },
  };
}
