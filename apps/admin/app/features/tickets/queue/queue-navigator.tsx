import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { NeighbourNav } from '../../../shared/record/neighbour-nav.tsx';
import type { QueuePosition } from './queue-position.ts';

interface Props {
  /** Null until the list is there. */
  position: QueuePosition | null;
  /** URLs; null at the ends. */
  previous: string | null;
  next: string | null;
}

/** Previous and Next within the list the ticket was opened from, and the position: '4 of 37'. */
export function QueueNavigator({ position, previous, next }: Props) {
  const { t } = useLingui();
  return (
    <NeighbourNav
      label={t`Tickets of this list`}
      previous={{ to: previous, label: t`Previous ticket` }}
      next={{ to: next, label: t`Next ticket` }}
    >
      {position && <Position {...position} />}
    </NeighbourNav>
  );
}

function Position({ at, total }: Pick<QueuePosition, 'at' | 'total'>) {
  if (at === null) return total !== null && <Plural value={total} one="# left" other="# left" />;
  if (total === null) return at;
  return (
    <Trans>
      {at} of {total}
    </Trans>
  );
}
