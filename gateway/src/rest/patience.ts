/** Aborts calls that took longer than the client said it would wait. */
export class LateError extends Error {
  override readonly name = 'LateError';
}

/** How long the client waits for optional parts of the answer. */
export interface Patience {
  /** Aborts with a `LateError` when the time is up. */
  readonly signal: AbortSignal;
  /** To be called for each answer of a service, unless the call is secondary: the first may start the timer. */
  readonly answered: () => void;
}

const pattern = /^(\d{1,6})(; after=first-answer)?$/;

/**
 * Reads the header `x-patience`: milliseconds from now or, with `; after=first-answer`, from the first answer of a
 * service that is not secondary. Without the header only the configured time limits hold.
 */
export const patienceOf = (header: string | null): Patience | null => {
  const [matched, milliseconds, afterFirst] = pattern.exec(header ?? '') ?? [];
  if (matched === undefined) return null;
  const controller = new AbortController();
  let isRunning = false;
  const start = () => {
    if (isRunning) return;
    isRunning = true;
    const late = () => controller.abort(new LateError('The client’s patience has ended'));
    setTimeout(late, Number(milliseconds)).unref();
  };
  if (afterFirst === undefined) start();
  return { signal: controller.signal, answered: start };
};
