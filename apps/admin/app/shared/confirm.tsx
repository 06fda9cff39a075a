import { Icon } from '@buddyline/ui/icon';
import { useLingui } from '@lingui/react/macro';
import type { LucideIcon } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';

/** Fetched when something is first asked. */
const ConfirmDialog = lazy(async () => {
  const module = await import('@buddyline/ui/confirm-dialog');
  return { default: module.ConfirmDialog };
});

interface Props {
  open: boolean;
  title: string;
  description: string;
  icon?: LucideIcon;
  details?: ReactNode;
  onConfirm: () => void;
  onClose: () => void;
}

/** The confirm popup with the specification's two buttons: Cancel and Confirm. */
export function Confirm({ icon, open, ...rest }: Props) {
  const { t } = useLingui();
  const [wasOpened, setWasOpened] = useState(open);
  if (open && !wasOpened) setWasOpened(true);
  if (!wasOpened) return null;
  return (
    <Suspense>
      <ConfirmDialog
        {...rest}
        open={open}
        icon={icon && <Icon of={icon} size={20} />}
        confirmLabel={t`Confirm`}
        cancelLabel={t`Cancel`}
      />
    </Suspense>
  );
}
