import type { AdminUser, User } from '@buddyline/domain/user';
import { type AdminUserForm, adminUserForm } from '@buddyline/domain/user-forms';
import { Card } from '@buddyline/ui/card';
import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { EditButtons } from '../../shared/form/edit-buttons.tsx';
import { useEditMode, useErrorOfEdit } from '../../shared/form/edit-mode.ts';
import { showFieldErrors } from '../../shared/form/form-errors.ts';
import { UserFields } from './user-fields.tsx';
import { updateUserMutation } from './user-queries.ts';

/** The user's fields, read-only until Edit is pressed. Each edit starts with the saved values. */
export function UserForm({ user }: { user: User }) {
  const { t } = useLingui();
  const { editing, startEditing, stopEditing, discardAndStop } = useEditMode();
  const save = useMutation(updateUserMutation(useQueryClient(), user.id));
  const [checking, setChecking] = useState(false);
  const pending = checking || save.isPending;
  const error = useErrorOfEdit(editing, save);
  const formId = useId();
  const toggle = useRef<HTMLButtonElement>(null);
  /** Whether the form was left during the save: what is done next must stay. */
  const isLeft = useRef(false);

  function cancel() {
    isLeft.current = true;
    discardAndStop();
  }

  function finish() {
    if (isLeft.current) return;
    discardAndStop();
    toggle.current?.focus();
  }

  function submit(form: UseFormReturn<AdminUserForm>, changes: AdminUser) {
    isLeft.current = false;
    if (Object.keys(changes).length === 0) return finish();
    save.mutate(changes, {
      onSuccess: finish,
      onError: (failure) => showFieldErrors(form, failure),
    });
  }

  return (
    <Card
      title={t`Profile Information`}
      actions={
        <EditButtons
          {...{ editing, formId, pending, toggleRef: toggle }}
          onEdit={startEditing}
          onCancel={cancel}
        />
      }
    >
      <UserFields
        key={editing ? 'edit' : JSON.stringify(adminUserForm(user))}
        formId={formId}
        user={user}
        editing={editing}
        pending={pending}
        error={error}
        onChecking={setChecking}
        onSubmit={submit}
        onCancel={stopEditing}
      />
    </Card>
  );
}
