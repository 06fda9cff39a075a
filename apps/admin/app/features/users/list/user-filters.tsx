import { Trans } from '@lingui/react/macro';
import type { ListFilters } from '../../../shared/list/list-toolbar.tsx';
import { useFeature } from '../../../shared/query/meta-queries.ts';
import { SuspendedFilter } from '../lazy-users.ts';
import type { UserFilter } from '../user-queries.ts';

interface Setters {
  setFilter: (name: string, value: string | null) => void;
  clearFilters: () => void;
}

/** Undefined for a backend without suspensions. */
export function useUserFilters(
  { suspended = false }: UserFilter,
  { setFilter, clearFilters }: Setters,
): ListFilters | undefined {
  const set = (isOn: boolean) => setFilter('suspended', isOn ? 'true' : null);
  if (!useFeature('standing')) return undefined;
  return {
    chips: suspended ? [{ name: 'suspended', label: <Trans context="user">Suspended</Trans> }] : [],
    panel: <SuspendedFilter checked={suspended} onChange={set} />,
    onRemove: () => set(false),
    onClear: clearFilters,
  };
}
