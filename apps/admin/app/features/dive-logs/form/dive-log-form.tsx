import type { DiveLog } from '@buddyline/domain/dive-log';
import { diveLogFindings } from '@buddyline/domain/dive-log-findings';
import {
  type DiveLogForm as Form,
  diveLogForm,
  diveLogOfForm,
  diveLogPayload,
  type DiveLogPayload,
} from '@buddyline/domain/dive-log-form';
import { keysOf } from '@buddyline/domain/keys';
import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useCallback, useEffect } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { type Location, useSearchParams } from 'react-router';
import { paths } from '../../../paths.ts';
import { EditConflictNotice } from '../../../shared/form/edit-conflict-notice.tsx';
import { FormError, FormShell } from '../../../shared/form/form-shell.tsx';
import { fieldGroups, valueText } from '../dive-log-fields.ts';
import { useToday } from '../today.ts';
import { EditGroup } from './edit-group.tsx';
import { findingsByField } from './findings-by-field.ts';
import { labelInForm } from './form-label.ts';
import { useDiveLogEdit } from './use-dive-log-edit.ts';

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
  const edit = useDiveLogEdit(log);
  const { form, initial, units, conflicts, settle } = edit;
  const { isDirty, isSubmitting, dirtyFields } = form.formState;
  const pending = props.pending || isSubmitting;
  const typed = { ...initial, ...useWatch({ control: form.control }) };
  const findings = findingsByField(
    diveLogFindings(diveLogOfForm(edit.base, typed, units), useToday()),
    (name) => name in dirtyFields,
  );
  const [search] = useSearchParams();
  useEffect(() => {
    const wanted = keysOf(initial).find((name) => name === search.get('field'));
    if (wanted) form.setFocus(wanted, { shouldSelect: true });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when the form opens
  }, []);
  const stays = useCallback(
    ({ pathname }: Location) => pathname === paths.diveLogEdit(log.id),
    [log.id],
  );
  const submit = form.handleSubmit(async () => {
    const saved = await settle();
    if (saved) onSubmit(form, diveLogPayload(diveLogForm(saved, units), form.getValues(), units));
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
      <EditConflictNotice
        conflicts={conflicts}
        labelOf={(name) => labelInForm(name, typed.visibilityUnit, units)}
        textOf={valueText}
      />
      <div className="grid gap-5 **:scroll-mb-24">
        {fieldGroups.map((group) => (
          <EditGroup key={group} {...{ group, edit, typed, findings }} />
        ))}
      </div>
      {/* Above the buttons, unlike FormShell's own error. */}
      <FormError error={error} />
      {children(pending)}
    </FormShell>
  );
}
