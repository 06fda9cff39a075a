/** The nouns whose rows are counted by day (UTC, by created_at), see migration 0005. */
export const countedNouns = ['users', 'posts', 'certificates', 'dive_logs', 'tickets'] as const;
export type CountedNoun = (typeof countedNouns)[number];

/** What is counted for each of them: all its rows, those of a month, those of a day. */
export const countedPeriods = ['all', 'month', 'day'] as const;
export type CountedPeriod = (typeof countedPeriods)[number];
