import type { ticketSorts, ticketTakers } from '@buddyline/domain/ticket';
import { Trans, useLingui } from '@lingui/react/macro';
import type { FilterChip } from '../../shared/list/list-toolbar.tsx';
import { useTicketNames } from './ticket-names.ts';
import type { TicketFilter } from './ticket-queries.ts';

/** The filters and orders of the queue; without a name are those that are the default. */
export function useQueueNames() {
  const { t } = useLingui();
  return {
    answers: { true: t`Unanswered` },
    takers: { mine: t`Me`, anybody: t`Anybody`, nobody: t`Nobody` },
    orders: { priority: t`Most urgent first`, oldest: t`Oldest first`, waiting: t`Waits longest` },
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
