/** The nouns whose rows are counted per day of `created_at` (UTC), see `baseline/row-counts.ts`. */
export const countedNouns = ['users', 'posts', 'certificates', 'dive_logs', 'tickets'] as const;
export type CountedNoun = (typeof countedNouns)[number];

/** The periods per noun: all rows, rows per month, rows per day. */
export const countedPeriods = ['all', 'month', 'day'] as const;
export type CountedPeriod = (typeof countedPeriods)[number];
