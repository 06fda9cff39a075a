import { type DiveTrip, diveTripsPerPage, type DiveTripUpdate } from '@buddyline/domain/dive-trip';
import {
  keepPreviousData,
  mutationOptions,
  type QueryClient,
  queryOptions,
} from '@tanstack/react-query';
import { api } from '../../session/api.ts';
import { itemKey, listKey, refreshItem } from '../../shared/query/item-caches.ts';
import type { ListState } from '../../shared/list/list-state.ts';

export function diveTripListQuery({ page, search }: ListState) {
  return queryOptions({
    queryKey: [...listKey('dive-trips'), { page, search }],
    queryFn: ({ signal }) => api.diveTrips.list({ page, search, limit: diveTripsPerPage }, signal),
    placeholderData: keepPreviousData,
  });
}

export function diveTripQuery(diveTripId: string) {
  return queryOptions({
    queryKey: itemKey('dive-trips', diveTripId),
    queryFn: ({ signal }) => api.diveTrips.get(diveTripId, signal),
  });
}

export function updateDiveTripMutation(client: QueryClient, diveTrip: DiveTrip) {
  return mutationOptions({
    mutationFn: (changes: DiveTripUpdate) => api.diveTrips.update(diveTrip.id, changes),
    onSuccess: () => refreshItem(client, 'dive-trips', diveTrip),
  });
}
