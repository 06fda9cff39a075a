import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useFeature } from '../query/meta-queries.ts';

interface Props {
  /** Names what is deleted: its title, its owner. */
  item: ReactNode;
  /** The sentence for a backend without a trash: that the item will be gone for good. */
  children: ReactNode;
}

/** The detail line of a delete popup: whether the item can be restored. */
export function DeletionOutlook({ item, children }: Props) {
  if (!useFeature('trash')) return <p>{children}</p>;
  return (
    <>
      <p>{item}</p>
      <p className="text-ink-muted">
        <Trans>You can restore it for 30 days.</Trans>
      </p>
    </>
  );
}
