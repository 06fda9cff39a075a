import { bounds } from '@buddyline/domain/constants';
import type { User } from '@buddyline/domain/user';
import {
  ownProfileForm,
  type OwnProfileForm,
  ownProfileFormSchema,
} from '@buddyline/domain/user-forms';
import { Field } from '@buddyline/ui/field';
import { TextInput } from '@buddyline/ui/text-input';
import { Textarea } from '@buddyline/ui/textarea';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
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
  editing: boolean;
  pending: boolean;
  error: string | null;
  /** Called when the check for a concurrent save starts (true) and ends (false). */
  onChecking: (checking: boolean) => void;
  onSubmit: ProfileSubmit;
  onCancel: () => void;
  onCancelUpload: () => void;
}

export function ProfileFields({ formId, user, editing, ...props }: Props) {
  const { t } = useLingui();
  const [picture, setPicture] = useState<File | null>(null);
  const { form, conflicts, settle } = useProfileEdit(user);
  const { register, handleSubmit, formState } = form;
  const { errors, isDirty, isSubmitting } = formState;
  const labels = useProfileLabels();
  const age = useWatch({ control: form.control, name: 'age' });
  const disabled = !editing;
  const submit = handleSubmit(async () => {
    props.onChecking(true);
    const saved = await settle();
    props.onChecking(false);
    if (saved) props.onSubmit(form, form.getValues(), picture);
  });
  return (
    <FormShell
      id={formId}
      label={t`Profile Information`}
      error={props.error}
      pending={props.pending || isSubmitting}
      dirty={editing && (isDirty || picture !== null)}
      stays={staysInEditMode}
      onSubmit={() => void submit()}
      onCancel={editing ? props.onCancel : undefined}
    >
      <EditConflictNotice conflicts={conflicts} labelOf={(name) => labels[name]} />
      <div className="grid gap-5 sm:grid-cols-2">
        <AvatarPicker
          user={user}
          disabled={disabled}
          picture={picture}
          onPicture={setPicture}
          uploading={props.pending && picture !== null}
          onCancelUpload={props.onCancelUpload}
        />
        <Field label={labels.fullName} error={fieldError(errors.fullName)}>
          <TextInput
            {...register('fullName')}
            disabled={disabled}
            maxLength={bounds.fullNameMax}
            autoComplete="name"
          />
        </Field>
        <Field label={labels.country} error={fieldError(errors.country)}>
          <TextInput
            {...register('country')}
            disabled={disabled}
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
        <Field label={labels.bio} error={fieldError(errors.bio)} className="sm:col-span-2">
          <Textarea {...register('bio')} disabled={disabled} maxLength={bounds.bioMax} />
        </Field>
      </div>
    </FormShell>
  );
}

/** The form starts with the profile as fetched; concurrent saves are detected before its own save. */
function useProfileEdit(user: User) {
  const [base, onRebase] = useState(user);
  const form = useForm<OwnProfileForm>({
    defaultValues: ownProfileForm(base),
    resolver: valibotResolver(ownProfileFormSchema),
  });
  const query = personQuery(user.id);
  const edit = useEditConflict({ form, base, onRebase, query, toForm: ownProfileForm });
  return { form, ...edit };
}

function useProfileLabels(): Partial<Record<string, ReactNode>> {
  const { t } = useLingui();
  return {
    fullName: t`Full Name`,
    country: t`Country`,
    age: t`Age`,
    bio: t`Bio`,
  } satisfies Record<keyof OwnProfileForm, ReactNode>;
}
