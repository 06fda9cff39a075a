import type { SelectOption } from '@buddyline/ui/select';
import { useQuery } from '@tanstack/react-query';
import { actorsQuery } from './activity-queries.ts';

/** Everybody who has done something, for a filter; without those whose name is not kept. */
export function useActorOptions(): SelectOption[] {
  const actors = useQuery(actorsQuery).data ?? [];
  return actors
    .filter(({ name }) => name !== '')
    .map(({ id, name }) => ({ value: id, label: name }));
}
