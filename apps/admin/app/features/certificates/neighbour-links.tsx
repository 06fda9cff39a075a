import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from 'react-router';
import { usePageKeys } from '../../shared/keyboard/page-keys.ts';
import { NeighbourNav } from '../../shared/record/neighbour-nav.tsx';
import type { Neighbours } from './use-neighbours.ts';

/** Previous and next in the list that the certificate was opened from, by links and by keys. */
export function NeighbourLinks({ neighbours }: { neighbours: Neighbours | null }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { at = null, total, previous = null, next = null } = neighbours ?? {};
  const labels = { previous: t`Previous certificate`, next: t`Next certificate` };
  const go = (to: string | null) => () => {
    if (to !== null) void navigate(to);
  };
  usePageKeys([
    { key: 'n', label: labels.next, run: go(next) },
    { key: 'j', label: labels.next, run: go(next) },
    { key: 'k', label: labels.previous, run: go(previous) },
  ]);
  const position =
    total === undefined ? (
      at
    ) : (
      <Trans>
        {at} of {total}
      </Trans>
    );
  return (
    <NeighbourNav
      label={t`Certificates of this list`}
      previous={{ to: previous, label: labels.previous }}
      next={{ to: next, label: labels.next }}
    >
      {at !== null && position}
    </NeighbourNav>
  );
}
