import { callLimits } from '../../src/rest/callLimits.ts';
import type { Transport, UpstreamRequest } from '../../src/rest/transport.ts';
import { upstreamGuard, type GuardOptions } from '../../src/rest/upstreams/upstreamGuard.ts';

export const read: UpstreamRequest = { url: 'http://x/', method: 'GET', headers: {}, body: null };
export const write: UpstreamRequest = { ...read, method: 'POST', body: '{}' };

export const limitOf = (responseTimeoutMs = 5_000, client: AbortSignal | null = null) =>
  callLimits(
    () => ({ responseTimeoutMs, overallTimeoutMs: 10_000 }),
    () => client,
    null,
  )(true, 'web-api');

/** A guard in front of a transport, with what it says and how much it sends. */
export const guarded = (transport: Transport, settings: Partial<GuardOptions> = {}) => {
  const changes: string[] = [];
  let sent = 0;
  const guard = upstreamGuard({
    maxCalls: 4,
    maxCallsOfOperation: settings.maxCalls ?? 4,
    failures: 0,
    retryPercent: 0,
    readyUrl: null,
    onOpen: (cause, operation) => changes.push(operation === null ? cause : `${operation} ${cause}`),
    onClose: (operation) => changes.push(operation === null ? 'closed' : `${operation} closed`),
    ...settings,
  });
  const counted: Transport = (request, limit) => {
    sent += 1;
    return transport(request, limit);
  };
  const send = (request = read, limit = limitOf(), operation = 'a') =>
    guard.send(counted, request, limit, operation).finally(limit.end);
  /** Sends calls one after the other, and returns how many of them failed. */
  const sendMany = async (count: number, request = read) => {
    let failed = 0;
    for (let calls = 0; calls < count; calls += 1) await send(request).catch(() => (failed += 1));
    return failed;
  };
  return { guard, send, sendMany, changes, sent: () => sent };
};

export const ok: Transport = async () => ({ status: 200, text: '{}' });
export const status =
  (code: number): Transport =>
  async () => ({ status: code, text: null });
export const failing =
  (code: string): Transport =>
  async () =>
    Promise.reject(Object.assign(new Error(code), { code }));
export const hung: Transport = (_request, limit) =>
  new Promise((_resolve, reject) => {
    limit.onAbort(reject);
  });
