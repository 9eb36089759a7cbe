import type { Redis } from 'ioredis';
import { purgeChannel, type Purge } from '@citygigs/server/purging/purge.ts';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { signedPurges, type PurgeRefusal } from '@citygigs/server/purging/signedPurges.ts';
import { readBody, RequestError } from './request/readBody.ts';

/**
 * Tells all gateways and sites what has changed. Resolves to the number of processes that were told; null without Redis, and
 * while it does not answer: then what they keep expires.
 */
export const publishPurge = async (redis: Redis | null, purge: Purge): Promise<number | null> => {
  if (redis?.status !== 'ready') return null;
  try {
    return await redis.publish(purgeChannel, JSON.stringify(purge));
  } catch {
    return null;
  }
};

interface PurgeOptions {
  /** With what senders sign; null: nobody may purge. */
  readonly secret: string | null;
  /** Purges what all processes keep; resolves to the number of those that were told, null without Redis. */
  readonly purge: (what: Purge) => Promise<number | null>;
}

const codes = { 401: 'UNAUTHENTICATED', 409: 'REPEATED', 422: 'BAD_REQUEST' } as const;

const refused = ({ status, reason }: PurgeRefusal) => new RequestError(status, codes[status], reason);

const isForNobody = () => Promise.resolve(false);

/** Answers `POST /purge`, by which programs that know the secret make all processes forget what they keep of an entity. */
export const answerPurge = ({ secret, purge }: PurgeOptions) => {
  const signed = secret === null ? null : signedPurges(secret);
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (signed === null || request.method !== 'POST')
      throw new RequestError(404, 'NOT_FOUND', 'There is nothing here');
    const refusal = signed.refusalOf(request.headers);
    if (refusal !== null) throw refused(refusal);
    const read = signed.read(request.headers, await readBody(request, isForNobody));
    if ('status' in read) throw refused(read);
    const receivers = await purge(read);
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ receivers }));
  };
};
