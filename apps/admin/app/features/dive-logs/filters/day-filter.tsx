import { DayInput } from '../day-input.tsx';
import { onEnter, type TypedField } from './use-typed-filter.ts';

/** A day that a list is filtered by. */
export function DayFilter({ field }: { field: TypedField }) {
  return (
    <DayInput
      value={field.typed}
      onChange={(event) => field.type(event.target.value)}
      onWrittenOut={field.type}
      onBlur={field.applyNow}
      onKeyDown={onEnter(field.applyNow)}
    />
  );
}
