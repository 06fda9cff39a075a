import type { DiveLog } from '@buddyline/domain/dive-log';
import { diveLogFindings } from '@buddyline/domain/dive-log-findings';
import {
  type DiveLogForm as Form,
  diveLogForm,
  diveLogFormSchema,
  diveLogOfForm,
  diveLogPayload,
  type DiveLogPayload,
} from '@buddyline/domain/dive-log-form';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useCallback, useState } from 'react';
import { useForm, type UseFormReturn, useWatch } from 'react-hook-form';
import type { Location } from 'react-router';
import { paths } from '../../../paths.ts';
import { EditConflictNotice } from '../../../shared/form/edit-conflict-notice.tsx';
import { useEditConflict } from '../../../shared/form/edit-conflict.ts';
import { FormError, FormShell } from '../../../shared/form/form-shell.tsx';
import { fieldGroups, fieldLabel, valueText } from '../dive-log-fields.ts';
import { diveLogQuery } from '../dive-log-queries.ts';
import { useToday } from '../today.ts';
import { EditGroup } from './edit-group.tsx';
import { findingsByField } from './findings-by-field.ts';

interface Props {
  log: DiveLog;
  pending: boolean;
  error: string | null;
  /** Gets the fields that changed since the edit began. */
  onSubmit: (form: UseFormReturn<Form>, changes: DiveLogPayload) => void;
  onCancel: () => void;
  /** Renders Cancel and Save; pending from the submit on. */
  children: (pending: boolean) => ReactNode;
}

/** A form with all fields of a dive log, by group. */
export function DiveLogForm({ log, error, onSubmit, onCancel, children, ...props }: Props) {
  const { t } = useLingui();
  const { form, initial, conflicts, settle } = useDiveLogEdit(log);
  const { isDirty, isSubmitting, dirtyFields } = form.formState;
  const pending = props.pending || isSubmitting;
  const typed = { ...initial, ...useWatch({ control: form.control }) };
  const findings = findingsByField(
    diveLogFindings(diveLogOfForm(log, typed), useToday()),
    (name) => name in dirtyFields,
  );
  const stays = useCallback(
    ({ pathname }: Location) => pathname === paths.diveLogEdit(log.id),
    [log.id],
  );
  const submit = form.handleSubmit(async () => {
    const saved = await settle();
    if (saved) onSubmit(form, diveLogPayload(diveLogForm(saved), form.getValues()));
  });
  return (
    <FormShell
      label={t`Dive log`}
      error={null}
      pending={pending}
      dirty={isDirty}
      stays={stays}
      onSubmit={() => void submit()}
      onCancel={onCancel}
    >
      <EditConflictNotice conflicts={conflicts} labelOf={fieldLabel} textOf={valueText} />
      <div className="grid gap-5 **:scroll-mb-24">
        {fieldGroups.map((group) => (
          <EditGroup key={group} {...{ group, form, typed, findings }} />
        ))}
      </div>
      {/* Above the buttons, unlike FormShell's own error. */}
      <FormError error={error} />
      {children(pending)}
    </FormShell>
  );
}

/** The form's changes are relative to the log at the start, or as somebody else saved it since. */
function useDiveLogEdit(log: DiveLog) {
  const [base, setBase] = useState(log);
  const initial = diveLogForm(base);
  const form = useForm<Form>({
    mode: 'onTouched',
    defaultValues: initial,
    resolver: valibotResolver(diveLogFormSchema(initial)),
  });
  const edit = useEditConflict({
    form,
    base,
    onRebase: setBase,
    query: diveLogQuery(log.id),
    toForm: diveLogForm,
  });
  return { form, initial, ...edit };
}
