import type { IncomingMessage, ServerResponse } from 'node:http';

/** The limit of all bodies but uploads of pictures, of which a slow phone may take its time to send the rest. */
const maxSmallBytes = 64 * 1024;

const keepMs = 20;

const hasBody = ({ headers }: IncomingMessage): boolean =>
  'transfer-encoding' in headers || Number(headers['content-length'] ?? 0) > 0;

const isUnfinished = ({ req: request }: ServerResponse): boolean =>
  !request.complete && hasBody(request) && Number(request.headers['content-length'] ?? 0) <= maxSmallBytes;

/**
 * Counts the requests whose small body has not arrived: they cost no time, and anybody can send a thousand of them. Ends the oldest
 * beyond a number of them. Counts again only after some time or some requests, because it looks at all of them.
 */
export const unfinishedRequests = (running: ReadonlySet<ServerResponse>, maxUnfinished: number) => {
  const keepRequests = Math.ceil(maxUnfinished / 16);
  let counted = 0;
  let countedOf = 0;
  let countedAt = Number.NEGATIVE_INFINITY;
  return (): number => {
    const now = performance.now();
    if (now - countedAt < keepMs && running.size < countedOf + keepRequests) return counted;
    countedAt = now;
    countedOf = running.size;
    // The newest one is being decided on, before anything of its body is read.
    const unfinished = [...running].slice(0, -1).filter(isUnfinished);
    for (const { req: request } of unfinished.slice(0, Math.max(0, unfinished.length - maxUnfinished)))
      request.socket.destroy();
    counted = unfinished.length;
    return counted;
  };
};
