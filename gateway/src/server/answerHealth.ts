import type { Config } from '../config/parseConfig.ts';
import { callLimit } from '../rest/callLimits.ts';
import type { Transport } from '../rest/transport.ts';
import type { UpstreamGuards } from '../rest/upstreams/upstreamGuards.ts';
import type { HealthCheck, Readiness } from '@citygigs/server/health/readiness.ts';
import type { ServerResponse } from 'node:http';

const limits = { responseTimeoutMs: 1_500, overallTimeoutMs: 1_500 };

/**
 * Looks whether web-api answers, by its shortest list. The call goes through the guard: it is refused while the breaker is
 * open, and makes it look whether web-api is back, also in a gateway that gets no requests because it is not ready.
 */
export const webApiAnswers =
  (
    guards: UpstreamGuards,
    { webApi }: Pick<Config['upstreams'], 'webApi'>,
    transport: Transport,
  ): HealthCheck =>
  async () => {
    const limit = callLimit(limits);
    try {
      const request = {
        url: `${webApi}/en/languages`,
        method: 'GET',
        headers: { accept: 'application/json' },
        body: null,
      } as const;
      const { status, isRefusal = false } = await guards['web-api'].send(
        transport,
        request,
        limit,
        '/languages',
      );
      // Services that have too much to do are there: without gateways, nobody would get what they still answer.
      return isRefusal || status < 500;
    } finally {
      limit.end();
    }
  };

const send = (response: ServerResponse, status: number, body: object): void => {
  if (response.destroyed) return;
  response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' });
  response.end(JSON.stringify(body));
};

/**
 * Answers `/healthz`, which says that the event loop runs, and `/readyz`, which says whether the process can serve. Returns
 * whether it does.
 */
export const answerHealth =
  (ready: Readiness) =>
  (path: string | undefined, response: ServerResponse): boolean => {
    if (path === '/healthz') {
      send(response, 200, { status: 'ok' });
      return true;
    }
    if (path !== '/readyz') return false;
    void ready.report().then(({ isReady, body }) => send(response, isReady ? 200 : 503, body));
    return true;
  };
