/**
 * For how long an answer may be given to others, by its header `cache-control`, in milliseconds. Null without a rule. What
 * must be asked again each time, or belongs to one user, is 0.
 */
export const sharedMaxAgeMs = (header: string): number | null => {
  if (header === '') return null;
  const rules = header.toLowerCase();
  if (/\b(?:no-store|no-cache|private)\b/.test(rules)) return 0;
  const seconds = /\bs-maxage=(\d+)/.exec(rules)?.[1] ?? /\bmax-age=(\d+)/.exec(rules)?.[1];
  return seconds === undefined ? null : Number(seconds) * 1000;
};
