/** Says that the reader would not wait any longer for a call. */
export class LateError extends Error {
  override readonly name = 'LateError';
}

/** How long the reader of one request waits for what the answer can do without. */
export interface Patience {
  /** Aborts, with a `LateError`, when the time is over. */
  readonly signal: AbortSignal;
  /** To be called for each answer of a service: the first may start the time. */
  readonly answered: () => void;
}

const pattern = /^(\d{1,6})(; after=first-answer)?$/;

/**
 * Reads the header `x-patience`: milliseconds, from now on or, with `; after=first-answer`, from the first answer of a
 * service on. Without patience a request waits for every call as long as the settings say.
 */
export const patienceOf = (header: string | null): Patience | null => {
  const [matched, milliseconds, afterFirst] = pattern.exec(header ?? '') ?? [];
  if (matched === undefined) return null;
  const controller = new AbortController();
  let isRunning = false;
  const start = () => {
    if (isRunning) return;
    isRunning = true;
    const late = () => controller.abort(new LateError('The reader waits no longer'));
    setTimeout(late, Number(milliseconds)).unref();
  };
  if (afterFirst === undefined) start();
  return { signal: controller.signal, answered: start };
};
