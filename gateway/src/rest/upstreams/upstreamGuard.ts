import { widestNetworkOf } from '@citygigs/server/http/networkOf.ts';
import { callLimit, UpstreamTimeoutError, type CallLimit } from '../callLimits.ts';
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

/** The calls of one operation. */
interface GuardedOperation {
  readonly lane: Lane;
  readonly circuit: UpstreamCircuit;
  readonly watch: HangWatch<GuardedCall>;
}

interface GuardedCall extends RunningCall {
  readonly transport: Transport;
  readonly request: UpstreamRequest;
  readonly limit: CallLimit;
  readonly operation: GuardedOperation;
  /** That of its slot. */
  generation: number;
  /** Whether it goes although the breaker of its operation is open. */
  isProbe: boolean;
}

/** Ends a call that may hang. A write may be done, so that its client waits for the answer. */
const refuse = ({ request, limit }: GuardedCall): void => {
  if (request.method === 'GET') limit.abort(new UpstreamRefused('open'));
};

/** An upstream that refuses for now is alive: calling it no more would lose what it still answers. */
const endingOfAnswer = ({ status, isRefusal = false }: UpstreamAnswer): Ending => {
  if (isRefusal) return 'refused';
  return status < 500 ? 'answered' : 'failed';
};

const endingOf = (error: unknown, { reason }: CallLimit): Ending => {
  if (reason instanceof LateError) return 'late';
  if (reason instanceof ClientDisconnected) return 'nothing';
  if (reason instanceof UpstreamTimeoutError) return 'timedOut';
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
  // Each change of the breaker begins a generation. Results of calls from an earlier generation are ignored, because they say
  // nothing about the upstream now.
  const upstream = upstreamCircuit({
    failures,
    withoutReads: readyUrl,
    onOpen: (cause) => {
      // The whole upstream fails, so no operation is at fault alone.
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
        for (const call of hanging) refuse(call);
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

  const endOf = (call: GuardedCall, ending: Ending): void => {
    const { lane, circuit, watch } = call.operation;
    const isCurrent = call.generation === lane.generation;
    slots.release(lane, call.generation);
    if (!isCurrent) return;
    if (ending === 'answered' || ending === 'refused') {
      answeredAt = performance.now();
      watch.answered(call);
      upstream.breaker.answered(slots.running(), false);
      circuit.breaker.answered(lane.running, call.isProbe);
    } else if (ending === 'failed') {
      watch.ended(call);
      upstream.breaker.failed();
    } else if (ending === 'timedOut') {
      watch.gaveUp(call);
      upstream.breaker.failed();
    } else {
      const hasLeft = ending === 'nothing';
      if (hasLeft) watch.ended(call);
      else watch.gaveUp(call);
      upstream.breaker.unanswered(hasLeft);
      circuit.breaker.unanswered(hasLeft);
    }
  };

  /** Sends a request, and tells how it ended. */
  const observed = async (
    { transport, request }: Pick<GuardedCall, 'transport' | 'request'>,
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

  const run = (call: GuardedCall, generation: number, isProbe: boolean): Promise<UpstreamAnswer> => {
    call.generation = generation;
    call.isProbe = isProbe;
    call.operation.watch.started(call);
    return observed(call, call.limit, (ending) => endOf(call, ending));
  };

  /** Sends a probe that no client waits for. It takes no slot, because hanging calls may hold all of them. */
  const probeFor =
    ({ breaker }: UpstreamCircuit, { transport, operation: { lane } }: GuardedCall) =>
    async (request: UpstreamRequest): Promise<void> => {
      const { generation } = lane;
      const limit = callLimit(probeLimits);
      const ended = (ending: Ending): void => {
        if ((ending === 'answered' || ending === 'refused') && generation === lane.generation)
          breaker.answered(slots.running(), true);
      };
      try {
        await observed({ transport, request }, limit, ended);
      } catch {
        // It is not back.
      } finally {
        limit.end();
      }
    };

  /** Where many time out at once, those that waited longest would only open connections in vain when they get their slots. */
  const waitForSlot = async (lane: Lane, network: string | null, limit: CallLimit): Promise<number> => {
    const generation = await slots.wait(lane, network, limit);
    limit.endIfTooLate();
    if (limit.reason === null) return generation;
    slots.release(lane, generation);
    throw limit.reason;
  };

  // Neither this nor `sendOnce` is async: each function that is costs every call an object and a turn of the microtasks.
  const runInSlot = (call: GuardedCall, isProbe = false): Promise<UpstreamAnswer> => {
    const { request, limit, operation } = call;
    const generation = slots.take(operation.lane);
    if (generation !== null) return run(call, generation, isProbe);
    const address = request.headers['x-forwarded-for'];
    const network = address === undefined ? null : widestNetworkOf(address);
    return waitForSlot(operation.lane, network, limit).then((freed) => run(call, freed, isProbe));
  };

  /** Sends a request although a breaker is open, if its circuit says that it may go. */
  const sendIfBack = async (
    circuit: UpstreamCircuit,
    admission: Exclude<Admission, 'go'>,
    call: GuardedCall,
  ): Promise<UpstreamAnswer> => {
    const decision = await circuit.decide(admission, call.request, probeFor(circuit, call));
    if (decision === 'refused') throw new UpstreamRefused('open');
    return runInSlot(call, decision === 'asProbe');
  };

  const sendOnce = (call: GuardedCall): Promise<UpstreamAnswer> => {
    const { circuit, lane } = call.operation;
    upstream.saw(call.request);
    circuit.saw(call.request);
    const admission = upstream.breaker.admit(slots.running());
    if (admission !== 'go') return sendIfBack(upstream, admission, call);
    const own = circuit.breaker.admit(lane.running);
    return own === 'go' ? runInSlot(call) : sendIfBack(circuit, own, call);
  };

  /** Only reads are sent twice, because a write that failed may have been done. */
  const mayRetry = ({ method }: UpstreamRequest, limit: CallLimit): boolean =>
    method === 'GET' &&
    limit.reason === null &&
    !upstream.breaker.isOpen() &&
    budget.take() &&
    limit.restart();

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
      const call: GuardedCall = {
        transport,
        request,
        limit,
        operation: operationOf(operationName),
        generation: 0,
        isProbe: false,
        callers: () => limit.callers?.() ?? 1,
      };
      budget.earn();
      try {
        const answer = await sendOnce(call);
        if (!unavailable.has(answer.status) || !mayRetry(request, limit)) return answer;
      } catch (error) {
        const isUnanswered = connectionErrors.has(codeOf(error)) && !limit.hasStarted;
        if (!isUnanswered || !mayRetry(request, limit)) return failed(error);
      }
      observer?.retried();
      await pauseWithin(limit);
      return sendOnce(call).catch(failed);
    },
    state: () => ({
      breaker: upstream.breaker.isOpen() ? ('open' as const) : ('closed' as const),
      /** The operations that are not called. */
      hung: [...operations].flatMap(([name, { circuit }]) => (circuit.breaker.isOpen() ? [name] : [])),
      running: slots.running(),
      waiting: slots.waiting(),
    }),
  };
};

export type UpstreamGuard = ReturnType<typeof upstreamGuard>;
