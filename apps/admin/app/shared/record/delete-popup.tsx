import Trash2 from 'lucide-react/icons/trash-2';
import type { ReactNode } from 'react';
import { Confirm } from '../changes/confirm.tsx';
import { useLastShown } from '../changes/last-shown.ts';

interface Props<TItem> {
  /** What is to be deleted; null closes the popup. */
  item: TItem | null;
  title: string;
  description: string;
  /** Names the item, and says what goes with it; kept while the popup fades out. */
  details: (item: TItem) => ReactNode;
  onConfirm: (item: TItem) => void;
  onClose: () => void;
}

/** Asks before something is deleted. */
export function DeletePopup<TItem>({ item, details, onConfirm, ...rest }: Props<TItem>) {
  const shown = useLastShown(item);
  return (
    <Confirm
      {...rest}
      open={item !== null}
      icon={Trash2}
      details={shown !== null && details(shown)}
      onConfirm={() => item !== null && onConfirm(item)}
    />
  );
}
