import type { ServerResponse } from 'node:http';
import type { Readiness } from '@citygigs/server/health/readiness.ts';

const send = (response: ServerResponse, status: number, body: object): void => {
  if (response.destroyed) return;
  response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' });
  response.end(JSON.stringify(body));
};

/** Answers `/healthz`, which says that the event loop runs, and `/readyz`, which says whether the process can serve. Returns whether it does. */
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
