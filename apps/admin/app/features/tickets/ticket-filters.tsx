import { Field } from '@buddyline/ui/field';
import { Select, type SelectOption } from '@buddyline/ui/select';
import { Trans, useLingui } from '@lingui/react/macro';
import type { FilterChip } from '../../shared/list/list-toolbar.tsx';
import { useTicketNames } from './ticket-names.ts';
import type { TicketFilter } from './ticket-queries.ts';

interface Props {
  filter: TicketFilter;
  onFilter: (name: string, value: string | null) => void;
}

/** The selects for the status and the category. */
export function TicketFilters({ filter, onFilter }: Props) {
  const { t } = useLingui();
  const { statusOptions, categoryOptions } = useTicketNames();
  const choice = (name: 'status' | 'category', all: string, options: SelectOption[]) => (
    <Select
      name={name}
      value={filter[name] ?? ''}
      options={[{ value: '', label: all }, ...options]}
      onChange={({ target }) => onFilter(name, target.value || null)}
    />
  );
  return (
    <div className="grid gap-4 sm:max-w-xl sm:grid-cols-2">
      <Field label={t`Status`}>{choice('status', t`Every status`, statusOptions)}</Field>
      <Field label={t`Category`}>{choice('category', t`Every category`, categoryOptions)}</Field>
    </div>
  );
}

/** The active filters as removable chips. */
export function useTicketFilterChips({ status, category }: TicketFilter): FilterChip[] {
  const { statuses, categories } = useTicketNames();
  const chips: FilterChip[] = [];
  if (status) chips.push({ name: 'status', label: <Trans>Status: {statuses[status]}</Trans> });
  if (category) {
    chips.push({ name: 'category', label: <Trans>Category: {categories[category]}</Trans> });
  }
  return chips;
}
