import pg from 'pg';

const { builtins } = pg.types;

/** Counts and sums are far below 2^53 here, so bigint and numeric come as numbers; a date has no zone and stays text. */
const ownParsers: Record<number, (text: string) => unknown> = {
  [builtins.INT8]: Number,
  [builtins.NUMERIC]: Number,
  [builtins.DATE]: (text) => text,
};

/** Given to each pool, so that other users of `pg` in the same process keep its defaults. */
export const valueTypes: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    (format !== 'binary' && ownParsers[oid]) || pg.types.getTypeParser(oid, format),
};
