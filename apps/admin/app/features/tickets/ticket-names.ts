import { type TicketCategory, ticketCategories, ticketStatuses } from '@buddyline/domain/ticket';
import { useLingui } from '@lingui/react/macro';

/** The names of the choices, in the order in which the specification lists them. */
export function useTicketNames() {
  const { t } = useLingui();
  const statuses = { OPEN: t`Open`, CLOSED: t`Closed`, PENDING: t`Pending` };
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
    /** A category of another backend is shown as it is. */
    categoryName: (category: string) =>
      isCategory(category) ? categories[category] : category || '—',
  };
}

function isCategory(text: string): text is TicketCategory {
  return ticketCategories.some((category) => category === text);
}
