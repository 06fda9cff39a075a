import { Button } from '@buddyline/ui/button';
import { Icon } from '@buddyline/ui/icon';
import { Trans } from '@lingui/react/macro';
import Pencil from 'lucide-react/icons/pencil';
import { useEditMode } from '../../../shared/form/edit-mode.ts';
import { editTarget } from '../../../shared/keyboard/list-keyboard.ts';

/** 'Edit Post', or 'Cancel Edit' while editing, which discards the changes. */
export function EditToggle() {
  const { editing, startEditing, discardAndStop } = useEditMode();
  if (editing) {
    return (
      <Button variant="outline" onClick={discardAndStop}>
        <Trans>Cancel Edit</Trans>
      </Button>
    );
  }
  return (
    <Button {...editTarget} onClick={startEditing}>
      <Icon of={Pencil} />
      <Trans>Edit Post</Trans>
    </Button>
  );
}
