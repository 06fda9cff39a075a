import pg from 'pg';

const { builtins } = pg.types;

/** Counts and sums are far below 2^53, so bigint and numeric become numbers; a date has no time zone and stays text. */
const ownParsers: Record<number, (text: string) => unknown> = {
  [builtins.INT8]: Number,
  [builtins.NUMERIC]: Number,
  [builtins.DATE]: (text) => text,
};

/** Set per pool, so that other users of `pg` in the same process keep its defaults. */
export const valueTypes: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    (format !== 'binary' && ownParsers[oid]) || pg.types.getTypeParser(oid, format),
};
