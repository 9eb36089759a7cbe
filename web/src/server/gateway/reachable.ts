import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

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
export const reachable = (url: URL): Promise<void> => {
  const running = searches.get(url.origin);
  if (running !== undefined) return running;
  const started = search(url).finally(() => searches.delete(url.origin));
  searches.set(url.origin, started);
  return started;
};
