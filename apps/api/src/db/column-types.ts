import type { ColumnType } from 'kysely';

/** A timestamp with a default of the database; data sets may set it. */
export type Stamp = ColumnType<Date, Date | string | undefined, Date | string>;

/** A timestamp without a default. */
export type GivenStamp = ColumnType<Date, Date | string, Date | string>;

/** A nullable timestamp. */
export type OptionalStamp = ColumnType<
  Date | null,
  Date | string | null | undefined,
  Date | string | null
>;

/** Derived by the database from other rows and columns; not writable. */
export type Derived<Value> = ColumnType<Value, never, never>;

/** Parsed by the driver when read, so a reader must check it; written as text. */
export type Json = ColumnType<unknown, string, string>;
