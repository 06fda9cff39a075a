import type {
  ticketFilterEntries,
  ticketQueueEntries,
  TicketSort,
  TicketTaker,
} from '@buddyline/domain/ticket';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FilterFields, optionsOf } from '../../shared/list/filters/filter-field.ts';
import { filtersOf } from '../../shared/list/filters/filters.tsx';
import { useTicketNames } from './ticket-names.ts';
import type { TicketFilter } from './ticket-queries.ts';

type Filter = Pick<TicketFilter, keyof typeof ticketFilterEntries>;
type QueueFilter = Pick<TicketFilter, keyof typeof ticketQueueEntries>;

function useFields(): FilterFields<Filter> {
  const { t } = useLingui();
  const { statusOptions, categoryOptions } = useTicketNames();
  return {
    status: {
      kind: 'choice',
      label: t`Status`,
      any: t`Every status`,
      options: statusOptions,
      chip: (status) => <Trans>Status: {status}</Trans>,
    },
    category: {
      kind: 'choice',
      label: t`Category`,
      any: t`Every category`,
      options: categoryOptions,
      chip: (category) => <Trans>Category: {category}</Trans>,
    },
  };
}

function useQueueFields(): FilterFields<QueueFilter> {
  const { t } = useLingui();
  const { priorityOptions } = useTicketNames();
  return {
    priority: {
      kind: 'choice',
      label: t`Priority`,
      any: t`Every priority`,
      options: priorityOptions,
      chip: (priority) => <Trans>Priority: {priority}</Trans>,
    },
    unanswered: {
      kind: 'choice',
      label: t`Answer`,
      any: t`Answered or not`,
      options: [{ value: 'true', label: t`Unanswered` }],
    },
    taken: {
      kind: 'choice',
      label: t`Taken by`,
      any: t`Taken or not`,
      options: optionsOf<TicketTaker>({
        mine: t`Me`,
        anybody: t`Anybody`,
        nobody: t`Nobody`,
      }),
      chip: (taker) => <Trans>Taken by: {taker}</Trans>,
    },
    sort: {
      kind: 'choice',
      label: t`Order`,
      any: t`Newest first`,
      options: optionsOf<Exclude<TicketSort, 'newest'>>({
        priority: t`Most urgent first`,
        oldest: t`Oldest first`,
        waiting: t`Waits longest`,
      }),
    },
  };
}

export const TicketFilters = filtersOf(useFields);
/** Of a backend with answers to tickets. */
export const QueueFilters = filtersOf(useQueueFields);
