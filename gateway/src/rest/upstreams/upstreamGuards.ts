import type { Config } from '../../config/parseConfig.ts';
import { upstreamNames, type UpstreamName } from '../../config/upstreamTimeouts.ts';
import type { Log } from '../../errors/log.ts';
import { upstreamGuard, type GuardObserver, type UpstreamGuard } from './upstreamGuard.ts';

type Limits = Pick<Config, 'upstreamCalls' | 'breakerFailures' | 'retryPercent' | 'upstreams'>;

export type UpstreamGuards = Readonly<Record<UpstreamName, UpstreamGuard>>;

/** The share of the slots of an upstream that the calls of one operation may hold. */
const shareOfOperation = 3 / 4;

const named = (operation: string | null) => (operation === null ? {} : { operation });

/** The guards of all upstreams. Each has its own, so that one that fails takes nothing from the others. */
export const upstreamGuards = (
  { upstreamCalls, breakerFailures, retryPercent, upstreams }: Limits,
  log: Pick<Log, 'info' | 'warn'>,
  observerOf?: (upstream: UpstreamName) => GuardObserver,
): UpstreamGuards => {
  /** The gateway only writes there. */
  const readyUrls: Partial<Record<UpstreamName, string>> = {
    'sales-api': `${upstreams.sales}/readyz`,
    'ofp-api': `${upstreams.ofp}/readyz`,
  };
  const guardOf = (upstream: UpstreamName): UpstreamGuard =>
    upstreamGuard({
      maxCalls: upstreamCalls,
      maxCallsOfOperation: Math.ceil(upstreamCalls * shareOfOperation),
      failures: breakerFailures,
      retryPercent,
      readyUrl: readyUrls[upstream] ?? null,
      onOpen: (cause, operation) =>
        log.warn({ upstream, cause, ...named(operation) }, 'upstream not called for now'),
      onClose: (operation) => log.info({ upstream, ...named(operation) }, 'upstream called again'),
      observer: observerOf?.(upstream),
    });
  const entries = upstreamNames.map((name) => [name, guardOf(name)] as const);
  return Object.fromEntries(entries) as Record<UpstreamName, UpstreamGuard>;
};

/** The state of each upstream: whether it is called, and how many calls run and wait. */
export const upstreamStates = (guards: UpstreamGuards) =>
  upstreamNames.map((upstream) => ({ upstream, ...guards[upstream].state() }));
