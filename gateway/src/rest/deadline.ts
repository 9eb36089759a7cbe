/** Says that a call took too long, in distinction to a client that went away. */
export class DeadlineError extends Error {
  override readonly name = 'DeadlineError';
}

interface Limits {
  readonly responseTimeoutMs: number;
  readonly overallTimeoutMs: number;
}

/**
 * One signal for a call: it aborts when the answer has not started or not ended in time, or when the client that
 * asked has gone.
 */
export const deadline = ({ responseTimeoutMs, overallTimeoutMs }: Limits, client: AbortSignal | null) => {
  const controller = new AbortController();
  const late = () => controller.abort(new DeadlineError('The upstream took too long'));
  const gone = () => controller.abort(client?.reason);
  const response = setTimeout(late, responseTimeoutMs);
  const overall = setTimeout(late, overallTimeoutMs);
  if (client?.aborted === true) gone();
  client?.addEventListener('abort', gone, { once: true });
  return {
    signal: controller.signal,
    /** The headers are here: from now on only the overall limit counts. */
    answerStarted: () => clearTimeout(response),
    end: () => {
      clearTimeout(response);
      clearTimeout(overall);
      client?.removeEventListener('abort', gone);
    },
  };
};
