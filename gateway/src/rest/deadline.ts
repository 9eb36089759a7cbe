/** Aborts a call that took too long, as opposed to one whose client disconnected. */
export class DeadlineError extends Error {
  override readonly name = 'DeadlineError';
}

interface Limits {
  readonly responseTimeoutMs: number;
  readonly overallTimeoutMs: number;
}

/**
 * One signal for a call: it aborts when the answer has not started or not ended in time, or when one of the given
 * signals aborts.
 */
export const deadline = (
  { responseTimeoutMs, overallTimeoutMs }: Limits,
  otherSignals: readonly (AbortSignal | null | undefined)[],
) => {
  const controller = new AbortController();
  const late = () => controller.abort(new DeadlineError('The upstream took too long'));
  const gone = ({ target }: Pick<Event, 'target'>) => controller.abort((target as AbortSignal).reason);
  const response = setTimeout(late, responseTimeoutMs);
  const overall = setTimeout(late, overallTimeoutMs);
  for (const signal of otherSignals) {
    if (signal?.aborted === true) gone({ target: signal });
    signal?.addEventListener('abort', gone, { once: true });
  }
  return {
    signal: controller.signal,
    /** To be called when the headers have arrived: from then on only the overall limit counts. */
    answerStarted: () => clearTimeout(response),
    end: () => {
      clearTimeout(response);
      clearTimeout(overall);
      for (const signal of otherSignals) signal?.removeEventListener('abort', gone);
    },
  };
};
