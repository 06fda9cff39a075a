import { Dialog } from '@buddyline/ui/dialog';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

interface Props {
  open: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** The filters on a phone, where a popover would have no room. */
export function FiltersDialog({ open, onClose, children }: Props) {
  const { t } = useLingui();
  return (
    <Dialog open={open} onClose={onClose} closeLabel={t`Close`} title={t`Filters`}>
      {children}
    </Dialog>
  );
}
