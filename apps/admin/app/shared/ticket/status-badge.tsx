import { statusText } from '@buddyline/domain/status-text';
import type { TicketStatus } from '@buddyline/domain/ticket';
import { Badge, type BadgeTone } from '@buddyline/ui/badge';
import { useLingui } from '@lingui/react/macro';

/** Ours, and two that the specification names beside them. */
type NamedStatus = TicketStatus | 'IN_PROGRESS' | 'RESOLVED';

/** The specification's colours; any other status is grey. */
const tones: Partial<Record<string, BadgeTone>> = {
  OPEN: 'ok',
  CLOSED: 'neutral',
  PENDING: 'notice',
  IN_PROGRESS: 'warn',
  RESOLVED: 'ok',
} satisfies Record<NamedStatus, BadgeTone>;

/** A ticket's status, also one that this version does not know. */
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
