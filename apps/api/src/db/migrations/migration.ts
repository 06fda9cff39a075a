/**
 * One step of the schema. Forward only: what has been released is never edited, a mistake is mended by
 * the next one. The API's README has the rules for writing one.
 */
export type Migration = {
  /**
   * The oldest migration that a version of the API must know to work on the database once this step is
   * done. Absent: every older version goes on working, which is the rule.
   */
  needs?: string;
} & ({ inTransaction: string | (() => string) } | { oneByOne: readonly string[] });

/** By name, in the order of the names. */
export type Migrations = Readonly<Record<string, Migration>>;
