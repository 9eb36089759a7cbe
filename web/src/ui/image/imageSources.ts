import { imageUrl, type ImageOptions } from './imageUrl.ts';

/** The sources of one picture for screens of different width or density. */
export interface ImageSources {
  readonly src: string;
  readonly srcSet: string;
}

interface Shape extends ImageOptions {
  readonly height: number;
  readonly width: number;
}

/** With `widths` the browser chooses by width, otherwise by pixel density. The aspect ratio is always kept. */
export const imageSources = (path: string, shape: Shape, widths?: readonly number[]): ImageSources => {
  const sized = (width: number): string =>
    imageUrl(path, { ...shape, width, height: Math.round((width * shape.height) / shape.width) });
  const srcSet =
    widths === undefined
      ? [1, 2].map((density) => `${sized(shape.width * density)} ${density}x`)
      : widths.map((width) => `${sized(width)} ${width}w`);
  return { src: sized(shape.width), srcSet: srcSet.join(', ') };
};
