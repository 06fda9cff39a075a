import { Badge } from '@buddyline/ui/badge';
import { useLingui } from '@lingui/react/macro';
import { statusTone, useStatusName } from './status-names.ts';

/** A ticket's status, known or not. Unknown statuses are grey. A dot, because a priority may have the same colour. */
export function StatusBadge({ status }: { status: string }) {
  const { t } = useLingui();
  const statusName = useStatusName();
  return (
    <Badge tone={statusTone(status)} hasDot of={t`Status`}>
      {statusName(status)}
    </Badge>
  );
}
