import { Field } from '@buddyline/ui/field';
import { Select, type SelectOption } from '@buddyline/ui/select';
import { useLingui } from '@lingui/react/macro';
import { useQueueNames } from './ticket-filter-chips.tsx';
import { useTicketNames } from './ticket-names.ts';
import type { TicketFilter } from './ticket-queries.ts';

interface Props {
  filter: TicketFilter;
  /** Whether the backend has answers to tickets, and so a queue. */
  hasQueue: boolean;
  onFilter: (name: string, value: string | null) => void;
}

/** The selects for the status and the category, and those of the queue. */
export function TicketFilters({ filter, hasQueue, onFilter }: Props) {
  const { t } = useLingui();
  const { statusOptions, categoryOptions } = useTicketNames();
  const { answers, takers, orders } = useQueueNames();
  const choice = (
    name: Exclude<keyof TicketFilter, 'search'>,
    all: string,
    options: SelectOption[],
  ) => (
    <Select
      name={name}
      value={String(filter[name] ?? '')}
      options={[{ value: '', label: all }, ...options]}
      onChange={({ target }) => onFilter(name, target.value || null)}
    />
  );
  const optionsOf = (names: Record<string, string>) =>
    Object.entries(names).map(([value, label]) => ({ value, label }));
  return (
    <div className="grid gap-4 sm:max-w-xl sm:grid-cols-2">
      <Field label={t`Status`}>{choice('status', t`Every status`, statusOptions)}</Field>
      <Field label={t`Category`}>{choice('category', t`Every category`, categoryOptions)}</Field>
      {hasQueue && (
        <>
          <Field label={t`Answer`}>
            {choice('unanswered', t`Answered or not`, optionsOf(answers))}
          </Field>
          <Field label={t`Taken by`}>{choice('taken', t`Taken or not`, optionsOf(takers))}</Field>
          <Field label={t`Order`}>{choice('sort', t`Newest first`, optionsOf(orders))}</Field>
        </>
      )}
    </div>
  );
}
