import { Button } from '@buddyline/ui/button';
import { Tooltip } from '@buddyline/ui/tooltip';
import { Trans } from '@lingui/react/macro';
import type { Ref } from 'react';
import { useIsNew } from '../record/toggle.ts';
import { editTarget } from '../keyboard/list-keyboard.ts';

interface Props {
  editing: boolean;
  /** The form that Save submits. */
  formId: string;
  /** A save is in flight. */
  pending: boolean;
  onEdit: () => void;
  onCancel: () => void;
  /** Why the person may not edit. */
  refusal: string | undefined;
  /** The Edit/Cancel button, which is always there and gets the focus after a save. */
  toggleRef: Ref<HTMLButtonElement>;
}

/** 'Edit Profile', or 'Cancel' and 'Save Changes' while editing. */
export function EditButtons({
  editing,
  formId,
  pending,
  refusal,
  onEdit,
  onCancel,
  toggleRef,
}: Props) {
  // aria-disabled, since a disabled button could not be focused after the save. Whoever cancels during it leaves the
  // form; what was saved is announced, and can be undone.
  // Save comes to the place of Edit, and Edit to that of Save.
  const isNew = useIsNew(editing);
  const isWaiting = isNew || (pending && !editing);
  function toggle() {
    if (!isWaiting) (editing ? onCancel : onEdit)();
  }

  if (refusal !== undefined) {
    return (
      <Tooltip text={refusal}>
        <Button variant="outline" aria-disabled>
          <Trans>Edit Profile</Trans>
        </Button>
      </Tooltip>
    );
  }
  return (
    <div className={editing ? 'in-phone-bar flex flex-wrap gap-3' : undefined}>
      <Button
        ref={toggleRef}
        {...(!editing && editTarget)}
        variant="outline"
        aria-disabled={isWaiting}
        onClick={toggle}
      >
        {editing ? <Trans>Cancel</Trans> : <Trans>Edit Profile</Trans>}
      </Button>
      {editing && (
        <Button
          type="submit"
          form={formId}
          pending={pending}
          aria-disabled={isNew}
          onClick={(event) => isNew && event.preventDefault()}
        >
          <Trans>Save Changes</Trans>
        </Button>
      )}
    </div>
  );
}
