/** A deleted post is gone everywhere within the minute: half of it fresh, half while asking anew. */
export const briefly = { 'cache-control': 'public, max-age=30, stale-while-revalidate=30' };

/** What is wrong only now is not to be kept by anybody. */
export const forNow = { 'cache-control': 'no-store', 'retry-after': '5' };
