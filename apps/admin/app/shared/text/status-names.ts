import { statusText } from '@buddyline/domain/status-text';
import type { TicketStatus } from '@buddyline/domain/ticket';
import { useLingui } from '@lingui/react/macro';

/** Our statuses, and two more from the specification. */
export type NamedStatus = TicketStatus | 'IN_PROGRESS' | 'RESOLVED';

export function useStatusNames() {
  const { t } = useLingui();
  const statuses = {
    OPEN: t`Open`,
    CLOSED: t`Closed`,
    PENDING: t`Pending`,
    IN_PROGRESS: t`In Progress`,
    RESOLVED: t`Resolved`,
  } satisfies Record<NamedStatus, string>;
  const known: Partial<Record<string, string>> = statuses;
  return {
    statuses,
    /** Ignores case, and also accepts unknown statuses. */
    statusName: (status: string) => known[status.toUpperCase()] ?? statusText(status),
  };
}
