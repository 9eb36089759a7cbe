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

/**
 * Creates each image once: keeps finished ones up to a size, and equal concurrent requests share one. The key must
 * name everything that the image depends on.
 */
export const imageStore = () => {
  const finished = new LRUCache<string, FinishedImage>({
    maxSize: cacheBytes,
    sizeCalculation: ({ body }) => body.byteLength,
  });
  const underWay = new Map<string, Promise<FinishedImage>>();
  const limited = limitConcurrency(drawnAtOnce, drawnLater);

  const tagged = async (make: () => Promise<Buffer>): Promise<FinishedImage> => {
    const body = await make();
    return { body, etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"` };
  };

  return async (key: string, make: () => Promise<Buffer>): Promise<FinishedImage> => {
    const ready = finished.get(key);
    if (ready !== undefined) return ready;
    const shared =
      underWay.get(key) ??
      limited(() => tagged(make)).finally(() => {
        underWay.delete(key);
      });
    underWay.set(key, shared);
    const image = await shared;
    finished.set(key, image);
    return image;
  };
};
