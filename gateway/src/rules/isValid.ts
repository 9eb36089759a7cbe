const dateOnly = /^\d{4}-\d{2}-\d{2}$/;

/** Whether an offer may still be taken: a date lasts to the end of that day in UTC, an instant to itself. */
export const isValid = (validThrough: string | null, now: number = Date.now()): boolean => {
  if (validThrough === null) return true;
  const end = Date.parse(dateOnly.test(validThrough) ? `${validThrough}T23:59:59.999Z` : validThrough);
  // A date that cannot be read says nothing against the offer.
  return Number.isNaN(end) || now <= end;
};
