import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { ImageFiles } from './imageFiles.ts';
import { Abandoned, limitConcurrency } from '../rest/limitConcurrency.ts';

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
  /** Whether the site shows it. Anybody may ask for other images, which must not displace those of the site. */
  readonly isOfSite: () => Promise<boolean>;
  /** Where an image of the site is cached when the process ends; null: nowhere. */
  readonly files: ImageFiles | null;
  /** Aborted when the client leaves. */
  readonly signal: AbortSignal;
}

interface Drawing {
  readonly image: Promise<FinishedImage>;
  readonly abandoned: AbortController;
  clients: number;
}

interface ImageLimits {
  /** How many images are drawn at once. */
  readonly running: number;
  /** How many megapixels may wait. */
  readonly waitingMegapixels: number;
  /** How many bytes of images of the site are cached in memory, and how many of others. */
  readonly siteBytes: number;
  readonly otherBytes: number;
}

/** What an image costs besides its pixels, in megapixels. */
const baseCost = 0.05;

const withEtag = (body: Buffer): FinishedImage => ({
  body,
  etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
});

const imagesUpTo = (maxSize: number) =>
  new LRUCache<string, FinishedImage>({ maxSize, sizeCalculation: ({ body }) => body.byteLength });

/**
 * Draws each image once: keeps images in memory up to a total size, and concurrent requests for an image share one drawing. A drawing
 * that waits while all its clients leave is dropped.
 */
export const imageStore = ({ running, waitingMegapixels, siteBytes, otherBytes }: ImageLimits) => {
  const limit = limitConcurrency(running, waitingMegapixels);
  const siteImages = imagesUpTo(siteBytes);
  const otherImages = imagesUpTo(otherBytes);
  const drawings = new Map<string, Drawing>();

  /** Keeps a drawn image among the others until it is known to be one of the site. No client waits for that. */
  const keepDrawn = ({ key, isOfSite, files }: WantedImage, image: FinishedImage): void => {
    otherImages.set(key, image);
    const keepForSite = () => {
      otherImages.delete(key);
      siteImages.set(key, image);
      files?.write(key, image.body);
    };
    // If that cannot be found out now, the next drawing tries again.
    isOfSite().then(
      (isOne) => isOne && keepForSite(),
      () => undefined,
    );
  };

  const findOrDraw = async (wanted: WantedImage, signal: AbortSignal) => {
    const { key, draw, megapixels, files } = wanted;
    const onDisk = await files?.read(key);
    if (onDisk) {
      const image = withEtag(onDisk);
      siteImages.set(key, image);
      return image;
    }
    const image = withEtag(await limit(draw, { weight: megapixels + baseCost, signal }));
    keepDrawn(wanted, image);
    return image;
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
    image.then(end, end);
    return drawing;
  };

  return async (wanted: WantedImage): Promise<FinishedImage> => {
    const { key, signal } = wanted;
    const cached = siteImages.get(key) ?? otherImages.get(key);
    if (cached !== undefined) return cached;
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
