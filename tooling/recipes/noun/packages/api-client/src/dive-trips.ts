import {
  type DiveTrip,
  diveTripSchema,
  type DiveTripsQuery,
  type DiveTripUpdate,
} from '@buddyline/domain/dive-trip';
import { type Paged, pagedSchema } from '@buddyline/domain/envelope';
import { type Calls, type ChangeResult, pathOf } from './calls.ts';

export interface DiveTripCalls {
  list: (query: Partial<DiveTripsQuery>, signal?: AbortSignal) => Promise<Paged<DiveTrip>>;
  get: (diveTripId: string, signal?: AbortSignal) => Promise<DiveTrip>;
  update: (diveTripId: string, changes: DiveTripUpdate) => Promise<ChangeResult>;
}

export function diveTripCalls({ read, change }: Calls): DiveTripCalls {
  return {
    list: (query, signal) => read('dive-trips', pagedSchema(diveTripSchema), { query, signal }),
    get: (diveTripId, signal) => read(pathOf('dive-trips', diveTripId), diveTripSchema, { signal }),
    update: (diveTripId, changes) =>
      change({ method: 'put', path: pathOf('dive-trips', diveTripId), json: changes }),
  };
}
