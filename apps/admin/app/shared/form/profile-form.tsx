import type { User } from '@buddyline/domain/user';
import { type AdminUserForm, adminUserForm } from '@buddyline/domain/user-forms';
import { Card } from '@buddyline/ui/card';
import { useLingui } from '@lingui/react/macro';
import type { UseMutationResult } from '@tanstack/react-query';
import { type ComponentProps, useId, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { hasUnsavedChanges } from '../changes/dirty-forms.ts';
import { useRefusal } from '../query/use-refusal.ts';
import { EditButtons } from './edit-buttons.tsx';
import { useEditMode, useErrorOfEdit } from './edit-mode.ts';
import { showFieldErrors } from './form-errors.ts';
import { ProfileFields } from './profile-fields.tsx';

interface Props<TInput, TResult> extends Pick<
  ComponentProps<typeof ProfileFields>,
  'user' | 'isOwn' | 'picture' | 'schema' | 'stays'
> {
  save: UseMutationResult<unknown, Error, TInput, TResult>;
  /** The changed fields of the form, as the mutation takes them; null if nothing changed. */
  toInput: (edited: AdminUserForm, saved: User) => TInput | null;
}

/** A user's fields, read-only until Edit is pressed. Each edit starts with the saved values. */
export function ProfileForm<TInput, TResult>({ save, toInput, ...props }: Props<TInput, TResult>) {
  const { t } = useLingui();
  const refusal = useRefusal()('users.update', props.isOwn ? props.user.id : undefined);
  const { startEditing, stopEditing, discardAndStop, ...mode } = useEditMode();
  const editing = mode.editing && (refusal === undefined || hasUnsavedChanges());
  const [saving, setSaving] = useState(false);
  const error = useErrorOfEdit(editing, save);
  const formId = useId();
  const toggle = useRef<HTMLButtonElement>(null);
  /** The form was left during the save. Its success must not close an edit that began since. */
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

  async function submit(form: UseFormReturn<AdminUserForm>, saved: User) {
    isLeft.current = false;
    const input = toInput(form.getValues(), saved);
    if (input === null) return finish();
    const { promise, resolve } = Promise.withResolvers<void>();
    save.mutate(input, {
      onSuccess: finish,
      onError: (failure) => showFieldErrors(form, failure),
      onSettled: () => resolve(),
    });
    await promise;
  }

  return (
    <Card
      title={t`Profile Information`}
      actions={
        <EditButtons
          {...{ editing, formId, pending: saving, toggleRef: toggle }}
          refusal={editing ? undefined : refusal}
          onEdit={startEditing}
          onCancel={cancel}
        />
      }
    >
      <ProfileFields
        {...props}
        // Entering or leaving edit mode resets the fields.
        key={editing ? 'edit' : JSON.stringify(adminUserForm(props.user))}
        formId={formId}
        editing={editing}
        pending={saving}
        error={error}
        onSaving={setSaving}
        onSubmit={submit}
        onCancel={stopEditing}
      />
    </Card>
  );
}
