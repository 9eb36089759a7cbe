/** When to retry while something is unavailable, in seconds. */
export const retryAfter = { 'retry-after': '120' };

/** When to retry while there are too many requests, which may be over in a moment. */
export const retrySoon = { 'retry-after': '2', 'cache-control': 'no-store' };
