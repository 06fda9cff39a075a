import { DayInput } from '../day-input.tsx';
import type { TypedField } from './use-typed-filter.ts';

/** A day that a list is filtered by. */
export function DayFilter({ field }: { field: TypedField }) {
  return <DayInput {...field.input} onWrittenOut={field.type} />;
}
