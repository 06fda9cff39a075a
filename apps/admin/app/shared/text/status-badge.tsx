import { Badge, type BadgeTone } from '@buddyline/ui/badge';
import { useLingui } from '@lingui/react/macro';
import { type NamedStatus, useStatusNames } from './status-names.ts';

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
  const { statusName } = useStatusNames();
  return (
    <Badge tone={tones[status.toUpperCase()]} of={t`Status`}>
      {statusName(status)}
    </Badge>
  );
}
