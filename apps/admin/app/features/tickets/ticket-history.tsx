import { useLingui } from '@lingui/react/macro';
import type { RecordFields } from '../../shared/record/history/changes-table.tsx';
import { HistoryCard } from '../../shared/record/history-card.tsx';
import { PriorityBadge } from '../../shared/text/priority-badge.tsx';
import { StatusBadge } from '../../shared/text/status-badge.tsx';
import { useTicketNames } from './ticket-names.ts';

/** What was done to a ticket. */
export function TicketHistory({ ticketId }: { ticketId: string }) {
  const { t } = useLingui();
  const { categoryName } = useTicketNames();
  const labels: Partial<Record<string, string>> = {
    status: t`Status`,
    category: t`Category`,
    priority: t`Priority`,
    takenBy: t`Assigned to`,
  };
  const fields: RecordFields = {
    label: (name) => labels[name] ?? name,
    value: (name, value) => {
      if (typeof value !== 'string') return undefined;
      if (name === 'status') return <StatusBadge status={value} />;
      if (name === 'priority') return <PriorityBadge priority={value} />;
      return name === 'category' ? categoryName(value) : undefined;
    },
  };
  return <HistoryCard itemId={ticketId} fields={fields} />;
}
