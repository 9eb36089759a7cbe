import type { ServerResponse } from 'node:http';
import { Counter, Gauge, type Registry } from 'prom-client';
import type { LimitedWrite } from '../../config/hourlyLimits.ts';
import type { UpstreamName } from '../../config/upstreamTimeouts.ts';
import type { GuardObserver } from '../../rest/upstreams/upstreamGuard.ts';
import type { upstreamStates } from '../../rest/upstreams/upstreamGuards.ts';
import { createRegistry } from '@citygigs/server/metrics/registry.ts';

/** How an operation ended: whole, with a part missing, without data, or answered with the bytes of an earlier answer. */
export type OperationOutcome = 'complete' | 'incomplete' | 'failed' | 'kept';

/** Measures what runs between the gateway and each of its upstreams. */
const upstreamMetrics = ({ registry, durations }: ReturnType<typeof createRegistry>) => {
  const registers: [Registry] = [registry];
  const calls = durations(
    'citygigs_upstream_call_duration_seconds',
    'Time until the answer to a call was read, by how it ended.',
    ['upstream', 'outcome'],
  );
  const refused = new Counter({
    name: 'citygigs_upstream_calls_refused_total',
    help: 'Calls that were not sent, because the breaker was open or too many waited.',
    labelNames: ['upstream', 'cause'],
    registers,
  });
  const retries = new Counter({
    name: 'citygigs_upstream_retries_total',
    help: 'Reads that were sent a second time.',
    labelNames: ['upstream'],
    registers,
  });
  return {
    /** What the guard of an upstream tells about its calls. */
    observerOf: (upstream: UpstreamName): GuardObserver => ({
      called: (outcome, seconds) => calls.observe({ upstream, outcome }, seconds),
      refused: (cause) => refused.inc({ upstream, cause }),
      retried: () => retries.inc({ upstream }),
    }),
    /** Adds the state of the guards, which is read when the metrics are. */
    watchUpstreams: (states: () => ReturnType<typeof upstreamStates>): void => {
      const gaugeOf = (
        name: string,
        help: string,
        valueOf: (state: ReturnType<typeof upstreamStates>[number]) => number,
        aggregator: 'sum' | 'max' = 'sum',
      ): void => {
        const gauge: Gauge<'upstream'> = new Gauge({
          name,
          help,
          aggregator,
          labelNames: ['upstream'],
          registers,
          collect: () => {
            for (const state of states()) gauge.set({ upstream: state.upstream }, valueOf(state));
          },
        });
      };
      gaugeOf(
        'citygigs_upstream_breaker_open',
        '1 while the upstream is not called.',
        ({ breaker }) => (breaker === 'open' ? 1 : 0),
        'max',
      );
      gaugeOf(
        'citygigs_upstream_operations_hung',
        'Operations that are not called, because they hang while the upstream answers others.',
        ({ hung }) => hung.length,
        'max',
      );
      gaugeOf('citygigs_upstream_calls_running', 'Calls that run.', ({ running }) => running);
      gaugeOf('citygigs_upstream_calls_waiting', 'Calls that wait for a slot.', ({ waiting }) => waiting);
    },
  };
};

/** The metrics of the gateway. */
export const createGatewayMetrics = () => {
  const metrics = createRegistry();
  const { registry, requestStarted, requestEnded, requestsRefused, watchReadiness } = metrics;
  const operations = metrics.durations(
    'citygigs_operation_duration_seconds',
    'Time to execute an operation of the site; all others are named other.',
    ['operation'],
  );
  const outcomes = new Counter({
    name: 'citygigs_operations_total',
    help: 'Operations by how they ended.',
    labelNames: ['operation', 'outcome'],
    registers: [registry],
  });
  const limited = new Counter({
    name: 'citygigs_writes_limited_total',
    help: 'Writes that were refused because an address or an account had written too often within the hour.',
    labelNames: ['write', 'by'],
    registers: [registry],
  });
  return {
    registry,
    watchReadiness,
    requestsRefused,
    writeLimited: (write: LimitedWrite, by: 'address' | 'account'): void => limited.inc({ write, by }),
    ...upstreamMetrics(metrics),
    /** Measures a request until its response is sent or its client has left. */
    observeRequest: (path: string | undefined, response: ServerResponse): void => {
      const started = performance.now();
      requestStarted();
      response.once('close', () => {
        const status = response.writableFinished ? response.statusCode : 499;
        const seconds = (performance.now() - started) / 1000;
        requestEnded(path === '/graphql' ? '/graphql' : 'other', status, seconds);
      });
    },
    operationEnded: (operation: string, outcome: OperationOutcome, seconds: number): void => {
      outcomes.inc({ operation, outcome });
      operations.observe({ operation }, seconds);
    },
  };
};

export type GatewayMetrics = ReturnType<typeof createGatewayMetrics>;
