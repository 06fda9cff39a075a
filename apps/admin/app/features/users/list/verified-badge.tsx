import { Badge } from '@buddyline/ui/badge';
import { Icon } from '@buddyline/ui/icon';
import { Trans } from '@lingui/react/macro';
import BadgeCheck from 'lucide-react/icons/badge-check';

/** @param isVerified null if unknown: then there is no badge */
export function VerifiedBadge({ isVerified }: { isVerified: boolean | null }) {
  if (isVerified === null) return null;
  if (!isVerified) {
    return (
      <Badge>
        <Trans>Not Verified</Trans>
      </Badge>
    );
  }
  return (
    <Badge tone="accent">
      <Icon of={BadgeCheck} />
      <Trans>Verified</Trans>
    </Badge>
  );
}
