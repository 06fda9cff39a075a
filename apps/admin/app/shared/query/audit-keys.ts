/** The key prefixes of queries that every change makes stale, since every change is audited. */
export const activityKey = ['activity'] as const;
export const trashKey = ['trash'] as const;
