/** When to retry while something is unavailable, in seconds. */
export const retryAfter = { 'retry-after': '120' };
