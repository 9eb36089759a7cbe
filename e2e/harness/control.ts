import type { CallFilter, Fault, FaultRule, RecordedCall } from './faults.ts';
import { matches } from './faults.ts';
import type { AddedOffer } from './database/addedOffers.ts';
import type { LeadRow } from './database/leads.ts';
import type { CollectedEvent } from './thirdParties.ts';

/** Control of the proxy between the gateway and the services, for one test. */
export interface ProxyControl {
  /** The calls of this test so far, oldest first. */
  readonly calls: (filter?: CallFilter) => Promise<readonly RecordedCall[]>;
  /** Deletes the recorded calls and keeps the faults. */
  readonly clear: () => Promise<void>;
  /** Makes the next `times` matching calls fail, or all of them. */
  readonly fault: (filter: CallFilter, fault: Fault, times?: number) => Promise<void>;
}

/** An error or warning report that the site's server logged. */
export interface LoggedReport {
  readonly level: number | string;
  readonly report: unknown;
}

const send = async (url: string, method = 'GET', body?: unknown): Promise<unknown> => {
  const answer = await fetch(url, { method, ...(body === undefined ? {} : { body: JSON.stringify(body) }) });
  if (!answer.ok) throw new Error(`${method} ${url}: ${await answer.text()}`);
  return answer.json();
};

/** Controls the product of a test's worker; `base` is the product's address at the control server. */
export const productControl = (base: string) => {
  const proxy: ProxyControl = {
    calls: async (filter) => {
      const calls = (await send(`${base}/calls`)) as RecordedCall[];
      return filter === undefined ? calls : calls.filter((call) => matches(call, filter));
    },
    clear: async () => {
      await send(`${base}/calls`, 'DELETE');
    },
    fault: async ({ method, path, query }, fault, times) => {
      const rule: FaultRule = {
        method: method ?? null,
        path: path.source,
        flags: path.flags,
        ...(query === undefined ? {} : { query }),
        times: times ?? null,
        fault,
      };
      await send(`${base}/faults`, 'POST', rule);
    },
  };
  return {
    proxy,
    collected: async () => (await send(`${base}/collected`)) as readonly CollectedEvent[],
    sentryEvents: async () => (await send(`${base}/sentry`)) as readonly unknown[],
    reports: async () => (await send(`${base}/reports`)) as readonly LoggedReport[],
    /** Returns only rows that the calls of this test wrote, because other workers write to the same table. */
    leads: async (): Promise<readonly LeadRow[]> => {
      const calls = await proxy.calls({ method: 'POST', path: /\/lead\/?$/ });
      const keys = new Set(calls.map(({ headers }) => headers['idempotency-key']));
      const rows = (await send(`${base}/leads`)) as LeadRow[];
      return rows.filter((row) => row.idempotency_key !== null && keys.has(row.idempotency_key));
    },
    /** Adds an offer to a city while the product runs. */
    addOffer: async (citySlug: string) => (await send(`${base}/offers`, 'POST', citySlug)) as AddedOffer,
    removeOffer: async (id: number) => {
      await send(`${base}/offers`, 'DELETE', id);
    },
    reset: async () => {
      await send(`${base}/state`, 'DELETE');
    },
  };
};
