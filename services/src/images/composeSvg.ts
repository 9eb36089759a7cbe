import type { Drawing } from './drawing/drawing.ts';
import type { Layout } from './layout.ts';
import type { Shade } from './transformations.ts';

/** Multiplying by this grey keeps the warm lights, and leaves a white title about 4:1 even on the sun. */
const shades: Readonly<Record<Shade, string>> = {
  dark: '<rect width="100%" height="100%" fill="#807a78" style="mix-blend-mode:multiply"/>',
  light: '<rect width="100%" height="100%" fill="#ffffff" fill-opacity=".6"/>',
};

const tidy = (value: number): string => String(Math.round(value * 100) / 100);

/** The whole image as one SVG document, at its final size: nothing is resampled afterwards. */
export const composeSvg = (
  drawing: Drawing,
  { canvas, picture }: Layout,
  shade: Shade | undefined,
): string => {
  const left = tidy((canvas.width - picture.width) / 2);
  const top = tidy((canvas.height - picture.height) / 2);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${canvas.width}" height="${canvas.height}">`,
    `<svg x="${left}" y="${top}" width="${tidy(picture.width)}" height="${tidy(picture.height)}"`,
    ` viewBox="0 0 ${drawing.width} ${drawing.height}" preserveAspectRatio="none">`,
    drawing.content,
    '</svg>',
    shade === undefined ? '' : shades[shade],
    '</svg>',
  ].join('');
};
