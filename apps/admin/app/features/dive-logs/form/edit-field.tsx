import { bounds } from '@buddyline/domain/constants';
import { toClockTime } from '@buddyline/domain/dates';
import { diveLogLines, diveLogUpdateSchema } from '@buddyline/domain/dive-log';
import type { DiveLogForm } from '@buddyline/domain/dive-log-form';
import { inOtherUnit } from '@buddyline/domain/dive-log-form-numbers';
import type { MessageKey } from '@buddyline/domain/messages';
import { Field } from '@buddyline/ui/field';
import { Select } from '@buddyline/ui/select';
import { TextInput } from '@buddyline/ui/text-input';
import { Textarea } from '@buddyline/ui/textarea';
import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
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

/** With its value for the page that the server sends: the form sets values only in the browser. */
function registered({ form, initial }: DiveLogEdit, name: EditableField['name']) {
  return { ...form.register(name), defaultValue: initial[name] };
}

interface LogFieldProps extends Omit<Props<EditableField>, 'typed'> {
  label?: string;
  /** The value in the other unit, before the field's own hint. */
  other?: ReactNode;
  children: ReactNode;
}

function LogField({ field, edit, findings, label, other, children }: LogFieldProps) {
  const { i18n } = useLingui();
  const hint = 'hint' in field && field.hint && i18n._(field.hint);
  return (
    <Field
      label={label ?? i18n._(field.label)}
      hint={fieldHint([other, hint], findings)}
      error={fieldError(edit.form.formState.errors[field.name])}
      {...(field.kind === 'long' && { className: 'col-span-full' })}
    >
      {children}
    </Field>
  );
}

const numberProps = { dir: 'ltr', autoComplete: 'off' } as const;

/** The keypads of iPhones have no minus. */
const keyboardOf = (name: KindOf<'number'>['name']) =>
  v.is(diveLogUpdateSchema.entries[name], -1) ? 'text' : 'decimal';

/** A text input, so that a unit can be typed and invalid numbers reported; the other unit is shown below. */
function NumberField({ field, edit, typed, findings }: Props<KindOf<'number'>>) {
  const language = useLanguage();
  const { base, units } = edit;
  const { visibilityUnit, [field.name]: text } = typed;
  const other = inOtherUnit({ name: field.name, visibilityUnit, units }, text, base);
  return (
    <LogField
      {...{ field, edit, findings }}
      label={labelInForm(field.name, visibilityUnit, units)}
      other={other && <bdi>= {amountText(other, language)}</bdi>}
    >
      <TextInput
        {...registered(edit, field.name)}
        {...numberProps}
        inputMode={keyboardOf(field.name)}
      />
    </LogField>
  );
}

function DateField({ field, edit, findings }: Props<KindOf<'date'>>) {
  const { form } = edit;
  return (
    <LogField
      {...{ field, edit }}
      // A refused date is not doubted as well.
      findings={form.formState.errors[field.name] ? [] : findings}
    >
      <DayInput
        {...registered(edit, field.name)}
        onWrittenOut={(day) =>
          form.setValue(field.name, day, { shouldDirty: true, shouldValidate: true })
        }
      />
    </LogField>
  );
}

/** '910' becomes '09:10' on blur. */
function ClockField({ field, edit, findings }: Props<KindOf<'clock'>>) {
  const { form } = edit;
  const { onBlur, ...input } = registered(edit, field.name);
  return (
    <LogField {...{ field, edit, findings }}>
      <TextInput
        {...input}
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
    </LogField>
  );
}

function ChoiceField({ field, edit, findings }: Props<KindOf<'choice'>>) {
  const { t, i18n } = useLingui();
  const initial = edit.form.formState.defaultValues?.[field.name] ?? '';
  return (
    <LogField {...{ field, edit, findings }}>
      <Select
        {...registered(edit, field.name)}
        options={[{ value: '', label: t`Not recorded` }, ...options(field.names, initial)]}
      />
    </LogField>
  );

  /** An unknown value from another backend stays selectable. */
  function options(names: Record<string, MessageDescriptor>, current: string) {
    const known = Object.entries(names).map(([value, name]) => ({ value, label: i18n._(name) }));
    const isKnown = current === '' || known.some(({ value }) => value === current);
    return isKnown ? known : [...known, { value: current, label: current }];
  }
}

const maxLengths = { ...diveLogLines, comments: bounds.diveCommentsMax };

function WordsField({ field, edit, findings }: Props<KindOf<'text' | 'long'>>) {
  const props = { ...registered(edit, field.name), maxLength: maxLengths[field.name] };
  return (
    <LogField {...{ field, edit, findings }}>
      {field.kind === 'long' ? <Textarea {...props} /> : <TextInput {...props} />}
    </LogField>
  );
}
