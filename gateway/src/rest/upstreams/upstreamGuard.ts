import { widestNetworkOf } from '@citygigs/server/http/networkOf.ts';
import { callLimit, DeadlineError, type CallLimit } from '../callLimits.ts';
import { ClientDisconnected } from '../outcome.ts';
import { LateError } from '../patience.ts';
import type { Transport, UpstreamAnswer, UpstreamRequest } from '../transport.ts';
import { callSlots, type Lane } from './callSlots.ts';
import type { Admission } from './circuitBreaker.ts';
import { hangWatch, type HangWatch, type RunningCall } from './hangWatch.ts';
import { retryBudget } from './retryBudget.ts';
import { upstreamCircuit, type UpstreamCircuit } from './upstreamCircuit.ts';
import { UpstreamRefused, type RefusalCause } from './upstreamRefused.ts';

/** Measures the calls of an upstream. */
export interface GuardObserver {
  /** A call was sent and has ended. */
  readonly called: (outcome: Exclude<Ending, 'timedOut'>, seconds: number) => void;
  /** A call was not sent. */
  readonly refused: (cause: RefusalCause) => void;
  /** A read is sent once more. */
  readonly retried: () => void;
}

export interface GuardOptions {
  /** How many calls run at a time. */
  readonly maxCalls: number;
  /** How many of them may be of one operation, so that one that hangs leaves slots to the others. */
  readonly maxCallsOfOperation: number;
  /** See `circuitBreaker`. */
  readonly failures: number;
  /** The share of calls that may be retried. */
  readonly retryPercent: number;
  /** Where an upstream that takes only writes says whether it is ready; null if nothing is known. */
  readonly readyUrl: string | null;
  /** Called with the operation that is not called any more; null for all of them. */
  readonly onOpen: (cause: 'failures' | 'silence', operation: string | null) => void;
  readonly onClose: (operation: string | null) => void;
  readonly observer?: GuardObserver | undefined;
}

/** What a call says about its upstream; nothing if its client left. */
type Ending = 'answered' | 'refused' | 'failed' | 'timedOut' | 'late' | 'nothing';

interface GuardedCall extends RunningCall {
  readonly era: number;
  /** Whether it goes although the breaker of its operation is open. */
  readonly isProbe: boolean;
  readonly refuse: () => void;
}

/** The calls of one operation. */
interface GuardedOperation {
  readonly lane: Lane;
  readonly circuit: UpstreamCircuit;
  readonly watch: HangWatch<GuardedCall>;
}

/** An upstream that refuses for now is alive: calling it no more would lose what it still answers. */
const endingOfAnswer = ({ status, isRefusal = false }: UpstreamAnswer): Ending => {
  if (isRefusal) return 'refused';
  return status < 500 ? 'answered' : 'failed';
};

const endingOf = (error: unknown, { reason }: CallLimit): Ending => {
  if (reason instanceof LateError) return 'late';
  if (reason instanceof ClientDisconnected) return 'nothing';
  if (reason instanceof DeadlineError) return 'timedOut';
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

/** A short pause of random length, so that retries do not come all at once. */
const pauseWithin = (limit: CallLimit): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, retryAfterMs * (1 + Math.random()));
    limit.onAbort((reason) => {
      clearTimeout(timer);
      reject(reason);
    });
  });

