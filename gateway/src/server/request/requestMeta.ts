import type { IncomingMessage } from 'node:http';
import type { LanguageCode } from '../../config/languages.ts';
import type { KeyScope } from '../../keys/keyFile.ts';
import { requestLanguage } from './requestLanguage.ts';
import type { RequestSpan } from '@citygigs/server/tracing/tracer.ts';
import { traceIdOf } from '@citygigs/server/tracing/traceparent.ts';
import { clientAddress, type IsTrusted } from './clientAddress.ts';

/** What is known about a request before its body is read. */
export interface RequestMeta {
  readonly traceId: string;
  readonly language: LanguageCode;
  readonly clientIp: string | null;
  /** Whether it comes from one of our proxies. */
  readonly fromProxy: boolean;
  /** Whether the client uses TLS, which one of our proxies says. */
  readonly isSecure: boolean;
  /** The span to which its calls belong; null while none are recorded. */
  readonly span?: RequestSpan | null;
  /** What its API key allows; null without one. */
  readonly keyScope?: KeyScope | null;
}

/** What the HTTP server passes to Yoga with each request. */
export interface ServerContext extends Record<string, unknown> {
  readonly requestMeta: RequestMeta;
}

/** The value of a header; null without one. Node.js joins repeated headers, except `set-cookie`. */
export const single = (header: string | string[] | undefined): string | null =>
  typeof header === 'string' ? header : null;

/** The language in a query, which is alone in that of the site. */
const langOf = (query: string | undefined): string | null =>
  /^lang=([a-z]{2})$/.exec(query ?? '')?.[1] ?? new URLSearchParams(query).get('lang');

/** Reads trace id, language and client IP. Trusts forwarded headers only from our proxies. */
export const requestMetaOf = (request: IncomingMessage, isTrusted: IsTrusted): RequestMeta => {
  const fromProxy = isTrusted(request.socket.remoteAddress ?? '');
  const query = (request.url ?? '').split('?', 2)[1];
  return {
    traceId: traceIdOf(fromProxy ? single(request.headers['traceparent']) : null),
    language: requestLanguage(langOf(query), request.headers['accept-language']),
    clientIp: clientAddress(request, isTrusted),
    fromProxy,
    isSecure: fromProxy && /^https\b/i.test(single(request.headers['x-forwarded-proto']) ?? ''),
  };
};
