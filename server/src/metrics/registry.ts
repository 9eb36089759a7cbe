import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/** The upper bounds of durations, in seconds: from a cached answer to the time limit of an upstream. */
const buckets = [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 10, 45];

/** The metrics that every process has: those of Node.js, of its requests, and whether it is ready. */
export const createRegistry = () => {
  const registry = new Registry();
  const registers: [Registry] = [registry];
  collectDefaultMetrics({ register: registry });
  const durations = <Label extends string>(name: string, help: string, labelNames: Label[]) =>
    new Histogram<Label>({ name, help, labelNames, buckets, registers });
  const requests = durations(
    'citygigs_http_request_duration_seconds',
    'Time until a response was sent, by route; status 499 if the client left before.',
    ['route', 'status'],
  );
  const running = new Gauge({
    name: 'citygigs_http_requests_running',
    help: 'Requests that are being answered.',
    registers,
  });
  const refused = new Counter({
    name: 'citygigs_requests_refused_total',
    help: 'Requests that were refused because too many were under way.',
    registers,
  });
  return {
    registry,
    /** Adds a metric of durations. */
    durations,
    requestStarted: (): void => running.inc(),
    /** The route must be one of a bounded set: never an address as a client sent it. */
    requestEnded: (route: string, status: number, seconds: number): void => {
      running.dec();
      requests.observe({ route, status }, seconds);
    },
    /** Counts requests that an overloaded process refused. */
    requestsRefused: (requests: number): void => refused.inc(requests),
    /** Adds a metric that says whether the process can serve. */
    watchReadiness: (isReady: () => Promise<boolean>): void => {
      const gauge: Gauge = new Gauge({
        name: 'citygigs_ready',
        help: '1 if the process can serve, as /readyz says.',
        aggregator: 'min',
        registers,
        collect: async () => gauge.set((await isReady()) ? 1 : 0),
      });
    },
  };
};
