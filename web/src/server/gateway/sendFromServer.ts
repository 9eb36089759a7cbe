import type { RequestSpan } from '@citygigs/server/tracing/tracer.ts';
import { traceparentOf } from '@citygigs/server/tracing/traceparent.ts';
import { requestBody, type GatewayResponse, type Send } from '../../relay/gatewayResponse.ts';
import { connectionRetries } from './connectionRetries.ts';
import type { GatewayAccess } from './gatewayAccess.ts';

/**
 * A signal that aborts after a time, unless it is ended before. `AbortSignal.timeout` keeps itself and what waits for it in memory
 * until its time is over, also when nothing waits any more.
 */
export const timeLimit = (ms: number) => {
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(new DOMException('This took too long', 'TimeoutError')), ms);
  timer.unref();
  return { signal: limit.signal, end: () => clearTimeout(timer) };
};

// Longer than the gateway waits for its upstreams, so that the gateway's own error arrives.
const timeoutMs = 95_000;

export interface Caller {
  readonly language: string;
  readonly clientClass: string;
  /** The value of `x-forwarded-for`. */
  readonly forwardedFor: string;
  /** The trace that the gateway continues; it begins one otherwise. */
  readonly traceId?: string;
  /** The span to which the calls belong, if there is one. */
  readonly span?: RequestSpan | undefined;
  /** Aborts when nobody needs the answers any more. */
  readonly signal?: AbortSignal;
}

/** Sends operations to the gateway during server rendering, again while it restarts. */
export const sendFromServer =
  (
    gateway: GatewayAccess,
    { language, clientClass, forwardedFor, traceId, span: requestSpan, signal }: Caller,
  ): Send =>
  async (operation, variables, patience) => {
    const attempt = async (limit: AbortSignal): Promise<GatewayResponse> => {
      const span = requestSpan?.callSpan('POST', 'gateway', '/graphql');
      const sent = fetch(`${gateway.gatewayUrl}?lang=${language}`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          accept: 'application/graphql-response+json, application/json',
          'x-client-class': clientClass,
          'x-forwarded-for': forwardedFor,
          ...(traceId === undefined ? {} : { traceparent: span?.traceparent ?? traceparentOf(traceId) }),
          ...(patience ? { 'x-patience': patience } : {}),
        },
        body: requestBody(operation, variables),
        signal: AbortSignal.any([limit, ...(signal ? [signal] : [])]),
        redirect: 'error',
      });
      span?.endWith(sent);
      const response = await sent;
      if (!response.headers.get('content-type')?.includes('json')) {
        throw new Error(`The gateway answered ${operation.name} with status ${response.status}.`);
      }
      try {
        return (await response.json()) as GatewayResponse;
      } catch (error) {
        if (!(error instanceof SyntaxError)) throw error;
        // The message of the error quotes the answer, which may be about a person.
        throw new SyntaxError(`The gateway's answer to ${operation.name} is not JSON.`);
      }
    };
    const isRepeatable = operation.operationKind === 'query';
    const mayRetry = connectionRetries(gateway, { isRepeatable, signal });
    for (;;) {
      const started = performance.now();
      const ended = (outcome: 'answered' | 'failed'): void =>
        gateway.gatewayObserver?.called(outcome, (performance.now() - started) / 1000);
      const limit = timeLimit(timeoutMs);
      try {
        const answer = await attempt(limit.signal);
        ended('answered');
        return answer;
      } catch (error) {
        if (signal?.aborted !== true) ended('failed');
        if (!(await mayRetry(error))) throw error;
      } finally {
        limit.end();
      }
    }
  };
