import { bounds } from '@buddyline/domain/constants';
import type { AdminUser, User } from '@buddyline/domain/user';
import {
  adminUserForm,
  type AdminUserForm,
  adminUserFormSchema,
  adminUserPayload,
} from '@buddyline/domain/user-forms';
import { Field } from '@buddyline/ui/field';
import { Select } from '@buddyline/ui/select';
import { TextInput } from '@buddyline/ui/text-input';
import { Textarea } from '@buddyline/ui/textarea';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { useLingui } from '@lingui/react/macro';
import { useCallback, useState } from 'react';
import { useForm, type UseFormReturn, useWatch } from 'react-hook-form';
import type { Location } from 'react-router';
import { paths } from '../../paths.ts';
import { EditConflictNotice } from '../../shared/form/edit-conflict-notice.tsx';
import { useEditConflict } from '../../shared/form/edit-conflict.ts';
import { isEditAddress } from '../../shared/form/edit-mode.ts';
import { fieldError } from '../../shared/form/form-errors.ts';
import { FormShell } from '../../shared/form/form-shell.tsx';
import { AgeField } from '../../shared/people/age-field.tsx';
import { personQuery } from '../../shared/query/person-queries.ts';
import { choiceLabel, roleOptions, verificationOptions } from './user-choices.ts';
import { useUserLabels } from './user-labels.ts';

interface Props {
  formId: string;
  user: User;
  editing: boolean;
  pending: boolean;
  error: string | null;
  /** Called when the check for a concurrent save starts (true) and ends (false). */
  onChecking: (checking: boolean) => void;
  /** Gets the fields that changed since the edit began. */
  onSubmit: (form: UseFormReturn<AdminUserForm>, changes: AdminUser) => void;
  onCancel: () => void;
}

export function UserFields({ formId, user, editing, ...props }: Props) {
  const { t } = useLingui();
  const { form, initial, conflicts, settle } = useUserEdit(user);
  const { register, handleSubmit, formState } = form;
  const { errors, isDirty, isSubmitting } = formState;
  const age = useWatch({ control: form.control, name: 'age' });
  const labels = useUserLabels();
  const disabled = !editing;
  // Switching between the tabs below keeps the form open.
  const stays = useCallback(
    ({ pathname, search }: Location) =>
      pathname.startsWith(`${paths.user(user.id)}/`) && isEditAddress(search),
    [user.id],
  );
  const submit = handleSubmit(async () => {
    props.onChecking(true);
    const saved = await settle();
    props.onChecking(false);
    if (saved) props.onSubmit(form, adminUserPayload(adminUserForm(saved), form.getValues()));
  });
  return (
    <FormShell
      id={formId}
      label={t`Profile Information`}
      error={props.error}
      pending={props.pending || isSubmitting}
      dirty={editing && isDirty}
      stays={stays}
      onSubmit={() => void submit()}
      onCancel={editing ? props.onCancel : undefined}
    >
      <EditConflictNotice
        conflicts={conflicts}
        labelOf={(name) => labels[name]}
        textOf={(name, value) => choiceLabel(name, String(value))}
      />
      <div
        className={
          editing
            ? 'grid gap-5 sm:grid-cols-2'
            : 'fields-to-read grid grid-cols-2 gap-x-6 gap-y-4 lg:grid-cols-4'
        }
      >
        <Field label={labels.username} error={fieldError(errors.username)}>
          <TextInput {...register('username')} disabled={disabled} maxLength={bounds.usernameMax} />
        </Field>
        <Field label={labels.fullName} error={fieldError(errors.fullName)}>
          <TextInput {...register('fullName')} disabled={disabled} maxLength={bounds.fullNameMax} />
        </Field>
        <Field label={labels.role} error={fieldError(errors.role)}>
          <Select {...register('role')} disabled={disabled} options={roleOptions(initial.role)} />
        </Field>
        <Field label={labels.isVerified} error={fieldError(errors.isVerified)}>
          <Select
            {...register('isVerified')}
            disabled={disabled}
            placeholder={t`Not known`}
            options={verificationOptions()}
          />
        </Field>
        <Field label={labels.country} error={fieldError(errors.country)}>
          <TextInput {...register('country')} disabled={disabled} maxLength={bounds.countryMax} />
        </Field>
        <AgeField
          {...register('age')}
          disabled={disabled}
          typed={age}
          error={fieldError(errors.age)}
        />
        <Field
          label={labels.bio}
          error={fieldError(errors.bio)}
          className={editing ? 'sm:col-span-2' : 'col-span-full lg:col-span-2'}
        >
          <Textarea {...register('bio')} disabled={disabled} maxLength={bounds.bioMax} />
        </Field>
      </div>
    </FormShell>
  );
}

/** The form starts with the user as fetched; concurrent saves are detected before its own save. */
function useUserEdit(user: User) {
  const [base, onRebase] = useState(user);
  const initial = adminUserForm(base);
  const form = useForm<AdminUserForm>({
    defaultValues: initial,
    resolver: valibotResolver(adminUserFormSchema(initial)),
  });
  const query = personQuery(user.id);
  const edit = useEditConflict({ form, base, onRebase, query, toForm: adminUserForm });
  return { form, initial, ...edit };
}
