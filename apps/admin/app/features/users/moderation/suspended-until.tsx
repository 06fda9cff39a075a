import { Trans } from '@lingui/react/macro';
import { Moment } from '../../../shared/text/moment.tsx';

/** 'Suspended until …', or until somebody lifts it. */
export function SuspendedUntil({ endsAt }: { endsAt: string | null }) {
  if (endsAt === null) return <Trans>Suspended until it is lifted</Trans>;
  const day = <Moment value={endsAt} />;
  return <Trans>Suspended until {day}</Trans>;
}
