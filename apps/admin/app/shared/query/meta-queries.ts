import { type Feature, hasFeature } from '@buddyline/domain/meta';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '../../session/api.ts';

/** What the backend offers beyond the specification; it does not change while a tab is open. */
export const metaQuery = queryOptions({
  queryKey: ['meta'],
  queryFn: ({ signal }) => api.meta.get(signal),
  staleTime: Number.POSITIVE_INFINITY,
});

/** False until the backend has said so, and where it says nothing. */
export function useFeature(feature: Feature): boolean {
  return useAwaitedFeature(feature) === true;
}

/** Undefined until the backend has answered: room is kept meanwhile for what may come. */
export function useAwaitedFeature(feature: Feature): boolean | undefined {
  const { data, isPending } = useQuery(metaQuery);
  return isPending ? undefined : data !== undefined && hasFeature(data, feature);
}

/** The origin of the pages behind shared posts; null where the backend names none. */
export function useShareUrl(): string | null {
  return useQuery(metaQuery).data?.shareUrl ?? null;
}
