import { bounds } from '@buddyline/domain/constants';
import type { User } from '@buddyline/domain/user';
import { type OwnProfileForm, ownProfileFormSchema } from '@buddyline/domain/user-forms';
import { Field } from '@buddyline/ui/field';
import { TextInput } from '@buddyline/ui/text-input';
import { Textarea } from '@buddyline/ui/textarea';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useForm, type UseFormReturn, useWatch } from 'react-hook-form';
import type { Location } from 'react-router';
import { paths } from '../../paths.ts';
import { AgeField } from '../../shared/age-field.tsx';
import { isEditAddress } from '../../shared/edit-mode.ts';
import { fieldError } from '../../shared/form-errors.ts';
import { FormShell } from '../../shared/form-shell.tsx';
import { AvatarPicker } from './avatar-picker.tsx';

export type ProfileSubmit = (
  form: UseFormReturn<OwnProfileForm>,
  edited: OwnProfileForm,
  picture: File | null,
) => void;

function staysInEditMode({ pathname, search }: Location): boolean {
  return pathname === paths.settings && isEditAddress(search);
}

interface Props {
  formId: string;
  user: User;
  saved: OwnProfileForm;
  editing: boolean;
  pending: boolean;
  error: string | null;
  onSubmit: ProfileSubmit;
  onCancel: () => void;
  onCancelUpload: () => void;
}

export function ProfileFields({ formId, user, saved, editing, ...props }: Props) {
  const { t } = useLingui();
  const [picture, setPicture] = useState<File | null>(null);
  const form = useForm<OwnProfileForm>({
    defaultValues: saved,
    resolver: valibotResolver(ownProfileFormSchema),
  });
  const { register, handleSubmit, formState } = form;
  const { errors, isDirty } = formState;
  const age = useWatch({ control: form.control, name: 'age' });
  const disabled = !editing;
  return (
    <FormShell
      id={formId}
      label={t`Profile Information`}
      error={props.error}
      pending={props.pending}
      dirty={editing && (isDirty || picture !== null)}
      stays={staysInEditMode}
      onSubmit={() => void handleSubmit((edited) => props.onSubmit(form, edited, picture))()}
      onCancel={editing ? props.onCancel : undefined}
    >
      <div className="grid gap-5 sm:grid-cols-2">
        <AvatarPicker
          user={user}
          disabled={disabled}
          picture={picture}
          onPicture={setPicture}
          uploading={props.pending && picture !== null}
          onCancelUpload={props.onCancelUpload}
        />
        <Field label={t`Full Name`} error={fieldError(errors.fullName)}>
          <TextInput
            {...register('fullName')}
            disabled={disabled}
            dir="auto"
            maxLength={bounds.fullNameMax}
            autoComplete="name"
          />
        </Field>
        <Field label={t`Country`} error={fieldError(errors.country)}>
          <TextInput
            {...register('country')}
            disabled={disabled}
            dir="auto"
            maxLength={bounds.countryMax}
            autoComplete="country-name"
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
