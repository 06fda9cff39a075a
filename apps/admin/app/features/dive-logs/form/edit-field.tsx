import { bounds } from '@buddyline/domain/constants';
import { maskDate, toClockTime } from '@buddyline/domain/dates';
import { counterpart, unitOf } from '@buddyline/domain/dive-log-amounts';
import type { DiveLogForm } from '@buddyline/domain/dive-log-form';
import type { MessageKey } from '@buddyline/domain/messages';
import { toNumberOrNull } from '@buddyline/domain/numbers';
import { Field } from '@buddyline/ui/field';
import { Select } from '@buddyline/ui/select';
import { TextInput } from '@buddyline/ui/text-input';
import { Textarea } from '@buddyline/ui/textarea';
import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import type { UseFormReturn } from 'react-hook-form';
import { useLanguage } from '../../../language/use-language.ts';
import { fieldError } from '../../../shared/form/form-errors.ts';
import type { DiveLogField } from '../dive-log-fields.ts';
import { amountText, unitText } from '../values/amount-text.ts';
import { fieldHint } from './field-hint.tsx';

type KindOf<TKind extends DiveLogField['kind']> = Extract<DiveLogField, { kind: TKind }>;

/** All kinds except toggles, which `EditGroup` renders. */
export type EditableField = KindOf<'number' | 'date' | 'clock' | 'text' | 'long' | 'choice'>;

interface Props<TField extends EditableField> {
  field: TField;
  form: UseFormReturn<DiveLogForm>;
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

/** A text input, so that invalid numbers can be reported; the converted unit is shown below. */
function NumberField({ field, form, typed, findings }: Props<KindOf<'number'>>) {
  const { i18n } = useLingui();
  const language = useLanguage();
  const unit = unitOf(field.name, typed.visibilityUnit);
  const value = toNumberOrNull(typed[field.name]);
  const other = unit && value !== null ? counterpart({ value, unit }) : null;
  const label = i18n._(field.label);
  return (
    <Field
      label={unit ? `${label} (${unitText(unit)})` : label}
      hint={fieldHint(
        [
          other && <bdi key="other">= {amountText(other, language)}</bdi>,
          field.hint && i18n._(field.hint),
        ],
        findings,
      )}
      error={fieldError(form.formState.errors[field.name])}
    >
      <TextInput {...form.register(field.name)} {...numberProps} inputMode="decimal" />
    </Field>
  );
}

function DateField({ field, form, findings }: Props<KindOf<'date'>>) {
  const { i18n } = useLingui();
  const { onChange, ...registered } = form.register(field.name);
  return (
    <Field
      label={i18n._(field.label)}
      hint={fieldHint([field.hint && i18n._(field.hint)], findings)}
      error={fieldError(form.formState.errors[field.name])}
    >
      <TextInput
        {...registered}
        {...numberProps}
        onChange={(event) => {
          event.target.value = maskDate(event.target.value);
          void onChange(event);
        }}
        inputMode="numeric"
        placeholder="##/##/####"
      />
    </Field>
  );
}

/** '910' becomes '09:10' on blur. */
function ClockField({ field, form, findings }: Props<KindOf<'clock'>>) {
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

function ChoiceField({ field, form, findings }: Props<KindOf<'choice'>>) {
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

function WordsField({ field, form, findings }: Props<KindOf<'text' | 'long'>>) {
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
