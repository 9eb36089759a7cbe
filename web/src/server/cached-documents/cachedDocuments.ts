import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import { entityTag } from '../page/entityTag.ts';

/** A document as it is cached: compressed, as every program takes it that takes anything compressed. */
export interface CachedDocument {
  readonly gzip: Buffer;
  readonly tag: string;
  /** When this process first made it with these contents. */
  readonly modified: Date;
  /** Its path, which may differ from the one that was asked for. */
  readonly path: string;
}

/** What is made for an address: a text, or null when there is none. */
export type Make = () => Promise<{ readonly text: string; readonly path: string } | null>;

/** Thrown when so many documents wait to be made that no other may. */
export class TooManyWaitingError extends Error {
  override readonly name = 'TooManyWaitingError';
}

interface Cached {
  readonly document: CachedDocument;
  readonly until: number;
}

interface Options {
  readonly maxAgeMs: number;
  readonly maxBytes: number;
}

const compress = promisify(gzip);

/** How many are made at a time: while one waits for its data, another is written. */
const atOnce = 2;
const maxWaiting = 32;

/** An HTTP date has no milliseconds. */
const now = (): Date => new Date(Math.floor(Date.now() / 1_000) * 1_000);

/**
 * Keeps the documents of crawlers, which are dear to make and change seldom. Each is made once for all who ask for it. They have a
 * queue of their own, so that many of them take no time from pages.
 */
export const createCachedDocuments = ({ maxAgeMs, maxBytes }: Options) => {
  const documents = new LRUCache<string, Cached>({
    maxSize: maxBytes,
    sizeCalculation: ({ document }, key) => document.gzip.length + key.length,
  });
  const underWay = new Map<string, Promise<CachedDocument | null>>();
  const queue = pLimit(atOnce);

  const makeNow = async (key: string, make: Make): Promise<CachedDocument | null> => {
    const made = await make();
    if (made === null) {
      documents.delete(key);
      return null;
    }
    const before = documents.peek(key)?.document;
    const tag = entityTag(made.text);
    const modified = before?.tag === tag ? before.modified : now();
    const document = { gzip: await compress(made.text), tag, path: made.path, modified };
    documents.set(key, { document, until: Date.now() + maxAgeMs });
    return document;
  };

  /** The document with this key; null when there is none. */
  return async (key: string, make: Make): Promise<CachedDocument | null> => {
    const cached = documents.get(key);
    if (cached !== undefined && Date.now() < cached.until) return cached.document;
    const running = underWay.get(key);
    if (running !== undefined) return running;
    if (queue.pendingCount >= maxWaiting) throw new TooManyWaitingError();
    const made = queue(() => makeNow(key, make)).finally(() => underWay.delete(key));
    underWay.set(key, made);
    return made;
  };
};
