import { diveLogFilterEntries } from '@buddyline/domain/dive-log-filters';
import { readTypedDay, typedDay } from '@buddyline/domain/typed-day';
import { Field } from '@buddyline/ui/field';
import { typeLatinDigits } from '@buddyline/ui/latin-digits';
import { TextInput } from '@buddyline/ui/text-input';
import { useLingui } from '@lingui/react/macro';
import * as v from 'valibot';
import { DayFilter } from './day-filter.tsx';
import { useTypedFilter } from './use-typed-filter.ts';

/** '' for empty text, an ISO date for a valid date, null otherwise. */
function readDate(text: string): string | null {
  return text.trim() === '' ? '' : readTypedDay(text);
}

function readTime(text: string): string | null {
  const digits = text.trim();
  if (digits === '') return '';
  return v.is(diveLogFilterEntries.timeIn, digits) ? String(Number(digits)) : null;
}

interface TypedProps {
  onFilter: (value: string | null) => void;
}

export function DateFilter({ date, onFilter }: TypedProps & { date: string | undefined }) {
  const { t } = useLingui();
  const shown = typedDay(date);
  const field = useTypedFilter({ shown, read: readDate, completeLength: 10, onFilter });
  return (
    <Field
      label={t`Date`}
      hint={field.isIncomplete ? t`Filters once the day is whole: MM/DD/YYYY` : t`MM/DD/YYYY`}
      error={field.isInvalid && t`This is not a day of the calendar. Write it as MM/DD/YYYY.`}
    >
      <DayFilter field={field} />
    </Field>
  );
}

export function TimeFilter({
  label,
  time,
  onFilter,
}: TypedProps & { label: string; time: number | undefined }) {
  const { t } = useLingui();
  const shown = time === undefined ? '' : String(time);
  const field = useTypedFilter({ shown, read: readTime, completeLength: 4, onFilter });
  return (
    <Field
      label={label}
      hint={t`HHMM: 930 is 09:30`}
      error={field.isInvalid && t`Write a time from 0 to 2359, such as 930 for 09:30.`}
    >
      <TextInput
        type="number"
        min={0}
        max={2359}
        dir="ltr"
        autoComplete="off"
        onBeforeInput={typeLatinDigits}
        {...field.input}
      />
    </Field>
  );
}
