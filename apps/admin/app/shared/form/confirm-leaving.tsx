import { useLingui } from '@lingui/react/macro';
import { Confirm } from '../changes/confirm.tsx';

interface Props {
  open: boolean;
  onLeave: () => void;
  /** Keeps what was typed. */
  onClose: () => void;
}

/** Asks before what was typed is lost. */
export function ConfirmLeaving({ open, onLeave, onClose }: Props) {
  const { t } = useLingui();
  return (
    <Confirm
      open={open}
      title={t`Leave without saving?`}
      description={t`The changes on this page are not saved yet.`}
      labels={{ confirm: t`Discard changes`, cancel: t`Keep editing` }}
      onConfirm={onLeave}
      onClose={onClose}
    />
  );
}
