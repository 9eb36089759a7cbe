/** Companies write such a year, or a later one, where an offer has no end. */
const endless = '2090';

/** The last day on which one can apply; null when there is none. */
export const applyUntil = (validThrough: string | null | undefined): string | null =>
  validThrough && validThrough < endless ? validThrough : null;
