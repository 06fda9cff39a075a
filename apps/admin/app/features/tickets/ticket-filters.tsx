import {
  type ticketFilterEntries,
  type ticketQueueEntries,
  type TicketSort,
  ticketTakers,
} from '@buddyline/domain/ticket';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { storedUserId } from '../../session/session-hints.ts';
import { PersonName } from '../../shared/list/filters/person-name.tsx';
import { useFeature } from '../../shared/query/meta-queries.ts';
import { takersQuery } from '../../shared/query/takers-query.ts';
import { useTicketAgeNames } from '../../shared/text/ticket-ages.ts';
import { type FilterFields, optionsOf } from '../../shared/list/filters/filter-field.ts';
import { filtersOf } from '../../shared/list/filters/filters-of.tsx';
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

function useQueueFields({ taken }: QueueFilter, isPanel: boolean): FilterFields<QueueFilter> {
  const { t } = useLingui();
  const hasAssign = useFeature('ticket-assign');
  const { data: takers = [] } = useQuery({ ...takersQuery(), enabled: isPanel && hasAssign });
  const colleagues = takers.filter(({ id }) => id !== storedUserId());
  const colleague = ticketTakers.some((one) => one === taken) ? undefined : taken;
  const ages = useTicketAgeNames();
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
      label: t`Assigned to`,
      any: t`Assigned or not`,
      options: [
        { value: 'mine', label: t`Me` },
        ...colleagues.map(({ id, name }) => ({ value: id, label: name })),
        { value: 'anybody', label: t`Anybody` },
        { value: 'nobody', label: t`Nobody` },
      ],
      chip: (known) => {
        const taker = colleague === undefined ? known : <PersonName personId={colleague} />;
        return <Trans>Assigned to: {taker}</Trans>;
      },
    },
    age: {
      kind: 'choice',
      label: t`Ticket age`,
      any: t`Every age`,
      options: optionsOf(ages),
      chip: (age) => <Trans>Ticket age: {age}</Trans>,
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
