import type { User } from '@buddyline/domain/user';
import { Badge } from '@buddyline/ui/badge';
import { Trans } from '@lingui/react/macro';
import { Day } from '../../../shared/text/day.tsx';

interface Props {
  user: Pick<User, 'isSuspended' | 'suspendedUntil'>;
  /** Where there is no room for more, only wide screens show until when. */
  isShort?: boolean;
}

/** Nothing where the backend has no suspensions. */
export function SuspendedBadge({ user, isShort = false }: Props) {
  const { isSuspended, suspendedUntil = null } = user;
  if (!isSuspended) return null;
  const day = suspendedUntil && <Day at={suspendedUntil} />;
  const word = <Trans context="user">Suspended</Trans>;
  if (!day) return <Badge tone="notice">{word}</Badge>;
  return (
    <Badge tone="notice">
      <span className={isShort ? 'xl:hidden' : 'sm:hidden'}>{word}</span>
      <span className={isShort ? 'max-xl:hidden' : 'max-sm:hidden'}>
        <Trans>Suspended until {day}</Trans>
      </span>
    </Badge>
  );
}
