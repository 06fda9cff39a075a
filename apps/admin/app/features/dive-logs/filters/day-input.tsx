import { maskDate } from '@buddyline/domain/dates';
import { TextInput } from '@buddyline/ui/text-input';
import { onEnter, type TypedField } from './use-typed-filter.ts';

/** A day of a filter, typed as MM/DD/YYYY. */
export function DayInput({ field }: { field: TypedField }) {
  return (
    <TextInput
      inputMode="numeric"
      dir="ltr"
      placeholder="##/##/####"
      autoComplete="off"
      value={field.typed}
      onChange={(event) => field.type(maskDate(event.target.value))}
      onBlur={field.applyNow}
      onKeyDown={onEnter(field.applyNow)}
    />
  );
}
