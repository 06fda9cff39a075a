import { Icon } from '@buddyline/ui/icon';
import { useLingui } from '@lingui/react/macro';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { lazyComponent } from '../lazy/lazy-component.tsx';

const ConfirmDialog = lazyComponent(
  async () => (await import('@buddyline/ui/confirm-dialog')).ConfirmDialog,
);

interface Props {
  open: boolean;
  title: string;
  description: string;
  icon?: LucideIcon;
  details?: ReactNode;
  canConfirm?: boolean;
  tone?: 'destructive' | 'default';
  onConfirm: () => void;
  onClose: () => void;
}

/** The confirm popup with the specification's buttons, Cancel and Confirm. */
export function Confirm({ icon, ...rest }: Props) {
  const { t } = useLingui();
  return (
    <ConfirmDialog
      {...rest}
      icon={icon && <Icon of={icon} size={20} />}
      confirmLabel={t`Confirm`}
      cancelLabel={t`Cancel`}
    />
  );
}
