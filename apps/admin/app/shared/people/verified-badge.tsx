import { Badge } from '@buddyline/ui/badge';
import { Icon } from '@buddyline/ui/icon';
import { Trans } from '@lingui/react/macro';
import BadgeCheck from 'lucide-react/icons/badge-check';

/**
 * A badge for the verified; most are not, which is said quietly.
 *
 * @param isVerified null if unknown: then nothing is said
 */
export function VerifiedBadge({ isVerified }: { isVerified: boolean | null | undefined }) {
  if (typeof isVerified !== 'boolean') return null;
  if (!isVerified) {
    return (
      <span className="inline-flex min-h-6 items-center text-xs whitespace-nowrap text-ink-muted">
        <Trans>Not Verified</Trans>
      </span>
    );
  }
  return (
    <Badge tone="ok">
      <Icon of={BadgeCheck} />
      <Trans>Verified</Trans>
    </Badge>
  );
}
