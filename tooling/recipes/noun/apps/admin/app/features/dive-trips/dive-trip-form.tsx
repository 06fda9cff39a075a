import { bounds } from '@buddyline/domain/constants';
import {
  type DiveTrip,
  type DiveTripUpdate,
  diveTripUpdateSchema,
} from '@buddyline/domain/dive-trip';
import { Button } from '@buddyline/ui/button';
import { Card } from '@buddyline/ui/card';
import { Field } from '@buddyline/ui/field';
import { TextInput } from '@buddyline/ui/text-input';
import { Textarea } from '@buddyline/ui/textarea';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { Trans, useLingui } from '@lingui/react/macro';
import { useCallback, useState } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import type { Location } from 'react-router';
import { paths } from '../../paths.ts';
import { EditConflictNotice } from '../../shared/form/edit-conflict-notice.tsx';
import { useEditConflict } from '../../shared/form/edit-conflict.ts';
import { fieldError } from '../../shared/form/form-errors.ts';
import { FormShell } from '../../shared/form/form-shell.tsx';
import { diveTripQuery } from './dive-trip-queries.ts';

interface Props {
  diveTrip: DiveTrip;
  pending: boolean;
  error: string | null;
  onSubmit: (form: UseFormReturn<DiveTripUpdate>, changes: DiveTripUpdate) => void;
  /** Discards the changes. */
  onDiscard: () => void;
  /** Leaves the form, after a confirmation if there are unsaved changes. */
  onCancel: () => void;
}

export function DiveTripForm({ diveTrip, error, onSubmit, onDiscard, onCancel, ...props }: Props) {
  const { t } = useLingui();
  const { form, conflicts, settle } = useDiveTripEdit(diveTrip);
  const { errors, isDirty, isSubmitting } = form.formState;
  const pending = props.pending || isSubmitting;
  const labels: Partial<Record<string, string>> = { title: t`Title`, description: t`Description` };
  const stays = useCallback(
    ({ pathname }: Location) => pathname === paths.diveTripEdit(diveTrip.id),
    [diveTrip.id],
  );
  const submit = form.handleSubmit(async () => {
    if (await settle()) onSubmit(form, form.getValues());
  });
  return (
    <Card>
      <FormShell
        label={t`Edit Dive Trip`}
        error={error}
        pending={pending}
        dirty={isDirty}
        stays={stays}
        onSubmit={() => void submit()}
        onCancel={onCancel}
      >
        <EditConflictNotice conflicts={conflicts} labelOf={(name) => labels[name]} />
        <div className="grid gap-5">
          <Field label={labels['title']} error={fieldError(errors.title)}>
            <TextInput {...form.register('title')} maxLength={bounds.titleMax} />
          </Field>
          <Field label={labels['description']} error={fieldError(errors.description)}>
            <Textarea {...form.register('description')} maxLength={bounds.descriptionMax} />
          </Field>
          <div className="flex justify-end gap-3">
            <Button variant="outline" disabled={pending} onClick={onDiscard}>
              <Trans>Cancel</Trans>
            </Button>
            <Button type="submit" pending={pending}>
              <Trans>Save</Trans>
            </Button>
          </div>
        </div>
      </FormShell>
    </Card>
  );
}

function diveTripForm({ title, description }: DiveTrip): DiveTripUpdate {
  return { title, description: description ?? '' };
}

/** The form's state; detects conflicts with edits that others have saved meanwhile. */
function useDiveTripEdit(diveTrip: DiveTrip) {
  const [base, onRebase] = useState(diveTrip);
  const form = useForm<DiveTripUpdate>({
    defaultValues: diveTripForm(base),
    resolver: valibotResolver(diveTripUpdateSchema),
  });
  const query = diveTripQuery(diveTrip.id);
  const edit = useEditConflict({ form, base, onRebase, query, toForm: diveTripForm });
  return { form, ...edit };
}
