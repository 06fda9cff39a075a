import { Button } from '@buddyline/ui/button';
import { Trans } from '@lingui/react/macro';
import type { Ref } from 'react';
import { editTarget } from '../keyboard/list-keyboard.ts';

interface Props {
  editing: boolean;
  /** The form that Save submits. */
  formId: string;
  /** A save is running. */
  pending: boolean;
  onEdit: () => void;
  onCancel: () => void;
  /** The button that stays, so that the focus can go there after a save. */
  toggleRef: Ref<HTMLButtonElement>;
}

/** Edit Profile, which then reads Cancel, and Save Changes while editing. */
export function EditButtons({ editing, formId, pending, onEdit, onCancel, toggleRef }: Props) {
  // Not disabled for real while saving: a disabled button could not take the focus afterwards.
  function toggle() {
    if (!pending) (editing ? onCancel : onEdit)();
  }

  return (
    <div className="flex flex-wrap gap-3">
      <Button
        ref={toggleRef}
        {...(!editing && editTarget)}
        variant="outline"
        aria-disabled={pending || undefined}
        onClick={toggle}
      >
        {editing ? <Trans>Cancel</Trans> : <Trans>Edit Profile</Trans>}
      </Button>
      {editing && (
        <Button type="submit" form={formId} pending={pending}>
          <Trans>Save Changes</Trans>
        </Button>
      )}
    </div>
  );
}
