import type { SelectOption } from '@buddyline/ui/select';

/** One of several values. A chip shows the label of the option alone, so it says enough by itself. */
export interface ChoiceField {
  kind: 'choice';
  /** The URL's parameter, as in the other kinds. */
  name: string;
  label: string;
  /** The label of the option without the filter. */
  any: string;
  options: readonly SelectOption[];
}

export interface PersonField {
  kind: 'person';
  name: string;
  label: string;
  hint?: string;
}

/** The first or the last day of a range. */
export interface DayField {
  kind: 'day';
  name: string;
  label: string;
  /** The parameter of the other end. */
  from?: string;
  to?: string;
}

/** A filter of a list: its control, and how its chip is labelled. */
export type FilterField = ChoiceField | PersonField | DayField;

/** The filters in the URL by name. */
export type FilterValues = Readonly<Record<string, string | number | boolean | undefined>>;

/** Null removes the filter. */
export type SetFilter = (name: string, value: string | null) => void;

export interface FiltersProps {
  values: FilterValues;
  onFilter: SetFilter;
  /** The filter whose chip is shown; by default all controls are. */
  chip?: string | undefined;
}
