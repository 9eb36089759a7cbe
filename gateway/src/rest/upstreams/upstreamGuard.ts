import { setTimeout as pause } from 'node:timers/promises';
import { callLimit, type CallLimit } from '../callLimits.ts';
import { ClientDisconnected } from '../clientDisconnected.ts';
import { LateError } from '../patience.ts';
import type { Transport, UpstreamAnswer, UpstreamRequest } from '../transport.ts';
import { callSlots } from './callSlots.ts';
import { circuitBreaker, type Admission } from './circuitBreaker.ts';
import { probeRequests } from './probeRequests.ts';
import { retryBudget } from './retryBudget.ts';
import { UpstreamRefused, type RefusalCause } from './upstreamRefused.ts';

/** Measures the calls of an upstream. */
export interface GuardObserver {
  /** A call was sent and has ended. */
  readonly called: (outcome: Ending, seconds: number) => void;
  /** A call was not sent. */
  readonly refused: (cause: RefusalCause) => void;
  /** A read is sent once more. */
  readonly retried: () => void;
}

interface GuardOptions {
  /** How many calls run at a time. */
  readonly maxCalls: number;
  /** See `circuitBreaker`. */
  readonly failures: number;
  /** The share of calls that may be retried. */
  readonly retryPercent: number;
  /** Where an upstream that takes only writes says whether it is ready; null if nothing is known. */
  readonly readyUrl: string | null;
  readonly onOpen: (cause: 'failures' | 'silence') => void;
  readonly onClose: () => void;
  readonly observer?: GuardObserver | undefined;
}

/** What a call says about its upstream; nothing if its client left. */
type Ending = 'answered' | 'refused' | 'failed' | 'late' | 'nothing';

/** An upstream that refuses for now is alive: calling it no more would lose what it still answers. */
const endingOfAnswer = ({ status, isRefusal = false }: UpstreamAnswer): Ending => {
  if (isRefusal) return 'refused';
  return status < 500 ? 'answered' : 'failed';
};

const endingOf = (error: unknown, { reason }: CallLimit): Ending => {
  if (reason instanceof LateError) return 'late';
  if (reason instanceof ClientDisconnected) return 'nothing';
  // A header that HTTP does not allow is not sent.
  return codeOf(error) === 'UND_ERR_INVALID_ARG' ? 'nothing' : 'failed';
};

const codeOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'code' in error ? error.code : null;

const connectionErrors: ReadonlySet<unknown> = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'UND_ERR_SOCKET',
]);

const unavailable: ReadonlySet<number> = new Set([502, 503, 504]);

const retryAfterMs = 50;

/** How long a probe waits for its answer. */
const probeLimits = { responseTimeoutMs: 5_000, overallTimeoutMs: 5_000 };

/** How long callers wait for the first probe after a quiet time: an upstream that is back answers within it. */
const firstProbeMs = 250;

/** A short pause of random length, so that retries do not come all at once. */
const pauseWithin = (limit: CallLimit): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, retryAfterMs * (1 + Math.random()));
    limit.onAbort((reason) => {
      clearTimeout(timer);
      reject(reason);
    });
  });

