import { statusText } from '@buddyline/domain/status-text';
import { ticketCategories, ticketStatuses } from '@buddyline/domain/ticket';
import { useLingui } from '@lingui/react/macro';
import { useStatusNames } from '../../shared/text/status-names.ts';

/** The names of statuses and categories, in the specification's order. */
export function useTicketNames() {
  const { t } = useLingui();
  const { statuses, statusName } = useStatusNames();
  const categories = {
    Comments: t`Comments`,
    Posts: t`Posts`,
    Users: t`Users`,
    Other: t`Other`,
  };
  return {
    statuses,
    categories,
    statusOptions: ticketStatuses.map((value) => ({ value, label: statuses[value] })),
    categoryOptions: ticketCategories.map((value) => ({ value, label: categories[value] })),
    statusName,
    /** Ignores case, and also accepts unknown categories. */
    categoryName: (category: string) => {
      const known = ticketCategories.find((one) => one.toLowerCase() === category.toLowerCase());
      return known ? categories[known] : statusText(category) || '—';
    },
  };
}
