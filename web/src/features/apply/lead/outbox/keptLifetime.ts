const lifetimeMs = 7 * 24 * 60 * 60_000;

/** Whether a lead is so old that the visitor should decide again. */
export const isTooOld = ({ keptAt }: { readonly keptAt: number }, now = Date.now()): boolean =>
  now - keptAt > lifetimeMs;
