import type { IncomingHttpHeaders } from 'node:http';
import { Agent, type Dispatcher } from 'undici';
import type { CallLimit } from './callLimits.ts';
import { decompressed, textOf, isPlain } from './decodedBody.ts';
import { sharedMaxAgeMs } from './sharing/sharedMaxAge.ts';

/** A request to an upstream. */
export interface UpstreamRequest {
  readonly url: string;
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
}

/** The answer of an upstream. */
export interface UpstreamAnswer {
  readonly status: number;
  /** The text of a JSON body; null where the gateway needs none, which is then not read. */
  readonly text: string | null;
  /** For how long others may get the same answer, in milliseconds; null if the upstream does not say. */
  readonly maxAgeMs?: number | null;
  /** True if the upstream refused the request for now: status 503, and when to come back. */
  readonly isRefusal?: boolean;
}

/** Sends a request within the limits of its call. Rejects if there is no answer, or with the reason of the limit. */
export type Transport = (request: UpstreamRequest, limit: CallLimit) => Promise<UpstreamAnswer>;

/** Of one answer. The largest, everything stored about a user, has a few megabytes. */
const maxAnswerBytes = 32 * 1024 * 1024;

/** How much of a body that nobody reads may arrive, so that its connection can be used again. */
const maxUnreadBytes = 64 * 1024;
const maxUnreadMs = 1_000;

// `CallLimit` sets the time limits instead, and `callSlots` the number of calls: a call that waited here for a connection
// could not be ended.
const agent = new Agent({ headersTimeout: 0, bodyTimeout: 0, connections: null, keepAliveTimeout: 10_000 });

const redirects: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);

const single = (header: string | string[] | undefined): string =>
  (Array.isArray(header) ? header[0] : header) ?? '';

const isJson = (headers: IncomingHttpHeaders): boolean =>
  /^application\/(?:[\w.-]+\+)?json\b/i.test(single(headers['content-type']));

const isOk = (status: number): boolean => status >= 200 && status < 300;

/** The statuses of refusals whose body may name the rejected fields. */
const naming: ReadonlySet<number> = new Set([400, 409, 422]);

/** Receives one answer, from the events of undici. */
class Exchange implements Dispatcher.DispatchHandler {
  readonly #limit: CallLimit;
  readonly #resolve: (answer: UpstreamAnswer) => void;
  readonly #reject: (reason: unknown) => void;
  readonly #chunks: Buffer[] = [];
  #controller: Dispatcher.DispatchController | null = null;
  #status = 0;
  #encoding = '';
  #maxAgeMs: number | null = null;
  #bytes = 0;
  #isRead = false;
  #unreadTimer: NodeJS.Timeout | undefined;

  constructor(
    limit: CallLimit,
    resolve: (answer: UpstreamAnswer) => void,
    reject: (reason: unknown) => void,
  ) {
    this.#limit = limit;
    this.#resolve = resolve;
    this.#reject = reject;
    limit.onAbort((reason) => {
      reject(reason);
      // Without a controller it is still connecting, and is aborted when it has connected.
      this.#controller?.abort(reason);
    });
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    if (this.#limit.reason === null) this.#controller = controller;
    else controller.abort(this.#limit.reason);
  }

  onResponseStart(
    controller: Dispatcher.DispatchController,
    status: number,
    headers: IncomingHttpHeaders,
  ): void {
    // 100 and 103 come before the answer.
    if (status < 200) return;
    if (redirects.has(status)) {
      // Following a redirect could leak the visitor's token to another host.
      controller.abort(new Error(`The upstream redirects with status ${status}`));
      return;
    }
    if (status === 401 && single(headers['www-authenticate']) === 'Signature') {
      // As a 401, it would sign users out.
      controller.abort(new Error('The upstream takes no request without a signature by its UPSTREAM_SECRET'));
      return;
    }
    this.#limit.answerStarted();
    this.#status = status;
    this.#encoding = single(headers['content-encoding']).toLowerCase();
    this.#maxAgeMs = sharedMaxAgeMs(single(headers['cache-control']));
    this.#isRead = isJson(headers) && status !== 204 && (isOk(status) || naming.has(status));
    if (this.#isRead) return;
    this.#resolve({ status, text: null, isRefusal: status === 503 && 'retry-after' in headers });
    const abort = () => controller.abort(new Error('Nobody reads this body'));
    this.#unreadTimer = setTimeout(abort, maxUnreadMs);
    this.#unreadTimer.unref();
  }

  onResponseData(controller: Dispatcher.DispatchController, chunk: Buffer): void {
    this.#bytes += chunk.length;
    const limit = this.#isRead ? maxAnswerBytes : maxUnreadBytes;
    if (this.#bytes > limit) controller.abort(new Error(`The answer has more than ${limit} bytes`));
    else if (this.#isRead) this.#chunks.push(chunk);
  }

  onResponseEnd(): void {
    clearTimeout(this.#unreadTimer);
    if (!this.#isRead) return;
    const [first, second] = this.#chunks;
    const body = first !== undefined && second === undefined ? first : Buffer.concat(this.#chunks);
    const status = this.#status;
    const maxAgeMs = this.#maxAgeMs;
    const resolve = (text: string) => this.#resolve({ status, text, maxAgeMs });
    if (isPlain(this.#encoding)) resolve(textOf(body));
    else decompressed(body, this.#encoding, maxAnswerBytes).then(resolve, this.#reject);
  }

  onResponseError(_controller: Dispatcher.DispatchController, error: Error): void {
    clearTimeout(this.#unreadTimer);
    this.#reject(error);
  }
}

/** A path with its query that parsing would not change: it is encoded already, and no part begins with a dot. */
const plainPath = /^(?!.*\/(?:\.|%2[eE]))\/[\w.~!*(),%/?=&+-]*$/;

/** The origin of what comes before the path of a URL; null if there is more than an origin. */
const originOf = (beginning: string): string | null => {
  const { origin, href } = new URL(beginning);
  return href === `${origin}/` ? origin : null;
};

/** The origin and the path of a URL. Parsing takes as long as the rest of a request, so plain URLs are only divided. */
export const partsOf = (url: string): { readonly origin: string; readonly path: string } => {
  const start = url.indexOf('/', 'https://'.length);
  const path = start === -1 ? '' : url.slice(start);
  const plainOrigin = plainPath.test(path) ? originOf(url.slice(0, start)) : null;
  if (plainOrigin !== null) return { origin: plainOrigin, path };
  const { origin, pathname, search } = new URL(url);
  return { origin, path: `${pathname}${search}` };
};

/** Sends requests over HTTP, by the events of undici: `fetch` and its streams cost more than all the rest of a call. */
export const httpTransport: Transport = ({ url, method, headers, body }, limit) =>
  new Promise((resolve, reject) => {
    if (limit.reason !== null) throw limit.reason;
    const { origin, path } = partsOf(url);
    agent.dispatch({ origin, path, method, headers, body }, new Exchange(limit, resolve, reject));
  });
