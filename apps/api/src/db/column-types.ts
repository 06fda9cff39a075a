import type { ColumnType } from 'kysely';

/** A moment that the database fills in; it may still be given, as the data sets do. */
export type Stamp = ColumnType<Date, Date | string | undefined, Date | string>;

/** A moment that has to be given. */
export type GivenStamp = ColumnType<Date, Date | string, Date | string>;

/** A moment that may never come. */
export type OptionalStamp = ColumnType<
  Date | null,
  Date | string | null | undefined,
  Date | string | null
>;

/** Derived by the database from other rows and columns; never written. */
export type Derived<Value> = ColumnType<Value, never, never>;