/** Stands between the gateway and one upstream, so that its faults do not spread: slots, a breaker and few retries. */
export const upstreamGuard = ({
  maxCalls,
  failures,
  retryPercent,
  readyUrl,
  onOpen,
  onClose,
  observer,
}: GuardOptions) => {
  const slots = callSlots(maxCalls);
  const budget = retryBudget(retryPercent);
  const probes = probeRequests(readyUrl);
  let firstProbe: Promise<unknown> | null = null;
  // With each change of the breaker a new era begins: how older calls end says nothing about the upstream of now.
  const breaker = circuitBreaker({
    failures,
    onOpen: (cause) => {
      slots.renew();
      onOpen(cause);
    },
    onClose: () => {
      slots.renew();
      onClose();
    },
  });

  const end = (era: number, isProbe: boolean, ending: Ending): void => {
    const isCurrent = era === slots.era();
    if (!isProbe) slots.release(era);
    if (!isCurrent) return;
    if (ending === 'answered' || ending === 'refused') breaker.answered(slots.running(), isProbe);
    else if (ending === 'failed') breaker.failed();
    else breaker.unanswered(ending === 'nothing');
  };

  const run = async (
    transport: Transport,
    request: UpstreamRequest,
    limit: CallLimit,
    era: number,
    isProbe: boolean,
  ): Promise<UpstreamAnswer> => {
    const started = observer === undefined ? 0 : performance.now();
    const ended = (ending: Ending): void => {
      end(era, isProbe, ending);
      observer?.called(ending, (performance.now() - started) / 1000);
    };
    try {
      const answer = await transport(request, limit);
      ended(endingOfAnswer(answer));
      return answer;
    } catch (error) {
      ended(endingOf(error, limit));
      throw error;
    }
  };

  /** Looks whether the upstream is back, apart from all callers. It needs no slot: calls that hang may hold all of them. */
  const probe = async (transport: Transport, refused: UpstreamRequest): Promise<void> => {
    const limit = callLimit(probeLimits);
    try {
      await run(transport, probes.inPlaceOf(refused), limit, slots.era(), true);
    } catch {
      // It is not back.
    } finally {
      limit.end();
    }
  };

  /** Where many time out at once, those that waited longest would only open connections in vain when they get their slots. */
  const waitForSlot = async (limit: CallLimit): Promise<number> => {
    const era = await slots.wait(limit);
    limit.endIfTooLate();
    if (limit.reason === null) return era;
    slots.release(era);
    throw limit.reason;
  };

  // Neither this nor `sendOnce` is async: each function that is costs every call an object and a turn of the microtasks.
  const runInSlot = (
    transport: Transport,
    request: UpstreamRequest,
    limit: CallLimit,
  ): Promise<UpstreamAnswer> => {
    const era = slots.take();
    if (era !== null) return run(transport, request, limit, era, false);
    return waitForSlot(limit).then((freed) => run(transport, request, limit, freed, false));
  };

  /** Sends a request to an upstream whose breaker is open, if the first probe after a quiet time closes it. */
  const sendIfBack = async (
    admission: Exclude<Admission, 'go'>,
    transport: Transport,
    request: UpstreamRequest,
    limit: CallLimit,
  ): Promise<UpstreamAnswer> => {
    if (admission === 'firstProbe')
      firstProbe = Promise.race([probe(transport, request), pause(firstProbeMs)]).finally(() => {
        firstProbe = null;
      });
    else if (admission === 'probe') void probe(transport, request);
    if (firstProbe !== null) await firstProbe;
    if (breaker.isOpen()) throw new UpstreamRefused('open');
    return runInSlot(transport, request, limit);
  };

  const sendOnce = (
    transport: Transport,
    request: UpstreamRequest,
    limit: CallLimit,
  ): Promise<UpstreamAnswer> => {
    probes.saw(request);
    const admission = breaker.admit(slots.running());
    return admission === 'go'
      ? runInSlot(transport, request, limit)
      : sendIfBack(admission, transport, request, limit);
  };

  /** Only reads are sent twice, because a write that failed may have been done. */
  const mayRetry = ({ method }: UpstreamRequest, limit: CallLimit): boolean =>
    method === 'GET' && limit.reason === null && !breaker.isOpen() && budget.take() && limit.restart();

  /** Counts a call that was not sent, and fails. */
  const failed = (error: unknown): never => {
    if (error instanceof UpstreamRefused) observer?.refused(error.reason);
    throw error;
  };

  return {
    /** Sends a request, if the upstream may be called. A read that found it unavailable is sent once more. */
    send: async (
      transport: Transport,
      request: UpstreamRequest,
      limit: CallLimit,
    ): Promise<UpstreamAnswer> => {
      budget.earn();
      try {
        const answer = await sendOnce(transport, request, limit);
        if (!unavailable.has(answer.status) || !mayRetry(request, limit)) return answer;
      } catch (error) {
        const isUnanswered = connectionErrors.has(codeOf(error)) && !limit.hasStarted;
        if (!isUnanswered || !mayRetry(request, limit)) return failed(error);
      }
      observer?.retried();
      await pauseWithin(limit);
      return sendOnce(transport, request, limit).catch(failed);
    },
    state: () => ({
      breaker: breaker.isOpen() ? ('open' as const) : ('closed' as const),
      running: slots.running(),
      waiting: slots.waiting(),
    }),
  };
};

export type UpstreamGuard = ReturnType<typeof upstreamGuard>;
