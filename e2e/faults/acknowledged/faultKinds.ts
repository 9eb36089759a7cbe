import type { BrowserContext } from '@playwright/test';
import type { Fault } from '../../harness/faults.ts';
import type { OwnProduct } from './ownProduct.ts';

const upstreamFaults: Readonly<Record<string, Fault>> = {
  reset: { kind: 'reset' },
  lostAnswer: { kind: 'lostAnswer' },
  status500: { kind: 'status', status: 500 },
  hang: { kind: 'hang' },
};

export const faultKinds = ['none', 'offline', 'kill', ...Object.keys(upstreamFaults)];

/** Makes the next writes fail in one way; returns what ends the fault, for those that last. */
export const armFault = async (
  kind: string,
  { services, proxy }: OwnProduct,
  context: BrowserContext,
): Promise<() => Promise<void>> => {
  proxy.reset();
  const fault = upstreamFaults[kind];
  if (fault !== undefined)
    proxy.addFault({ method: 'POST', path: '/lead|reviews$|earning$', flags: '', times: 1, fault });
  if (kind === 'kill') {
    await services.kill();
    return services.restart;
  }
  await context.setOffline(kind === 'offline');
  return () => context.setOffline(false);
};
