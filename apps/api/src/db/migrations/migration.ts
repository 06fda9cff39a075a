/**
 * One migration. A released migration is never edited; a later one corrects mistakes. The API's README
 * has the rules for migrations.
 */
export type Migration = {
  /**
   * The oldest migration that a version of the API must know to work after this one. Normally absent:
   * then every older version keeps working.
   */
  needs?: string;
} & ({ inTransaction: string | (() => string) } | { oneByOne: readonly string[] });

/** By name, in the order of the names. */
export type Migrations = Readonly<Record<string, Migration>>;
