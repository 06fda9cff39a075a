import { statusText } from '@buddyline/domain/status-text';
import { Badge, type BadgeTone } from '@buddyline/ui/badge';
import { useLingui } from '@lingui/react/macro';

/** The specification's colours; any other status is grey. */
const tones: Record<string, BadgeTone> = {
  OPEN: 'ok',
  PENDING: 'notice',
  IN_PROGRESS: 'warn',
  RESOLVED: 'ok',
};

/** A ticket's status, also one that this version does not know. */
export function StatusBadge({ status }: { status: string }) {
  const { t } = useLingui();
  const names: Record<string, string> = {
    OPEN: t`Open`,
    CLOSED: t`Closed`,
    PENDING: t`Pending`,
    IN_PROGRESS: t`In Progress`,
    RESOLVED: t`Resolved`,
  };
  const key = status.toUpperCase();
  return <Badge tone={tones[key] ?? 'neutral'}>{names[key] ?? statusText(status)}</Badge>;
}
