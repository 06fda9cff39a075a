import { Plural } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useTrashDays } from '../query/meta-queries.ts';

interface Props {
  /** Names what is deleted: its title, its owner. */
  item: ReactNode;
  /** The sentence for a backend without a trash: that the item will be gone for good. */
  children: ReactNode;
}

/** The detail line of a delete popup: whether the item can be restored. */
export function DeletionOutlook({ item, children }: Props) {
  const days = useTrashDays();
  if (days === null) return <p>{children}</p>;
  return (
    <>
      <p>{item}</p>
      <p className="min-h-5 text-ink-muted">
        {days !== undefined && (
          <Plural
            value={days}
            one="You can restore it for # day."
            other="You can restore it for # days."
          />
        )}
      </p>
    </>
  );
}
