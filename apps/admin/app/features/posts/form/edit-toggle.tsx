import { Button } from '@buddyline/ui/button';
import { Icon } from '@buddyline/ui/icon';
import { Trans } from '@lingui/react/macro';
import Pencil from 'lucide-react/icons/pencil';
import { hasUnsavedChanges } from '../../../shared/changes/dirty-forms.ts';
import { useEditMode } from '../../../shared/form/edit-mode.ts';
import { useRefusal } from '../../../shared/query/use-refusal.ts';
import { AllowedButton } from '../../../shared/record/allowed-action.tsx';
import { editTarget } from '../../../shared/keyboard/list-keyboard.ts';

/** 'Edit Post', or 'Cancel Edit' while editing, which discards the changes. */
export function EditToggle({ ownerId }: { ownerId: string }) {
  const refusal = useRefusal()('posts.update', ownerId);
  const { editing, startEditing, discardAndStop } = useEditMode();
  if (editing && (refusal === undefined || hasUnsavedChanges())) {
    return (
      <Button variant="outline" onClick={discardAndStop}>
        <Trans>Cancel Edit</Trans>
      </Button>
    );
  }
  return (
    <AllowedButton may="posts.update" ownerId={ownerId} {...editTarget} onClick={startEditing}>
      <Icon of={Pencil} />
      <Trans>Edit Post</Trans>
    </AllowedButton>
  );
}
