import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { CdnConfig } from '../../config/cdnSettings.ts';
import type { Purge } from '../page/pageCache.ts';
import { everythingKey } from '@citygigs/server/http/surrogateHeaders.ts';

/** As many keys as Fastly takes in one request. */
const maxKeys = 256;

/** With more, everything is purged, so that a CDN that cannot be reached does not fill the memory. */
const maxWaiting = 10_000;

/** Changes that come together are sent together. */
const batchMs = 200;

const patienceMs = 5_000;
const retryAfterMs = 1_000;

interface CdnPurgerOptions {
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
  /** Counts requests to the CDN, by how they ended. */
  readonly onSent?: ((outcome: 'answered' | 'failed') => void) | undefined;
}

const keysOf = (what: Purge): readonly string[] =>
  'all' in what ? [everythingKey] : [...(what.ids ?? []), ...(what.paths ?? [])];

/** Purges a CDN by surrogate keys, as Fastly reads them. Nobody waits for it; what the CDN does not take after a repetition is logged. */
export const cdnPurger = ({ url, token }: CdnConfig, { log, onSent }: CdnPurgerOptions) => {
  const waiting = new Set<string>();
  let underWay: Promise<void> | null = null;

  const send = async (keys: readonly string[]): Promise<void> => {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'surrogate-key': keys.join(' '), ...(token === null ? {} : { 'fastly-key': token }) },
      signal: AbortSignal.timeout(patienceMs),
      redirect: 'error',
    });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`The CDN answered ${response.status}`);
  };

  const sendBatch = async (keys: readonly string[]): Promise<void> => {
    try {
      await send(keys).catch(async () => {
        await pause(retryAfterMs);
        await send(keys);
      });
      onSent?.('answered');
    } catch (error) {
      log.warn({ err: error, keys: keys.length }, 'the CDN could not be purged');
      onSent?.('failed');
    }
  };

  const sendWaiting = async (): Promise<void> => {
    await pause(batchMs);
    while (waiting.size > 0) {
      const keys = waiting.has(everythingKey) ? [everythingKey] : [...waiting].slice(0, maxKeys);
      if (keys[0] === everythingKey) waiting.clear();
      for (const key of keys) waiting.delete(key);
      await sendBatch(keys);
    }
    underWay = null;
  };

  return {
    purge: (what: Purge): void => {
      // What is not ASCII or has a space is no key, and no answer is cached with it.
      for (const key of keysOf(what)) if (/^[!-~]+$/.test(key)) waiting.add(key);
      if (waiting.size > maxWaiting) waiting.add(everythingKey);
      if (waiting.size > 0) underWay ??= sendWaiting();
    },
    /** Resolves when everything has been sent, for a process that stops. */
    whenSent: async (): Promise<void> => {
      await underWay;
    },
  };
};
