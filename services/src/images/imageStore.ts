import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { ImageFiles } from './imageFiles.ts';
import { Abandoned, limitConcurrency } from './limitConcurrency.ts';

/** A finished image and its entity tag. */
export interface FinishedImage {
  readonly body: Buffer;
  readonly etag: string;
}

/** An image to be drawn. */
export interface WantedImage {
  /** Contains everything that the image depends on. */
  readonly key: string;
  readonly draw: () => Promise<Buffer>;
  readonly megapixels: number;
  /** Where it is kept when the process ends; null: nowhere. */
  readonly files: ImageFiles | null;
  /** Aborted when the client leaves. */
  readonly signal: AbortSignal;
}

interface Drawing {
  readonly image: Promise<FinishedImage>;
  readonly abandoned: AbortController;
  clients: number;
}

const cacheBytes = 64 * 1024 * 1024;
const maxConcurrent = 2;

/** How many megapixels may wait, which are drawn within about a second. */
const maxWaiting = 6;

/** What an image costs besides its pixels, in megapixels. */
const baseCost = 0.05;

const withEtag = (body: Buffer): FinishedImage => ({
  body,
  etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
});

/**
 * Draws each image once: keeps images in memory up to a total size, and concurrent requests for an image share one drawing. A drawing
 * that waits while all its clients leave is dropped.
 */
export const imageStore = () => {
  const limit = limitConcurrency(maxConcurrent, maxWaiting);
  const images = new LRUCache<string, FinishedImage>({
    maxSize: cacheBytes,
    sizeCalculation: ({ body }) => body.byteLength,
  });
  const drawings = new Map<string, Drawing>();

  const findOrDraw = async ({ key, draw, megapixels, files }: WantedImage, signal: AbortSignal) => {
    const kept = await files?.read(key);
    if (kept) return withEtag(kept);
    const body = await limit(draw, { weight: megapixels + baseCost, signal });
    files?.write(key, body);
    return withEtag(body);
  };

  const begin = (wanted: WantedImage): Drawing => {
    const { key } = wanted;
    const abandoned = new AbortController();
    const image = findOrDraw(wanted, abandoned.signal);
    const drawing: Drawing = { image, abandoned, clients: 0 };
    const end = () => {
      if (drawings.get(key) === drawing) drawings.delete(key);
    };
    drawings.set(key, drawing);
    abandoned.signal.addEventListener('abort', end);
    image.then((finished) => images.set(key, finished)).then(end, end);
    return drawing;
  };

  return async (wanted: WantedImage): Promise<FinishedImage> => {
    const { key, signal } = wanted;
    const kept = images.get(key);
    if (kept !== undefined) return kept;
    signal.throwIfAborted();
    const drawing = drawings.get(key) ?? begin(wanted);
    drawing.clients += 1;
    const leave = () => {
      drawing.clients -= 1;
      if (drawing.clients === 0) drawing.abandoned.abort(new Abandoned('All clients have left'));
    };
    signal.addEventListener('abort', leave);
    return drawing.image.finally(() => signal.removeEventListener('abort', leave));
  };
};
