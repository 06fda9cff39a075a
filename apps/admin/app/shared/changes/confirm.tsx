import type { ConfirmDialogProps } from '@buddyline/ui/confirm-dialog';
import { Icon } from '@buddyline/ui/icon';
import { useLingui } from '@lingui/react/macro';
import type { LucideIcon } from 'lucide-react';
import { lazyComponent } from '../lazy/lazy-component.tsx';

const ConfirmDialog = lazyComponent(
  async () => (await import('@buddyline/ui/confirm-dialog')).ConfirmDialog,
);

interface Props extends Omit<ConfirmDialogProps, 'icon' | 'confirmLabel' | 'cancelLabel'> {
  icon?: LucideIcon;
  /** Other labels, for an action that 'Confirm' and 'Cancel' do not name. */
  labels?: { confirm: string; cancel: string } | undefined;
}

/** The confirm popup, by default with the specification's buttons, Cancel and Confirm. */
export function Confirm({ icon, labels, ...rest }: Props) {
  const { t } = useLingui();
  return (
    <ConfirmDialog
      {...rest}
      icon={icon && <Icon of={icon} size={20} />}
      confirmLabel={labels?.confirm ?? t`Confirm`}
      cancelLabel={labels?.cancel ?? t`Cancel`}
    />
  );
}
