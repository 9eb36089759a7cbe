import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { limitConcurrency } from './limitConcurrency.ts';

/** A finished image and its entity tag. */
export interface FinishedImage {
  readonly body: Buffer;
  readonly etag: string;
}

const cacheBytes = 64 * 1024 * 1024;
const maxConcurrent = 2;
const maxWaiting = 500;

const withEtag = async (render: () => Promise<Buffer>): Promise<FinishedImage> => {
  const body = await render();
  return { body, etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"` };
};

/**
 * Renders each image once: caches images up to a total size, and concurrent requests for an image share one rendering. The key must
 * contain everything that the image depends on.
 */
export const imageStore = () => {
  const limit = limitConcurrency(maxConcurrent, maxWaiting);
  const images = new LRUCache<string, FinishedImage, () => Promise<Buffer>>({
    maxSize: cacheBytes,
    sizeCalculation: ({ body }) => body.byteLength,
    // Return an image even if it is evicted while it is being rendered.
    ignoreFetchAbort: true,
    fetchMethod: (_key, _before, { context: render }) => limit(() => withEtag(render)),
  });
  return (key: string, render: () => Promise<Buffer>): Promise<FinishedImage> =>
    images.forceFetch(key, { context: render });
};
