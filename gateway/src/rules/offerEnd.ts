const dateOnly = /^\d{4}-\d{2}-\d{2}$/;

/** When an offer ends; a plain date ends with its last millisecond in UTC. Null without a readable end. */
export const endOf = (validThrough: string | null): string | null => {
  if (validThrough === null) return null;
  const end = new Date(dateOnly.test(validThrough) ? `${validThrough}T23:59:59.999Z` : validThrough);
  return Number.isNaN(end.getTime()) ? null : end.toISOString();
};

/** Whether the last day of an offer is not over, or the instant at which it ends not reached. */
export const isValid = (validThrough: string | null, now: number = Date.now()): boolean => {
  const end = endOf(validThrough);
  if (end === null || validThrough === null) return true;
  return dateOnly.test(validThrough) ? now <= Date.parse(end) : now < Date.parse(end);
};

interface Offer {
  readonly status: 'live' | 'expired' | null;
  readonly validThrough: string | null;
}

/** Whether visitors can apply for an offer: the company takes applications, and the last day is not over. */
export const takesApplications = ({ status, validThrough }: Offer, now: number = Date.now()): boolean =>
  status === 'live' && isValid(validThrough, now);
