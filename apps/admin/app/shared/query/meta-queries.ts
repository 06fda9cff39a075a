import { type Feature, hasFeature } from '@buddyline/domain/meta';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '../../session/api.ts';

/** The backend's features beyond the specification; fetched once per tab. */
export const metaQuery = queryOptions({
  queryKey: ['meta'],
  queryFn: ({ signal }) => api.meta.get(signal),
  staleTime: Number.POSITIVE_INFINITY,
});

/** Whether the backend has a feature; false until it has responded. */
export function useFeature(feature: Feature): boolean {
  return useFeatureOrPending(feature) === true;
}

/** The same, but undefined until the backend has responded, so that space can be reserved. */
export function useFeatureOrPending(feature: Feature): boolean | undefined {
  const { data, isPending } = useQuery(metaQuery);
  return isPending ? undefined : data !== undefined && hasFeature(data, feature);
}

/** How many days a deleted item can be restored; null without a trash, undefined until the backend has responded. */
export function useTrashDays(): number | null | undefined {
  const { data, isPending } = useQuery(metaQuery);
  if (isPending) return undefined;
  return data && hasFeature(data, 'trash') ? data.trashDays : null;
}

/** The origin of the public pages of shared posts; null if the backend has none. */
export function useShareUrl(): string | null {
  return useQuery(metaQuery).data?.shareUrl ?? null;
}
