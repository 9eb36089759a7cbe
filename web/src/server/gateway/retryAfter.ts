/** When to come back for what is not available now, in seconds. */
export const RETRY_AFTER = { 'retry-after': '120' };
