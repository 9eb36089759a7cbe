import { setTimeout as pause } from 'node:timers/promises';
import type { UpstreamRequest } from '../transport.ts';
import { circuitBreaker, type Admission } from './circuitBreaker.ts';

/**
 * Chooses what to ask an upstream that is not called, to see whether it is back: the latest read that needs no token. Unlike a
 * health check it takes the way that visitors need, so that it hangs when, for instance, only the database does. Where nobody
 * reads, it is `readyUrl`, where the upstream says whether it can store something, or without one the address of a write, which a
 * service that runs answers with 404 or 405, whether its database does or not.
 */
const probeRequests = (readyUrl: string | null) => {
  let latest: UpstreamRequest | null = null;
  return {
    /** To be called with each request, whether it is sent or not. */
    saw: (request: UpstreamRequest): void => {
      if (request.method === 'GET' && !('authorization' in request.headers)) latest = request;
    },
    /** Whether there is a read that a probe can repeat. */
    hasRead: (): boolean => latest !== null,
    /** The probe that a refused request causes. It changes nothing, because its answer is for nobody. */
    inPlaceOf: ({ url }: UpstreamRequest): UpstreamRequest =>
      latest ?? { url: readyUrl ?? url, method: 'GET', headers: { accept: 'application/json' }, body: null },
  };
};

/** How long callers wait for the first probe after a quiet time: an upstream that is back answers within it. */
const firstProbeMs = 250;

/** How long a call that is its own probe keeps others from being one. */
const trialMs = 5_000;

interface CircuitOptions {
  /** See `circuitBreaker`. */
  readonly failures: number;
  /** Where to ask whether it is back if no read can be repeated; `trial` lets one call at a time through instead. */
  readonly withoutReads: string | null | 'trial';
  readonly onOpen: (cause: 'failures' | 'silence') => void;
  readonly onClose: () => void;
}

/** A breaker of an upstream, or of one of its operations, with the probes that look whether it is back. */
export const upstreamCircuit = ({ failures, withoutReads, onOpen, onClose }: CircuitOptions) => {
  const breaker = circuitBreaker({ failures, onOpen, onClose });
  const probes = probeRequests(withoutReads === 'trial' ? null : withoutReads);
  let firstProbe: Promise<unknown> | null = null;
  let trialUntil = 0;

  const takeTrial = (): boolean => {
    const time = performance.now();
    if (time < trialUntil) return false;
    trialUntil = time + trialMs;
    return true;
  };

  return {
    breaker,
    saw: probes.saw,
    /**
     * Decides about a call that the breaker does not simply admit: whether it may go after all, because the first probe after a quiet
     * time was answered, or `asProbe`.
     */
    decide: async (
      admission: Exclude<Admission, 'go'>,
      request: UpstreamRequest,
      probe: (request: UpstreamRequest) => Promise<void>,
    ): Promise<'refused' | 'go' | 'asProbe'> => {
      if (admission !== 'refused' && withoutReads === 'trial' && !probes.hasRead())
        return takeTrial() ? 'asProbe' : 'refused';
      if (admission === 'firstProbe')
        firstProbe = Promise.race([probe(probes.inPlaceOf(request)), pause(firstProbeMs)]).finally(() => {
          firstProbe = null;
        });
      else if (admission === 'probe') void probe(probes.inPlaceOf(request));
      if (firstProbe !== null) await firstProbe;
      return breaker.isOpen() ? 'refused' : 'go';
    },
  };
};

export type UpstreamCircuit = ReturnType<typeof upstreamCircuit>;
