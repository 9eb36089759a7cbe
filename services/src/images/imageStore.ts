import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { limitConcurrency } from './limitConcurrency.ts';

/** A finished image and its entity tag. */
export interface FinishedImage {
  readonly body: Buffer;
  readonly etag: string;
}

const cacheBytes = 64 * 1024 * 1024;
const drawnAtOnce = 2;
const drawnLater = 500;

const tagged = async (make: () => Promise<Buffer>): Promise<FinishedImage> => {
  const body = await make();
  return { body, etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"` };
};

/**
 * Creates each image once: keeps finished ones up to a size, and equal concurrent requests share one. The key must
 * name everything that the image depends on.
 */
export const imageStore = () => {
  const limited = limitConcurrency(drawnAtOnce, drawnLater);
  const images = new LRUCache<string, FinishedImage, () => Promise<Buffer>>({
    maxSize: cacheBytes,
    sizeCalculation: ({ body }) => body.byteLength,
    // An image that is evicted while it is drawn still arrives.
    ignoreFetchAbort: true,
    fetchMethod: (_key, _before, { context: make }) => limited(() => tagged(make)),
  });
  return (key: string, make: () => Promise<Buffer>): Promise<FinishedImage> =>
    images.forceFetch(key, { context: make });
};
