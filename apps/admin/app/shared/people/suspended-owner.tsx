import { Badge } from '@buddyline/ui/badge';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useFeature } from '../query/meta-queries.ts';
import { personQuery } from '../query/person-queries.ts';

/** A badge if a record's owner is suspended, which only their profile says. */
export function SuspendedOwner({ userId }: { userId: string }) {
  const hasModeration = useFeature('standing');
  const { data } = useQuery({ ...personQuery(userId), enabled: hasModeration });
  if (!data?.isSuspended) return null;
  return (
    <Badge tone="notice">
      <Trans context="user">Suspended</Trans>
    </Badge>
  );
}
