/** When to retry while something is unavailable, in seconds. */
export const RETRY_AFTER = { 'retry-after': '120' };
