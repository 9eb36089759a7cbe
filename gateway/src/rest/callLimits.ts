import type { TimeLimits, UpstreamName } from '../config/upstreamTimeouts.ts';
import { ClientDisconnected } from './outcome.ts';
import type { Patience } from './patience.ts';

/** Ends a call that took too long, as opposed to one whose client disconnected. */
export class UpstreamTimeoutError extends Error {
  override readonly name = 'UpstreamTimeoutError';
}

/** What may end one call early. */
export interface CallLimit {
  /** Why the call was ended; null while it may run. */
  readonly reason: Error | null;
  /** Sets what ends the call. It is called once, at once if there is a reason already. */
  readonly onAbort: (abort: (reason: Error) => void) => void;
  /** To be called when the headers have arrived: from then on only the overall limit counts. */
  readonly answerStarted: () => void;
  readonly hasStarted: boolean;
  /** To be called before another answer is waited for; false if there is no time for one to start. */
  readonly restart: () => boolean;
  /** Ends a call that is not sent yet, if hardly any time is left for its answer to start. */
  readonly endIfTooLate: () => void;
  /** Ends the call. */
  readonly abort: (reason: Error) => void;
  /** How many requests wait for the call; one where it does not say. */
  readonly callers?: () => number;
  /** To be called when the call has ended. */
  readonly end: () => void;
}

/** No answer starts within this time if the request has still to be sent, perhaps by a new connection. */
const tooLateMs = 10;

interface RunningLimit extends CallLimit {
  readonly isRead: boolean;
  reason: Error | null;
  hasStarted: boolean;
}

const runningLimit = (
  { responseTimeoutMs, overallTimeoutMs }: TimeLimits,
  isRead: boolean,
  running: Set<RunningLimit>,
): RunningLimit => {
  let whenAborted: ((reason: Error) => void) | null = null;
  const abort = (cause: Error) => {
    if (limit.reason !== null) return;
    limit.reason = cause;
    whenAborted?.(cause);
  };
  const responseEnds = performance.now() + responseTimeoutMs;
  let mayRestart = true;
  const late = () => abort(new UpstreamTimeoutError('The upstream took too long'));
  // One timer after the other: hardly any call needs the second one.
  let timer = setTimeout(
    () => {
      mayRestart = false;
      if (!limit.hasStarted || overallTimeoutMs <= responseTimeoutMs) late();
      else timer = setTimeout(late, overallTimeoutMs - responseTimeoutMs);
    },
    Math.min(responseTimeoutMs, overallTimeoutMs),
  );
  const limit: RunningLimit = {
    isRead,
    abort,
    reason: null,
    hasStarted: false,
    onAbort: (listener) => {
      whenAborted = listener;
      if (limit.reason !== null) listener(limit.reason);
    },
    answerStarted: () => {
      limit.hasStarted = true;
    },
    restart: () => {
      if (mayRestart) limit.hasStarted = false;
      return mayRestart;
    },
    endIfTooLate: () => {
      if (performance.now() > responseEnds - tooLateMs) late();
    },
    end: () => {
      clearTimeout(timer);
      running.delete(limit);
    },
  };
  running.add(limit);
  return limit;
};

/** The limits of a call that is made for no client. */
export const callLimit = (limits: TimeLimits): CallLimit => runningLimit(limits, true, new Set());

/**
 * Makes the limits of the calls of one request. A call ends when its answer has not started or not ended in time, or when
 * the client disconnects; a read also when the client's patience ends. The request listens once, for its first call.
 */
export const callLimits = (
  limitsOf: (upstream: UpstreamName) => TimeLimits,
  clientOf: () => AbortSignal | null,
  patience: Pick<Patience, 'signal'> | null,
) => {
  const running = new Set<RunningLimit>();
  const disconnected = () => new ClientDisconnected('The client closed the connection');
  const end = (reason: () => Error, ends: (limit: RunningLimit) => boolean) => {
    for (const limit of [...running].filter(ends)) limit.abort(reason());
  };
  const lateness = () => patience?.signal.reason as Error;
  const listen = (): AbortSignal | null => {
    const client = clientOf();
    client?.addEventListener('abort', () => end(disconnected, () => true), { once: true });
    patience?.signal.addEventListener('abort', () => end(lateness, ({ isRead }) => isRead), { once: true });
    return client;
  };
  let client: AbortSignal | null | undefined;
  return (isRead: boolean, upstream: UpstreamName): CallLimit => {
    if (client === undefined) client = listen();
    const limit = runningLimit(limitsOf(upstream), isRead, running);
    if (client?.aborted === true) limit.abort(disconnected());
    else if (isRead && patience?.signal.aborted === true) limit.abort(lateness());
    return limit;
  };
};

/** Counts the calls made for one request, up to a limit. */
export const callBudget = (limit: number) => {
  let calls = 0;
  return {
    limit,
    /** Takes one call from the budget; false when there is none left. */
    take: (): boolean => {
      calls += 1;
      return calls <= limit;
    },
    isExceeded: (): boolean => calls > limit,
  };
};

export type CallBudget = ReturnType<typeof callBudget>;
