import { statusText } from '@buddyline/domain/status-text';
import type { TicketStatus } from '@buddyline/domain/ticket';
import { Badge, type BadgeTone } from '@buddyline/ui/badge';
import { useLingui } from '@lingui/react/macro';

/** Our statuses, and two more from the specification. */
type NamedStatus = TicketStatus | 'IN_PROGRESS' | 'RESOLVED';

/** The specification's colours; unknown statuses are grey. */
const tones: Partial<Record<string, BadgeTone>> = {
  OPEN: 'ok',
  CLOSED: 'neutral',
  PENDING: 'notice',
  IN_PROGRESS: 'warn',
  RESOLVED: 'ok',
} satisfies Record<NamedStatus, BadgeTone>;

/** A ticket's status, known or not. */
export function StatusBadge({ status }: { status: string }) {
  const { t } = useLingui();
  const names: Partial<Record<string, string>> = {
    OPEN: t`Open`,
    CLOSED: t`Closed`,
    PENDING: t`Pending`,
    IN_PROGRESS: t`In Progress`,
    RESOLVED: t`Resolved`,
  } satisfies Record<NamedStatus, string>;
  const key = status.toUpperCase();
  return (
    <Badge tone={tones[key]} of={t`Status`}>
      {names[key] ?? statusText(status)}
    </Badge>
  );
}
