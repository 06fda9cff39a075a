import { bounds } from '@buddyline/domain/constants';
import type { AdminUser } from '@buddyline/domain/user';
import {
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
import { AgeField } from '../../shared/age-field.tsx';
import { isEditAddress } from '../../shared/edit-mode.ts';
import { fieldError } from '../../shared/form-errors.ts';
import { FormShell } from '../../shared/form-shell.tsx';
import { roleOptions, verificationOptions } from './user-choices.ts';

interface Props {
  formId: string;
  userId: string;
  saved: AdminUserForm;
  editing: boolean;
  pending: boolean;
  error: string | null;
  /** Gets what was changed since the edit began. */
  onSubmit: (form: UseFormReturn<AdminUserForm>, changes: AdminUser) => void;
  onCancel: () => void;
}

export function UserFields({ formId, userId, saved, editing, ...props }: Props) {
  const { t } = useLingui();
  // The profile may be fetched anew during an edit: what others changed is not this edit's doing.
  const [initial] = useState(saved);
  const form = useForm<AdminUserForm>({
    defaultValues: initial,
    resolver: valibotResolver(adminUserFormSchema(initial)),
  });
  const { register, handleSubmit, formState } = form;
  const { errors, isDirty } = formState;
  const age = useWatch({ control: form.control, name: 'age' });
  const disabled = !editing;
  // The tabs below keep the form as it is.
  const stays = useCallback(
    ({ pathname, search }: Location) =>
      pathname.startsWith(`${paths.user(userId)}/`) && isEditAddress(search),
    [userId],
  );
  return (
    <FormShell
      id={formId}
      label={t`Profile Information`}
      error={props.error}
      pending={props.pending}
      dirty={editing && isDirty}
      stays={stays}
      onSubmit={() =>
        void handleSubmit((edited) => props.onSubmit(form, adminUserPayload(initial, edited)))()
      }
      onCancel={editing ? props.onCancel : undefined}
    >
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label={t`Username`} error={fieldError(errors.username)}>
          <TextInput
            {...register('username')}
            disabled={disabled}
            dir="auto"
            maxLength={bounds.usernameMax}
          />
        </Field>
        <Field label={t`Full Name`} error={fieldError(errors.fullName)}>
          <TextInput
            {...register('fullName')}
            disabled={disabled}
            dir="auto"
            maxLength={bounds.fullNameMax}
          />
        </Field>
        <Field label={t`Role`} error={fieldError(errors.role)}>
          <Select {...register('role')} disabled={disabled} options={roleOptions(initial.role)} />
        </Field>
        <Field label={t`Verification`} error={fieldError(errors.isVerified)}>
          <Select
            {...register('isVerified')}
            disabled={disabled}
            placeholder={t`Not known`}
            options={verificationOptions()}
          />
        </Field>
        <Field label={t`Country`} error={fieldError(errors.country)}>
          <TextInput
            {...register('country')}
            disabled={disabled}
            dir="auto"
            maxLength={bounds.countryMax}
          />
        </Field>
        <AgeField
          {...register('age')}
          disabled={disabled}
          typed={age}
          error={fieldError(errors.age)}
        />
        <Field label={t`Bio`} error={fieldError(errors.bio)} className="sm:col-span-2">
          <Textarea {...register('bio')} disabled={disabled} maxLength={bounds.bioMax} />
        </Field>
      </div>
    </FormShell>
  );
}