/** Stands between the gateway and one upstream, so that its faults do not spread: slots, breakers and few retries. */
export const upstreamGuard = ({
  maxCalls,
  maxCallsOfOperation,
  failures,
  retryPercent,
  readyUrl,
  onOpen,
  onClose,
  observer,
}: GuardOptions) => {
  const slots = callSlots(maxCalls, maxCallsOfOperation);
  const budget = retryBudget(retryPercent);
  const operations = new Map<string, GuardedOperation>();
  let answeredAt = 0;
  // With each change of the breaker a new era begins: how older calls end says nothing about the upstream of now.
  const whole = upstreamCircuit({
    failures,
    withoutReads: readyUrl,
    onOpen: (cause) => {
      // What hangs with all the rest is no matter of its own.
      for (const { circuit, watch } of operations.values()) {
        circuit.breaker.reset();
        watch.clear();
      }
      slots.renew();
      onOpen(cause, null);
    },
    onClose: () => {
      slots.renew();
      onClose(null);
    },
  });

  const operationOf = (name: string): GuardedOperation => {
    const known = operations.get(name);
    if (known !== undefined) return known;
    const lane = slots.addLane();
    const circuit = upstreamCircuit({
      failures,
      withoutReads: 'trial',
      onOpen: (cause) => {
        const hanging = [...watch.running()];
        watch.clear();
        slots.renewLane(lane);
        onOpen(cause, name);
        for (const call of hanging) call.refuse();
      },
      onClose: () => {
        slots.renewLane(lane);
        onClose(name);
      },
    });
    const watch = hangWatch<GuardedCall>({
      requests: failures === 0 ? Infinity : Math.ceil(failures / 4),
      isUpstreamAlive: (since) => answeredAt > since,
      onHang: circuit.breaker.open,
    });
    const operation = { lane, circuit, watch };
    operations.set(name, operation);
    return operation;
  };

  const endOf = (call: GuardedCall, { lane, circuit, watch }: GuardedOperation, ending: Ending): void => {
    const isCurrent = call.era === lane.era;
    slots.release(lane, call.era);
    if (!isCurrent) return;
    if (ending === 'answered' || ending === 'refused') {
      answeredAt = performance.now();
      watch.answered(call);
      whole.breaker.answered(slots.running(), false);
      circuit.breaker.answered(lane.running, call.isProbe);
    } else if (ending === 'failed') {
      watch.ended(call);
      whole.breaker.failed();
    } else if (ending === 'timedOut') {
      watch.gaveUp(call);
      whole.breaker.failed();
    } else {
      const hasLeft = ending === 'nothing';
      if (hasLeft) watch.ended(call);
      else watch.gaveUp(call);
      whole.breaker.unanswered(hasLeft);
      circuit.breaker.unanswered(hasLeft);
    }
  };

  /** Sends a request, and tells how it ended. */
  const observed = async (
    transport: Transport,
    request: UpstreamRequest,
    limit: CallLimit,
    ended: (ending: Ending) => void,
  ): Promise<UpstreamAnswer> => {
    const started = observer === undefined ? 0 : performance.now();
    const tell = (ending: Ending): void => {
      ended(ending);
      observer?.called(ending === 'timedOut' ? 'failed' : ending, (performance.now() - started) / 1000);
    };
    try {
      const answer = await transport(request, limit);
      tell(endingOfAnswer(answer));
      return answer;
    } catch (error) {
      tell(endingOf(error, limit));
      throw error;
    }
  };

  const run = (
    transport: Transport,
    request: UpstreamRequest,
    limit: CallLimit,
    operation: GuardedOperation,
    era: number,
    isProbe: boolean,
  ): Promise<UpstreamAnswer> => {
    const call: GuardedCall = {
      era,
      isProbe,
      callers: () => limit.callers?.() ?? 1,
      // A write may be done, so that its client waits for the answer.
      refuse: () => {
        if (request.method === 'GET') limit.abort(new UpstreamRefused('open'));
      },
    };
    operation.watch.started(call);
    return observed(transport, request, limit, (ending) => endOf(call, operation, ending));
  };

  /** Looks whether something is back, apart from all callers. It needs no slot: calls that hang may hold all of them. */
  const probeFor =
    ({ breaker }: UpstreamCircuit, transport: Transport, lane: Lane) =>
    async (request: UpstreamRequest): Promise<void> => {
      const { era } = lane;
      const limit = callLimit(probeLimits);
      const ended = (ending: Ending): void => {
        if ((ending === 'answered' || ending === 'refused') && era === lane.era)
          breaker.answered(slots.running(), true);
      };
      try {
        await observed(transport, request, limit, ended);
      } catch {
        // It is not back.
      } finally {
        limit.end();
      }
    };

  /** Where many time out at once, those that waited longest would only open connections in vain when they get their slots. */
  const waitForSlot = async (lane: Lane, network: string | null, limit: CallLimit): Promise<number> => {
    const era = await slots.wait(lane, network, limit);
    limit.endIfTooLate();
    if (limit.reason === null) return era;
    slots.release(lane, era);
    throw limit.reason;
  };

  // Neither this nor `sendOnce` is async: each function that is costs every call an object and a turn of the microtasks.
  const runInSlot = (
    transport: Transport,
    request: UpstreamRequest,
    limit: CallLimit,
    operation: GuardedOperation,
    isProbe = false,
  ): Promise<UpstreamAnswer> => {
    const { lane } = operation;
    const era = slots.take(lane);
    if (era !== null) return run(transport, request, limit, operation, era, isProbe);
    const address = request.headers['x-forwarded-for'];
    const network = address === undefined ? null : widestNetworkOf(address);
    return waitForSlot(lane, network, limit).then((freed) =>
      run(transport, request, limit, operation, freed, isProbe),
    );
  };

  /** Sends a request although a breaker is open, if its circuit says that it may go. */
  const sendIfBack = async (
    circuit: UpstreamCircuit,
    admission: Exclude<Admission, 'go'>,
    transport: Transport,
    request: UpstreamRequest,
    limit: CallLimit,
    operation: GuardedOperation,
  ): Promise<UpstreamAnswer> => {
    const decision = await circuit.decide(admission, request, probeFor(circuit, transport, operation.lane));
    if (decision === 'refused') throw new UpstreamRefused('open');
    return runInSlot(transport, request, limit, operation, decision === 'asProbe');
  };

  const sendOnce = (
    transport: Transport,
    request: UpstreamRequest,
    limit: CallLimit,
    operation: GuardedOperation,
  ): Promise<UpstreamAnswer> => {
    const { circuit, lane } = operation;
    whole.saw(request);
    circuit.saw(request);
    const admission = whole.breaker.admit(slots.running());
    if (admission !== 'go') return sendIfBack(whole, admission, transport, request, limit, operation);
    const own = circuit.breaker.admit(lane.running);
    return own === 'go'
      ? runInSlot(transport, request, limit, operation)
      : sendIfBack(circuit, own, transport, request, limit, operation);
  };

  /** Only reads are sent twice, because a write that failed may have been done. */
  const mayRetry = ({ method }: UpstreamRequest, limit: CallLimit): boolean =>
    method === 'GET' && limit.reason === null && !whole.breaker.isOpen() && budget.take() && limit.restart();

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
      /** The name of the operation in the contract of the upstream, of which there are not many. */
      operationName: string,
    ): Promise<UpstreamAnswer> => {
      const operation = operationOf(operationName);
      budget.earn();
      try {
        const answer = await sendOnce(transport, request, limit, operation);
        if (!unavailable.has(answer.status) || !mayRetry(request, limit)) return answer;
      } catch (error) {
        const isUnanswered = connectionErrors.has(codeOf(error)) && !limit.hasStarted;
        if (!isUnanswered || !mayRetry(request, limit)) return failed(error);
      }
      observer?.retried();
      await pauseWithin(limit);
      return sendOnce(transport, request, limit, operation).catch(failed);
    },
    state: () => ({
      breaker: whole.breaker.isOpen() ? ('open' as const) : ('closed' as const),
      /** The operations that are not called. */
      hung: [...operations].flatMap(([name, { circuit }]) => (circuit.breaker.isOpen() ? [name] : [])),
      running: slots.running(),
      waiting: slots.waiting(),
    }),
  };
};

export type UpstreamGuard = ReturnType<typeof upstreamGuard>;
