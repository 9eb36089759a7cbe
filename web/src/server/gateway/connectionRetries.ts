import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { GatewayAccess } from './gatewayAccess.ts';

const intervalMs = 50;
const connectMs = 1_000;

/** How long one search for a server lasts; those who still wait begin another one. */
const maxSearchMs = 10_000;

const accepts = async ({ protocol, hostname, port }: URL): Promise<boolean> => {
  const host = hostname.replace(/^\[|\]$/g, '');
  const socket = connect(port === '' ? (protocol === 'https:' ? 443 : 80) : Number(port), host);
  try {
    await once(socket, 'connect', { signal: AbortSignal.timeout(connectMs) });
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
};

const search = async (url: URL): Promise<void> => {
  const end = performance.now() + maxSearchMs;
  do await pause(intervalMs);
  while (!(await accepts(url)) && performance.now() < end);
};

const searches = new Map<string, Promise<void>>();

/** Waits until a server accepts connections, for at most ten seconds. All who wait share one search. */
const reachable = (url: URL): Promise<void> => {
  const running = searches.get(url.origin);
  if (running !== undefined) return running;
  const started = search(url).finally(() => searches.delete(url.origin));
  searches.set(url.origin, started);
  return started;
};

interface RetryOptions {
  /** Whether the gateway may get the request twice. */
  readonly isRepeatable: boolean;
  /** Aborts when nobody waits for the answer any more. */
  readonly signal?: AbortSignal | undefined;
}

/** Decides, and waits, after a failure. */
export type MayRetry = (cause: unknown) => Promise<boolean>;

type Failure = 'refused' | 'lost';

/** Errors of connections, by their codes in Node's client and in undici's. Refused ones have sent nothing. */
const failures: Readonly<Record<string, Failure>> = {
  ECONNREFUSED: 'refused',
  ECONNRESET: 'lost',
  EPIPE: 'lost',
  UND_ERR_SOCKET: 'lost',
};

/** How often a request is repeated that may be what ended the gateway. */
const maxLost = 2;

const lostPauseMs = 20;

const failureOf = (error: unknown): Failure | null => {
  if (!(error instanceof Error)) return null;
  const known = 'code' in error && typeof error.code === 'string' ? failures[error.code] : undefined;
  return known ?? failureOf(error.cause);
};

/**
 * Lets a request to the gateway be repeated while the gateway restarts: any request that was refused, because nothing was sent,
 * and a repeatable one whose connection ended before its answer.
 */
export const connectionRetries = (
  { gatewayUrl, gatewayRetryMs, gatewayObserver }: GatewayAccess,
  { isRepeatable, signal }: RetryOptions,
): MayRetry => {
  const end = performance.now() + gatewayRetryMs;
  const mayWait = () => signal?.aborted !== true && performance.now() < end;
  let lost = 0;
  const decide = async (failure: Failure): Promise<boolean> => {
    if (!mayWait()) return false;
    if (failure === 'lost') {
      lost += 1;
      if (!isRepeatable || lost > maxLost) return false;
      await pause(lostPauseMs);
      return mayWait();
    }
    const waited = new AbortController();
    const options = { signal: AbortSignal.any([waited.signal, ...(signal ? [signal] : [])]) };
    const timeUp = pause(end - performance.now(), undefined, options).catch(() => undefined);
    await Promise.race([reachable(new URL(gatewayUrl)), timeUp]);
    waited.abort();
    return mayWait();
  };
  return async (cause) => {
    const failure = failureOf(cause);
    const repeats = failure !== null && (await decide(failure));
    if (repeats) gatewayObserver?.retried(failure);
    return repeats;
  };
};
