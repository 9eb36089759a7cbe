import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { parsePurge, type Purge } from './purge.ts';

/** The header with the time when a purge was signed, in seconds since 1970. */
export const timeHeader = 'x-purge-timestamp';

export const signatureHeader = 'x-purge-signature';

/** Signs a body and the time: HMAC-SHA256 of `<time>.<body>`, in hexadecimal digits. */
export const signatureOf = (secret: string, time: string, body: string | Buffer): string =>
  createHmac('sha256', secret).update(`${time}.`).update(body).digest('hex');

/** How far the clock of the sender may be from ours, and how long a request may take. */
const maxAgeS = 300;

/** More than anybody sends while a signature is valid. */
const maxRemembered = 10_000;

/** Why a request to purge is refused, and with which status. */
export interface PurgeRefusal {
  readonly status: 401 | 409 | 422;
  readonly reason: string;
}

const unsigned: PurgeRefusal = {
  status: 401,
  reason: `${timeHeader} and ${signatureHeader} are not right, or older than ${maxAgeS} seconds`,
};

const repeated: PurgeRefusal = { status: 409, reason: 'This request came before' };

const faultOf = (error: unknown): string =>
  error instanceof z.ZodError ? z.prettifyError(error) : 'The body is not valid JSON';

/** Verifies requests to purge that programs sign with a secret. */
export const signedPurges = (secret: string) => {
  const remembered = new LRUCache<string, true>({ max: maxRemembered, ttl: 2 * maxAgeS * 1_000 });

  const signedHeaders = (headers: IncomingHttpHeaders) => {
    const [time, signature] = [headers[timeHeader], headers[signatureHeader]];
    if (typeof time !== 'string' || !/^\d{10}$/.test(time)) return null;
    if (typeof signature !== 'string' || !/^[\da-f]{64}$/.test(signature)) return null;
    return Math.abs(Date.now() / 1_000 - Number(time)) > maxAgeS ? null : { time, signature };
  };

  return {
    /** Refuses most of what is not signed before its body is read; null if the body has to be read. */
    refusalOf: (headers: IncomingHttpHeaders): PurgeRefusal | null =>
      signedHeaders(headers) === null ? unsigned : null,
    /** What a request asks to purge, or why it is refused. Each signature is accepted once. */
    read: (headers: IncomingHttpHeaders, body: Buffer): Purge | PurgeRefusal => {
      const signed = signedHeaders(headers);
      if (signed === null) return unsigned;
      const expected = signatureOf(secret, signed.time, body);
      if (!timingSafeEqual(Buffer.from(expected), Buffer.from(signed.signature))) return unsigned;
      if (remembered.has(expected)) return repeated;
      remembered.set(expected, true);
      try {
        return parsePurge(body.toString('utf8'));
      } catch (error) {
        return { status: 422, reason: faultOf(error) };
      }
    },
  };
};
