import { bounds } from '@buddyline/domain/constants';
import { toClockTime } from '@buddyline/domain/dates';
import { diveLogUpdateSchema } from '@buddyline/domain/dive-log';
import type { DiveLogForm } from '@buddyline/domain/dive-log-form';
import { inOtherUnit } from '@buddyline/domain/dive-log-form-numbers';
import type { MessageKey } from '@buddyline/domain/messages';
import { Field } from '@buddyline/ui/field';
import { Select } from '@buddyline/ui/select';
import { TextInput } from '@buddyline/ui/text-input';
import { Textarea } from '@buddyline/ui/textarea';
import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import * as v from 'valibot';
import { useLanguage } from '../../../language/use-language.ts';
import { fieldError } from '../../../shared/form/form-errors.ts';
import { DayInput } from '../../../shared/form/day-input.tsx';
import type { DiveLogField } from '../dive-log-fields.ts';
import { amountText } from '../values/amount-text.ts';
import { labelInForm } from './form-label.ts';
import type { DiveLogEdit } from './use-dive-log-edit.ts';
import { fieldHint } from './field-hint.tsx';

type KindOf<TKind extends DiveLogField['kind']> = Extract<DiveLogField, { kind: TKind }>;

/** All kinds except toggles, which `EditGroup` renders. */
export type EditableField = KindOf<'number' | 'date' | 'clock' | 'text' | 'long' | 'choice'>;

interface Props<TField extends EditableField> {
  field: TField;
  edit: DiveLogEdit;
  /** The current values of all fields. */
  typed: DiveLogForm;
  findings: readonly MessageKey[];
}

export function EditField({ field, ...rest }: Props<EditableField>) {
  switch (field.kind) {
    case 'number':
      return <NumberField field={field} {...rest} />;
    case 'date':
      return <DateField field={field} {...rest} />;
    case 'clock':
      return <ClockField field={field} {...rest} />;
    case 'choice':
      return <ChoiceField field={field} {...rest} />;
    case 'text':
    case 'long':
      return <WordsField field={field} {...rest} />;
  }
}

const numberProps = { dir: 'ltr', autoComplete: 'off' } as const;

/** The keypads of iPhones have no minus. */
const keyboardOf = (name: KindOf<'number'>['name']) =>
  v.is(diveLogUpdateSchema.entries[name], -1) ? 'text' : 'decimal';

/** A text input, so that a unit can be typed and invalid numbers reported; the other unit is shown below. */
function NumberField({ field, edit, typed, findings }: Props<KindOf<'number'>>) {
  const { i18n } = useLingui();
  const language = useLanguage();
  const { form, base, units } = edit;
  const { visibilityUnit, [field.name]: text } = typed;
  const other = inOtherUnit({ name: field.name, visibilityUnit, units }, text, base);
  return (
    <Field
      label={labelInForm(field.name, visibilityUnit, units)}
      hint={fieldHint(
        [
          other && <bdi key="other">= {amountText(other, language)}</bdi>,
          field.hint && i18n._(field.hint),
        ],
        findings,
      )}
      error={fieldError(form.formState.errors[field.name])}
    >
      <TextInput
        {...form.register(field.name)}
        {...numberProps}
        inputMode={keyboardOf(field.name)}
      />
    </Field>
  );
}

function DateField({ field, edit: { form }, findings }: Props<KindOf<'date'>>) {
  const { i18n } = useLingui();
  const error = fieldError(form.formState.errors[field.name]);
  return (
    <Field
      label={i18n._(field.label)}
      // A refused date is not doubted as well.
      hint={fieldHint([field.hint && i18n._(field.hint)], error ? [] : findings)}
      error={error}
    >
      <DayInput
        {...form.register(field.name)}
        onWrittenOut={(day) =>
          form.setValue(field.name, day, { shouldDirty: true, shouldValidate: true })
        }
      />
    </Field>
  );
}

/** '910' becomes '09:10' on blur. */
function ClockField({ field, edit: { form }, findings }: Props<KindOf<'clock'>>) {
  const { i18n } = useLingui();
  const { onBlur, ...registered } = form.register(field.name);
  return (
    <Field
      label={i18n._(field.label)}
      hint={fieldHint([field.hint && i18n._(field.hint)], findings)}
      error={fieldError(form.formState.errors[field.name])}
    >
      <TextInput
        {...registered}
        {...numberProps}
        onBlur={(event) => {
          const time = toClockTime(event.target.value);
          if (time !== event.target.value) {
            form.setValue(field.name, time, { shouldDirty: true, shouldValidate: true });
          }
          void onBlur(event);
        }}
        inputMode="numeric"
        placeholder="##:##"
      />
    </Field>
  );
}

function ChoiceField({ field, edit: { form }, findings }: Props<KindOf<'choice'>>) {
  const { t, i18n } = useLingui();
  const initial = form.formState.defaultValues?.[field.name] ?? '';
  return (
    <Field
      label={i18n._(field.label)}
      hint={fieldHint([], findings)}
      error={fieldError(form.formState.errors[field.name])}
    >
      <Select
        {...form.register(field.name)}
        options={[{ value: '', label: t`Not recorded` }, ...options(field.names, initial)]}
      />
    </Field>
  );

  /** An unknown value from another backend stays selectable. */
  function options(names: Record<string, MessageDescriptor>, current: string) {
    const known = Object.entries(names).map(([value, name]) => ({ value, label: i18n._(name) }));
    const isKnown = current === '' || known.some(({ value }) => value === current);
    return isKnown ? known : [...known, { value: current, label: current }];
  }
}

const maxLengths = {
  site: bounds.siteMax,
  location: bounds.locationMax,
  pg: bounds.pressureGroupMax,
  comments: bounds.diveCommentsMax,
};

function WordsField({ field, edit: { form }, findings }: Props<KindOf<'text' | 'long'>>) {
  const { i18n } = useLingui();
  const props = { ...form.register(field.name), maxLength: maxLengths[field.name] };
  return (
    <Field
      label={i18n._(field.label)}
      hint={fieldHint([], findings)}
      error={fieldError(form.formState.errors[field.name])}
      className={field.kind === 'long' ? 'col-span-full' : undefined}
    >
      {field.kind === 'long' ? <Textarea {...props} /> : <TextInput {...props} />}
    </Field>
  );
}
