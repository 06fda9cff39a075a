import { Badge } from '@buddyline/ui/badge';
import { Trans } from '@lingui/react/macro';

/** @param isSuspended undefined where the backend has no suspensions */
export function SuspendedBadge({ isSuspended }: { isSuspended: boolean | undefined }) {
  if (!isSuspended) return null;
  return (
    <Badge tone="notice">
      <Trans context="user">Suspended</Trans>
    </Badge>
  );
}
