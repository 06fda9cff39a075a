import { Button } from '@buddyline/ui/button';
import { Dialog } from '@buddyline/ui/dialog';
import { isSubmitKey } from '@buddyline/ui/submit-key';
import { Trans, useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, type SubmitEvent, useState } from 'react';
import { ReasonField } from './reason-field.tsx';

interface Props {
  open: boolean;
  onDisable: (reason: string) => void;
  onClose: () => void;
}

/** Asks why a post is disabled. The focus is in the reason, and Enter disables the post with or without one. */
export function DisablePost({ open, onDisable, onClose }: Props) {
  const { t } = useLingui();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      closeLabel={t`Close`}
      title={t`Disable Post`}
      description={t`Only its author and staff see it until it is enabled again.`}
    >
      <DisableForm open={open} onDisable={onDisable} onClose={onClose} />
    </Dialog>
  );
}

function DisableForm({ open, onDisable, onClose }: Props) {
  const [reason, setReason] = useState('');

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    // The button can still be pressed while the dialog fades out.
    if (!open) return;
    onDisable(reason.trim());
    onClose();
  }

  /** As in every form. */
  function onKeyDown(event: KeyboardEvent<HTMLFormElement>) {
    if (!isSubmitKey(event)) return;
    event.preventDefault();
    event.currentTarget.requestSubmit();
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the key adds to the button
    <form noValidate onSubmit={submit} onKeyDown={onKeyDown} className="grid gap-5">
      <ReasonField reason={reason} onChange={setReason} />
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="outline" onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
        <Button type="submit" variant="primary">
          <Trans>Disable</Trans>
        </Button>
      </div>
    </form>
  );
}
