import { ticketSorts, ticketTakers } from '@buddyline/domain/ticket';
import { Field } from '@buddyline/ui/field';
import { Select, type SelectOption } from '@buddyline/ui/select';
import { Trans, useLingui } from '@lingui/react/macro';
import type { FilterChip } from '../../shared/list/list-toolbar.tsx';
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

/** The filters and orders of the queue; without a name are those that are the default. */
function useQueueNames() {
  const { t } = useLingui();
  return {
    answers: { true: t`Unanswered` },
    takers: { mine: t`Me`, anybody: t`Anybody`, nobody: t`Nobody` },
    orders: { priority: t`Most urgent first`, oldest: t`Oldest first` },
  } satisfies {
    answers: Record<string, string>;
    takers: Record<(typeof ticketTakers)[number], string>;
    orders: Record<Exclude<(typeof ticketSorts)[number], 'newest'>, string>;
  };
}

/** The active filters as removable chips. */
export function useTicketFilterChips(filter: TicketFilter, hasQueue: boolean): FilterChip[] {
  const { status, category, unanswered, taken, sort } = filter;
  const { statuses, categories } = useTicketNames();
  const { answers, takers, orders } = useQueueNames();
  const chips: FilterChip[] = [];
  if (status) chips.push({ name: 'status', label: <Trans>Status: {statuses[status]}</Trans> });
  if (category) {
    chips.push({ name: 'category', label: <Trans>Category: {categories[category]}</Trans> });
  }
  if (!hasQueue) return chips;
  if (unanswered) chips.push({ name: 'unanswered', label: answers.true });
  if (taken) chips.push({ name: 'taken', label: <Trans>Taken by: {takers[taken]}</Trans> });
  if (sort && sort !== 'newest') chips.push({ name: 'sort', label: orders[sort] });
  return chips;
}
