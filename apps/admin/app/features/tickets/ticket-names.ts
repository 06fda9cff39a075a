import { statusText } from '@buddyline/domain/status-text';
import { ticketCategories, ticketPriorities, ticketStatuses } from '@buddyline/domain/ticket';
import { useLingui } from '@lingui/react/macro';
import { usePriorityNames } from '../../shared/text/priority-badge.tsx';
import { useStatusName } from '../../shared/text/status-names.ts';

/** The names of statuses, categories and priorities, in the specification's order. */
export function useTicketNames() {
  const { t } = useLingui();
  const statusName = useStatusName();
  const priorities = usePriorityNames();
  const categories = {
    Comments: t`Comments`,
    Posts: t`Posts`,
    Users: t`Users`,
    Other: t`Other`,
  };
  return {
    categories,
    statusOptions: ticketStatuses.map((value) => ({ value, label: statusName(value) })),
    categoryOptions: ticketCategories.map((value) => ({ value, label: categories[value] })),
    priorityOptions: ticketPriorities.map((value) => ({ value, label: priorities[value] })),
    statusName,
    /** Ignores case, and also accepts unknown categories. */
    categoryName: (category: string) => {
      const known = ticketCategories.find((one) => one.toLowerCase() === category.toLowerCase());
      return known ? categories[known] : statusText(category) || '—';
    },
  };
}
