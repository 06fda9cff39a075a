import type { SelectOption } from '@buddyline/ui/select';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import type * as v from 'valibot';

interface Labelled {
  label: string;
  /** The text of its chip, from the text of its value; by default that alone, with the label for a day. */
  chip?: (value: ReactNode) => ReactNode;
}

/** One of several values. */
export interface ChoiceField extends Labelled {
  kind: 'choice';
  /** The label of the option without the filter. */
  any: string;
  options: readonly SelectOption[];
  /** What a chip says of a value that is not among the options; by default the value. */
  unknown?: string;
}

/** The options of a choice, from the label of each value. */
export function optionsOf<TValue extends string>(labels: Record<TValue, string>): SelectOption[] {
  return Object.entries<string>(labels).map(([value, label]) => ({ value, label }));
}

/** A toggle. Fields of this kind are before the others, in one group. */
export interface FlagField {
  kind: 'flag';
  label: string;
  icon: LucideIcon;
  /** The chip of its opposite, which only a URL sets. */
  not: string;
  group: string;
}

export interface PersonField extends Labelled {
  kind: 'person';
  hint?: string;
}

/** A day, chosen in the browser's calendar. */
export interface DayField extends Labelled {
  kind: 'day';
  min?: string | undefined;
  max?: string | undefined;
}

interface Typed extends Labelled {
  /** The value as its chip shows it; by default as it is in the URL. */
  shown?: string;
  /** Shown for a text that is no value of the filter. */
  invalid: string;
  /** What is wrong with the active filter. */
  error?: string | false;
}

/** A day that is typed as MM/DD/YYYY. */
export interface TypedDayField extends Typed {
  kind: 'typed-day';
  schema: v.GenericSchema;
  hint: string;
  /** The hint while the day is not whole. */
  unfinished: string;
}

/** A whole number. */
export interface NumberField extends Typed {
  kind: 'number';
  schema: v.GenericSchema;
  max: number;
  hint: string;
}

/** A text that the list itself reads. */
export interface TextField extends Typed {
  kind: 'text';
  /** The text of the active filter. */
  text: string;
  /** The filter's value of a text: '' if it is empty, null if it is none. */
  read: (text: string) => string | null;
  hint: (typed: string) => ReactNode;
}

/** A filter that only links set: it has no control. */
export interface LinkedField {
  kind: 'linked';
  label: string;
}

/** A filter of a list: its control, and how its chip is labelled. */
export type FilterField =
  | ChoiceField
  | FlagField
  | PersonField
  | DayField
  | TypedDayField
  | NumberField
  | TextField
  | LinkedField;

/** The filters in the URL by name. */
export type FilterValues = Readonly<Record<string, string | number | boolean | undefined>>;

/** In a list's schema, but no filters. */
export const noFilters = ['page', 'limit', 'search'] as const;

/** A field for each filter of a list's schema, in the order of the panel; false for one that this backend does without. */
export type FilterFields<TList> = Record<
  Exclude<keyof TList, (typeof noFilters)[number]>,
  FilterField | false
>;

/** Null removes the filter. */
export type SetFilter = (name: string, value: string | null) => void;

export interface FiltersProps<TList> {
  list: TList;
  onFilter: SetFilter;
  /** The filter whose chip is shown; by default all controls are. */
  chip?: string | undefined;
}

/** The filters of a list, as controls or as the label of one filter's chip. */
export type Filters<TList> = (props: FiltersProps<TList>) => ReactNode;
