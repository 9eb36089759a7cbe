import { namedPairs } from './namedPairs.ts';

/** How long the gateway waits for an answer of an upstream. */
export interface TimeLimits {
  readonly responseTimeoutMs: number;
  readonly overallTimeoutMs: number;
}

/** The upstreams with a contract, by the names that clients and operators see. */
export const upstreamNames = ['web-api', 'sales-api', 'ofp-api', 'more-jobs-api', 'ip-lookup'] as const;

export type UpstreamName = (typeof upstreamNames)[number];

/** The limits of the specification, which no upstream may exceed. */
export const longest: TimeLimits = { responseTimeoutMs: 45_000, overallTimeoutMs: 90_000 };

const isWithin = (milliseconds: number, limit: number): boolean => milliseconds >= 1 && milliseconds <= limit;

/** Shorter limits of single upstreams: `ip-lookup=2000/5000,sales-api=10000/20000`. */
export const upstreamTimeouts = namedPairs({
  names: upstreamNames,
  pairOf: (responseTimeoutMs, overallTimeoutMs): TimeLimits | null =>
    isWithin(responseTimeoutMs, longest.responseTimeoutMs) &&
    isWithin(overallTimeoutMs, longest.overallTimeoutMs)
      ? { responseTimeoutMs, overallTimeoutMs }
      : null,
  error: `must be entries such as ip-lookup=2000/5000, of ${upstreamNames.join(', ')}, at most ${longest.responseTimeoutMs}/${longest.overallTimeoutMs}`,
});

/** The limits of every upstream: its own, unless the general ones are shorter. */
export const timeLimitsOf = (
  general: TimeLimits,
  own: ReadonlyMap<UpstreamName, TimeLimits>,
): Readonly<Record<UpstreamName, TimeLimits>> => {
  const entries = upstreamNames.map((name) => {
    const { responseTimeoutMs, overallTimeoutMs } = own.get(name) ?? general;
    return [
      name,
      {
        responseTimeoutMs: Math.min(responseTimeoutMs, general.responseTimeoutMs),
        overallTimeoutMs: Math.min(overallTimeoutMs, general.overallTimeoutMs),
      },
    ] as const;
  });
  return Object.fromEntries(entries) as Record<UpstreamName, TimeLimits>;
};

/** The longest time that any upstream may take for a call, in milliseconds. */
export const longestOverall = (limits: Readonly<Record<UpstreamName, TimeLimits>>): number =>
  Math.max(...Object.values(limits).map(({ overallTimeoutMs }) => overallTimeoutMs));
