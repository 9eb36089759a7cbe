let driftMs: number | null = null;

/** Notes the time of a response, from its `date` header. */
export const noteServerDate = (date: string | null): void => {
  const time = Date.parse(date ?? '');
  if (!Number.isNaN(time)) driftMs = time - Date.now();
};

/** How many milliseconds the server's clock is ahead of the browser's; null before the first response. */
export const measuredDrift = (): number | null => driftMs;
