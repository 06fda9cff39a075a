import type { SelectOption } from '@buddyline/ui/select';
import { useQuery } from '@tanstack/react-query';
import { actorsQuery } from './activity-queries.ts';

/** Everybody who has done something, for a filter. */
export function useActorOptions(): SelectOption[] {
  const actors = useQuery(actorsQuery).data ?? [];
  return actors.map(({ id, name }) => ({ value: id, label: name }));
}
