import type { User } from '@buddyline/domain/user';
import { ownProfileForm, ownProfilePayload } from '@buddyline/domain/user-forms';
import { Card } from '@buddyline/ui/card';
import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import { EditButtons } from '../../shared/form/edit-buttons.tsx';
import { useEditMode, useErrorOfEdit } from '../../shared/form/edit-mode.ts';
import { showFieldErrors } from '../../shared/form/form-errors.ts';
import { ProfileFields, type ProfileSubmit } from './profile-fields.tsx';
import { saveOwnProfileMutation } from './settings-queries.ts';

/** The signed-in person's profile, in view mode until Edit Profile is pressed. */
export function ProfileCard({ user }: { user: User }) {
  const { t } = useLingui();
  const { editing, startEditing, stopEditing, discardAndStop } = useEditMode();
  const save = useMutation(saveOwnProfileMutation(useQueryClient(), user.id));
  const [checking, setChecking] = useState(false);
  const error = useErrorOfEdit(editing, save);
  const formId = useId();
  const toggle = useRef<HTMLButtonElement>(null);
  /** Whether the form was left during the save: what is done next must stay. */
  const isLeft = useRef(false);
  const upload = useRef<AbortController>(null);

  function cancel() {
    isLeft.current = true;
    discardAndStop();
  }

  const submit: ProfileSubmit = (form, edited, picture) => {
    isLeft.current = false;
    upload.current = new AbortController();
    save.mutate(
      { profile: ownProfilePayload(edited), picture, signal: upload.current.signal },
      {
        onSuccess: () => {
          if (isLeft.current) return;
          discardAndStop();
          toggle.current?.focus();
        },
        onError: (failure) => showFieldErrors(form, failure),
      },
    );
  };

  return (
    <Card
      title={t`Profile Information`}
      actions={
        <EditButtons
          {...{ editing, formId, pending: checking || save.isPending, toggleRef: toggle }}
          onEdit={startEditing}
          onCancel={cancel}
        />
      }
    >
      <ProfileFields
        // Entering or leaving edit mode resets the fields and the selected picture.
        key={editing ? 'edit' : JSON.stringify(ownProfileForm(user))}
        formId={formId}
        user={user}
        editing={editing}
        pending={save.isPending}
        error={error}
        onChecking={setChecking}
        onSubmit={submit}
        onCancel={stopEditing}
        onCancelUpload={() => upload.current?.abort()}
      />
    </Card>
  );
}
