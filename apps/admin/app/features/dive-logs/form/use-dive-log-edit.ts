import type { DiveLog } from '@buddyline/domain/dive-log';
import { diveLogForm, type DiveLogForm, diveLogFormSchema } from '@buddyline/domain/dive-log-form';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { rememberedUnits } from '../../../language/remembered-view.ts';
import { useEditConflict } from '../../../shared/form/edit-conflict.ts';
import { diveLogQuery } from '../dive-log-queries.ts';

export type DiveLogEdit = ReturnType<typeof useDiveLogEdit>;

/** A form that starts with the log's values, and is rebased when somebody else saves the log. */
export function useDiveLogEdit(log: DiveLog) {
  const [base, setBase] = useState(log);
  // A choice in another tab would give the numbers in the fields another unit.
  const [units] = useState(rememberedUnits);
  const toForm = (one: DiveLog) => diveLogForm(one, units);
  const initial = toForm(base);
  const form = useForm<DiveLogForm>({
    mode: 'onTouched',
    defaultValues: initial,
    resolver: valibotResolver(diveLogFormSchema(initial, units)),
  });
  const conflict = useEditConflict({
    form,
    base,
    onRebase: setBase,
    query: diveLogQuery(log.id),
    toForm,
  });
  return { form, base, initial, units, ...conflict };
}
