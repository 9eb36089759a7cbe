import { createHash } from 'node:crypto';
import { boundedCache } from './boundedCache.ts';
import { composeSvg } from './composeSvg.ts';
import { encode } from './encode.ts';
import { layOut } from './layout.ts';
import { limitConcurrency } from './limitConcurrency.ts';
import type { WrittenFormat } from './negotiateFormat.ts';
import type { PictureKind } from './pictures.ts';
import type { Transformations } from './transformations.ts';

/** A finished image and its entity tag. */
export interface FinishedImage {
  readonly body: Buffer;
  readonly etag: string;
}

const cacheBytes = 64 * 1024 * 1024;
const drawnAtOnce = 2;
const drawnLater = 500;

/** Makes images, each once: finished ones are kept within bounds, and equal requests share one making. */
export const imageStore = () => {
  const finished = boundedCache<FinishedImage>(cacheBytes, ({ body }) => body.byteLength);
  const underWay = new Map<string, Promise<FinishedImage>>();
  const limited = limitConcurrency(drawnAtOnce, drawnLater);

  const make = async (kind: PictureKind, slug: string, asked: Transformations, format: WrittenFormat) => {
    const drawing = kind.draw(slug);
    const layout = layOut(drawing, asked.width, asked.height, asked.crop);
    const body = await encode(composeSvg(drawing, layout, asked.shade), format, asked.quality, kind.flat);
    return { body, etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"` };
  };

  return async (
    kind: PictureKind,
    slug: string,
    asked: Transformations,
    format: WrittenFormat,
  ): Promise<FinishedImage> => {
    const { width, height, crop, quality, shade } = asked;
    const key = [kind.name, slug, width, height, crop, quality, shade, format].join(' ');
    const ready = finished.get(key);
    if (ready !== undefined) return ready;
    const shared =
      underWay.get(key) ??
      limited(() => make(kind, slug, asked, format)).finally(() => {
        underWay.delete(key);
      });
    underWay.set(key, shared);
    const image = await shared;
    finished.set(key, image);
    return image;
  };
};
