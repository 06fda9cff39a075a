/** Caches drop a deleted post within a minute: 30 s fresh, 30 s stale. */
export const cachedBriefly = { 'cache-control': 'public, max-age=30, stale-while-revalidate=30' };

/** For temporary failures, which nobody may cache. */
export const notCached = { 'cache-control': 'no-store', 'retry-after': '5' };
