import type { Config } from '../../config/parseConfig.ts';
import { upstreamNames, type UpstreamName } from '../../config/upstreamTimeouts.ts';
import type { Log } from '../../errors/log.ts';
import { upstreamGuard, type GuardObserver, type UpstreamGuard } from './upstreamGuard.ts';

type Limits = Pick<Config, 'upstreamCalls' | 'breakerFailures' | 'retryPercent' | 'upstreams'>;

export type UpstreamGuards = Readonly<Record<UpstreamName, UpstreamGuard>>;

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
      failures: breakerFailures,
      retryPercent,
      readyUrl: readyUrls[upstream] ?? null,
      onOpen: (cause) => log.warn({ upstream, cause }, 'upstream not called for now'),
      onClose: () => log.info({ upstream }, 'upstream called again'),
      observer: observerOf?.(upstream),
    });
  const entries = upstreamNames.map((name) => [name, guardOf(name)] as const);
  return Object.fromEntries(entries) as Record<UpstreamName, UpstreamGuard>;
};

/** The state of each upstream: whether it is called, and how many calls run and wait. */
export const upstreamStates = (guards: UpstreamGuards) =>
  upstreamNames.map((upstream) => ({ upstream, ...guards[upstream].state() }));
