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
import { paths } from '../../paths.ts';
import { FormShell } from '../../shared/form-shell.tsx';
import { fieldGroups } from './dive-log-fields.ts';
import { EditGroup } from './edit-group.tsx';
import { findingsByField } from './findings-by-field.ts';
import { useToday } from './today.ts';

interface Props {
  log: DiveLog;
  pending: boolean;
  error: string | null;
  /** Gets what was changed since the edit began. */
  onSubmit: (form: UseFormReturn<Form>, changes: DiveLogPayload) => void;
  onCancel: () => void;
  /** Cancel and Save, inside the form. */
  children: ReactNode;
}

/** Every field of a dive log, in the groups a diver thinks in. */
export function DiveLogForm({ log, pending, error, onSubmit, onCancel, children }: Props) {
  const { t } = useLingui();
  // The log may be fetched anew during an edit: what others changed is not this edit's doing.
  const [initial] = useState(() => diveLogForm(log));
  const form = useForm<Form>({
    mode: 'onTouched',
    defaultValues: initial,
    resolver: valibotResolver(diveLogFormSchema(initial)),
  });
  const { isDirty, dirtyFields } = form.formState;
  const typed = { ...initial, ...useWatch({ control: form.control }) };
  const findings = findingsByField(
    diveLogFindings(diveLogOfForm(log, typed), useToday()),
    (name) => name in dirtyFields,
  );
  const stays = useCallback(
    ({ pathname }: Location) => pathname === paths.diveLogEdit(log.id),
    [log.id],
  );
  return (
    <FormShell
      label={t`Dive log`}
      error={error}
      pending={pending}
      dirty={isDirty}
      stays={stays}
      onSubmit={() =>
        void form.handleSubmit((edited) => onSubmit(form, diveLogPayload(initial, edited)))()
      }
      onCancel={onCancel}
    >
      <div className="grid gap-5">
        {fieldGroups.map((group) => (
          <EditGroup key={group} {...{ group, form, typed, findings }} />
        ))}
      </div>
      {children}
    </FormShell>
  );
}
