import { bounds } from '@buddyline/domain/constants';
import { isStaff } from '@buddyline/domain/role';
import type { User } from '@buddyline/domain/user';
import { adminUserForm, type AdminUserForm } from '@buddyline/domain/user-forms';
import { Field } from '@buddyline/ui/field';
import { Select } from '@buddyline/ui/select';
import { TextInput } from '@buddyline/ui/text-input';
import { Textarea } from '@buddyline/ui/textarea';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { useLingui } from '@lingui/react/macro';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { type RegisterOptions, useForm, type UseFormReturn, useWatch } from 'react-hook-form';
import type * as v from 'valibot';
import { AgeField } from './age-field.tsx';
import { useFeature } from '../query/meta-queries.ts';
import { useRefusal } from '../query/use-refusal.ts';
import { personQuery } from '../query/person-queries.ts';
import { EditConflictNotice } from './edit-conflict-notice.tsx';
import { useEditConflict } from './edit-conflict.ts';
import { fieldError } from './form-errors.ts';
import { FormShell } from './form-shell.tsx';
import { choiceLabel, levelOptions, roleOptions, verificationOptions } from './user-choices.ts';
import { useUserLabels } from './user-labels.ts';

interface Props extends Pick<ComponentProps<typeof FormShell>, 'error' | 'pending' | 'stays'> {
  formId: string;
  user: User;
  /** One's own profile has a picture, and not the fields that only administrators change. */
  isOwn?: boolean;
  picture?: { control: ReactNode; isChosen: boolean };
  schema: (initial: AdminUserForm) => v.GenericSchema<AdminUserForm>;
  editing: boolean;
  /** Called when a save starts, with the check for a concurrent one, and when it ends. */
  onSaving: (saving: boolean) => void;
  /** @param saved the user that the form's changes are relative to */
  onSubmit: (form: UseFormReturn<AdminUserForm>, saved: User) => Promise<void>;
  onCancel: () => void;
}

export function ProfileFields({ formId, user, isOwn = false, editing, ...props }: Props) {
  const { t } = useLingui();
  const { form, initial, conflicts, settle } = useProfileEdit(user, props.schema);
  const { handleSubmit, formState } = form;
  const field = fieldsOf(form, initial);
  const { errors, isDirty, isSubmitting } = formState;
  const age = useWatch({ control: form.control, name: 'age' });
  const labels = useUserLabels();
  const disabled = !editing;
  const placeholder = disabled ? '—' : undefined;
  const { control, isChosen = false } = props.picture ?? {};
  const submit = handleSubmit(async () => {
    props.onSaving(true);
    const saved = await settle();
    if (saved) await props.onSubmit(form, saved);
    props.onSaving(false);
  });
  return (
    <FormShell
      id={formId}
      label={t`Profile Information`}
      error={props.error}
      pending={props.pending || isSubmitting}
      dirty={editing && (isDirty || isChosen)}
      stays={props.stays}
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
          editing || isOwn
            ? 'grid gap-5 sm:grid-cols-2'
            : 'fields-to-read grid grid-cols-2 gap-x-6 gap-y-4 lg:grid-cols-4'
        }
      >
        {control}
        {!isOwn && (
          <Field label={labels.username} error={fieldError(errors.username)}>
            <TextInput {...field('username')} disabled={disabled} maxLength={bounds.usernameMax} />
          </Field>
        )}
        <Field label={labels.fullName} error={fieldError(errors.fullName)}>
          <TextInput
            {...field('fullName')}
            disabled={disabled}
            placeholder={placeholder}
            maxLength={bounds.fullNameMax}
            autoComplete={isOwn ? 'name' : undefined}
          />
        </Field>
        {!isOwn && <StaffFields form={form} initial={initial} editing={editing} />}
        <Field label={labels.country} error={fieldError(errors.country)}>
          <TextInput
            {...field('country')}
            disabled={disabled}
            placeholder={placeholder}
            maxLength={bounds.countryMax}
            autoComplete={isOwn ? 'country-name' : undefined}
          />
        </Field>
        <AgeField
          {...field('age')}
          disabled={disabled}
          placeholder={placeholder}
          typed={age}
          error={fieldError(errors.age)}
        />
        <Field
          label={labels.bio}
          error={fieldError(errors.bio)}
          className={editing || isOwn ? 'sm:col-span-2' : 'col-span-full lg:col-span-2'}
        >
          <Textarea
            {...field('bio')}
            disabled={disabled}
            placeholder={placeholder}
            maxLength={bounds.bioMax}
          />
        </Field>
      </div>
    </FormShell>
  );
}

interface StaffFieldsProps {
  form: UseFormReturn<AdminUserForm>;
  initial: AdminUserForm;
  editing: boolean;
}

/** What only staff change of a person: the role, its level, and whether the person is verified. */
function StaffFields({ form, initial, editing }: StaffFieldsProps) {
  const { t } = useLingui();
  const labels = useUserLabels();
  const field = fieldsOf(form, initial);
  const { errors } = form.formState;
  const role = useWatch({ control: form.control, name: 'role' });
  const hasLevels = useFeature('staff-levels');
  const refusal = useRefusal()('users.change-level');
  const suggestLevel = () => {
    if (form.getValues('staffLevel') === '') form.setValue('staffLevel', 'full');
  };
  return (
    <>
      <Field label={labels.role} hint={editing && refusal} error={fieldError(errors.role)}>
        <Select
          {...field('role', { onChange: suggestLevel })}
          disabled={!editing || refusal !== undefined}
          options={roleOptions(initial.role)}
        />
      </Field>
      {hasLevels && refusal === undefined && isStaff({ role }) && (
        <Field label={labels.staffLevel} error={fieldError(errors.staffLevel)}>
          <Select
            {...field('staffLevel')}
            disabled={!editing}
            options={levelOptions(initial.staffLevel)}
          />
        </Field>
      )}
      <Field label={labels.isVerified} error={fieldError(errors.isVerified)}>
        <Select
          {...field('isVerified')}
          disabled={!editing}
          placeholder={t`Not known`}
          options={verificationOptions()}
        />
      </Field>
    </>
  );
}

/** Registers a field, with its value for the page that the server sends: the form sets values only in the browser. */
function fieldsOf(form: UseFormReturn<AdminUserForm>, initial: AdminUserForm) {
  return (name: keyof AdminUserForm, options?: RegisterOptions<AdminUserForm>) => ({
    ...form.register(name, options),
    defaultValue: initial[name],
  });
}

/** The form starts with the user as fetched; concurrent saves are detected before its own save. */
function useProfileEdit(user: User, schema: Props['schema']) {
  const [base, onRebase] = useState(user);
  const initial = adminUserForm(base);
  const form = useForm<AdminUserForm>({
    defaultValues: initial,
    resolver: valibotResolver(schema(initial)),
  });
  const query = personQuery(user.id);
  const edit = useEditConflict({ form, base, onRebase, query, toForm: adminUserForm });
  return { form, initial, ...edit };
}
