import type { Drawing } from './drawing/drawing.ts';
import type { Layout } from './layout.ts';
import type { Shade } from './transformations.ts';

/** Multiplying by this grey keeps warm colours and gives white text a contrast of about 4:1 even on the sun. */
const shades: Readonly<Record<Shade, string>> = {
  dark: '<rect width="100%" height="100%" fill="#807a78" style="mix-blend-mode:multiply"/>',
  light: '<rect width="100%" height="100%" fill="#ffffff" fill-opacity=".6"/>',
};

const tidy = (value: number): string => String(Math.round(value * 100) / 100);

/** Composes the image as one SVG document in its final size, so that nothing is resampled. */
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
